import { type Coupon, couponFrom } from '@/domain/coupon';
import { generateCouponCode, secureRandom } from '@/domain/coupon-code';
import { normalizeCode } from '@/domain/coupon-discount';
import type { CouponFields } from '@/domain/coupon-form';
import { clockId } from '@/lib/clock-id';
import { createListStore } from './list-store';

/** All coupons of this browser, under 'coupons'. */
export const coupons = createListStore<Coupon>('coupons', couponFrom);

/** 'unstored': done, but storage is full or blocked and it lasts until the page is closed. */
export type CouponSave = 'stored' | 'unstored' | 'duplicate' | 'missing';

const hasCode = (list: readonly Coupon[], code: string, exceptId?: string) =>
  list.some((coupon) => coupon.id !== exceptId && normalizeCode(coupon.code) === code);

/**
 * Adds a coupon: active, never used, created now.
 * @returns 'duplicate' when the code exists, in whatever case: nothing is changed
 */
export function createCoupon(fields: CouponFields, now = new Date()): CouponSave {
  if (hasCode(coupons.read(), fields.code)) return 'duplicate';
  const isStored = coupons.update((current) => {
    const couponId = clockId(now, (taken) => current.some((coupon) => coupon.id === taken));
    return [
      ...current,
      { id: couponId, ...fields, usedCount: 0, isActive: true, createdAt: now.toISOString() },
    ];
  });
  return isStored ? 'stored' : 'unstored';
}

/** A new code that no coupon has. */
export function freeCode(): string {
  const list = coupons.read();
  return generateCouponCode((code) => hasCode(list, code), secureRandom);
}

function change(couponId: string, fields: Partial<Coupon>): CouponSave {
  if (!coupons.read().some((coupon) => coupon.id === couponId)) return 'missing';
  const isStored = coupons.update((current) =>
    current.map((coupon) => (coupon.id === couponId ? { ...coupon, ...fields } : coupon)),
  );
  return isStored ? 'stored' : 'unstored';
}

/**
 * Changes what the form decides; counters, state and creation time stay.
 * @returns 'duplicate' when another coupon has the code, 'missing' when the coupon is gone: nothing is changed
 */
export function editCoupon(couponId: string, fields: CouponFields): CouponSave {
  if (hasCode(coupons.read(), fields.code, couponId)) return 'duplicate';
  return change(couponId, fields);
}

/** Switches a coupon on or off. */
export function setCouponActive(couponId: string, isActive: boolean): CouponSave {
  return change(couponId, { isActive });
}

/** @returns whether the deletion was stored; if not, it lasts until the page is closed */
export function deleteCoupon(couponId: string): boolean {
  return coupons.update((current) => current.filter((coupon) => coupon.id !== couponId));
}
