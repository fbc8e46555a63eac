import { type Coupon, type CouponStatus, couponStatus } from './coupon';
import { toCents, toWhole } from './money';

/** What a coupon takes off an order. */
export interface Discount {
  coupon: Pick<Coupon, 'id' | 'code' | 'type' | 'discount'>;
  cents: number;
}

/** Why a code takes nothing off: it is not known, its coupon is not valid now, or its discount comes to no cent. */
export type CouponRefusal = 'Unknown' | Exclude<CouponStatus, 'Active'> | 'Worthless';

/** Why a coupon does nothing for an order. 'Changed': an admin has given it another kind or amount since it was seen. */
export type RedemptionRefusal = CouponRefusal | 'Changed';

type CouponAnswer = { discount: Discount; refusal: null } | { discount: null; refusal: CouponRefusal };

/** The code as it is stored and compared: trimmed, in capitals. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000;

/**
 * What a coupon takes off, rounded half up to whole cents, and never more than there is to pay. For orders in the database
 * `private.coupon_cents` counts the same; tests/support/coupon-cases.ts tries both.
 * @param subtotal cents
 * @returns cents, from 0 to the subtotal
 */
export function discountCents(
  { type, discount }: Pick<Coupon, 'type' | 'discount'>,
  subtotal: number,
): number {
  const hundredths = toWhole(discount, 2); // of a percent: whole numbers round without surprises
  const cents =
    type === 'fixed' ? toCents(discount) : Math.floor((subtotal * hundredths + WHOLE / 2) / WHOLE);
  return Math.min(Math.max(cents, 0), Math.max(subtotal, 0));
}

/**
 * What a typed code does for an order now. Where several coupons have the code, as damaged data may, a valid one counts.
 * @param subtotal cents
 */
export function answerToCode(
  coupons: readonly Coupon[],
  typed: string,
  subtotal: number,
  now: Date,
): CouponAnswer {
  const code = normalizeCode(typed);
  const named = coupons.filter((coupon) => code !== '' && normalizeCode(coupon.code) === code);
  const coupon = named.find((candidate) => couponStatus(candidate, now) === 'Active') ?? named[0];
  if (!coupon) return { discount: null, refusal: 'Unknown' };
  const status = couponStatus(coupon, now);
  if (status !== 'Active') return { discount: null, refusal: status };
  const cents = discountCents(coupon, subtotal);
  return cents > 0
    ? { discount: { coupon, cents }, refusal: null }
    : { discount: null, refusal: 'Worthless' };
}
