import { totalCents, type CartItem } from '@/domain/cart';
import type { Coupon } from '@/domain/coupon';
import { answerToCode, type Discount, type RedemptionRefusal } from '@/domain/coupon-discount';
import type { BillingInfo } from '@/domain/order';
import { coupons } from './coupons';
import { placeOrder } from './orders';

const count = (couponId: string, step: 1 | -1) => (current: Coupon[]) =>
  current.map((coupon) =>
    coupon.id === couponId ? { ...coupon, usedCount: Math.max(0, coupon.usedCount + step) } : coupon,
  );

const isSameOffer = (a: Discount['coupon'], b: Discount['coupon']) =>
  a.id === b.id && a.type === b.type && a.discount === b.discount;

/**
 * Stores the order for a cart with a coupon. The coupon is read and checked again now, and its use counted: taken first
 * and given back when the order can't be stored, so that no limit is ever exceeded. Other tabs must be kept waiting
 * meanwhile: call it under `REDEMPTION_LOCK`.
 * @param agreed what the person has seen
 * @returns null when it was stored, else why not; 'unstored' for storage that is full or blocked
 */
export function placeOrderWithCoupon(
  userId: string,
  items: readonly CartItem[],
  billing: BillingInfo,
  agreed: Discount,
  now = new Date(),
): RedemptionRefusal | 'unstored' | null {
  const { discount, refusal } = answerToCode(coupons.read(), agreed.coupon.code, totalCents(items), now);
  if (refusal) return refusal;
  const { coupon } = discount;
  if (!isSameOffer(coupon, agreed.coupon)) return 'Changed';
  if (!coupons.update(count(coupon.id, 1), false)) return 'unstored';
  if (placeOrder(userId, items, billing, now, discount)) return null;
  coupons.update(count(coupon.id, -1));
  return 'unstored';
}

/** The name under which one tab at a time redeems a coupon (sync/tab-lock). */
export const REDEMPTION_LOCK = 'inkpatch:coupons';
