import { formatPrice } from './money';
import { amountOf, idOf, isFields, numberOf, textOf } from './parsing';
import { formatDate, parseTimestamp } from '@/lib/dates';

export type CouponType = 'percentage' | 'fixed';

/** A coupon, as it lies in local storage too. */
export interface Coupon {
  id: string;
  /** Uppercase. */
  code: string;
  /** Percent or an amount, by `type`. */
  discount: number;
  type: CouponType;
  /** A day as it was typed (2026-01-31), or a full timestamp. */
  expiryDate: string;
  /** null for no limit. */
  usageLimit: number | null;
  usedCount: number;
  isActive: boolean;
  description: string;
  /** ISO timestamp. */
  createdAt: string;
  /** Which edit this is, where records are at home in the database: a later one is somebody else's. */
  version?: number;
}

/** A coupon of unknown shape; null when it has no id. */
export function couponFrom(value: unknown): Coupon | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  if (id === null) return null;
  const limit = numberOf(value.usageLimit);
  const used = numberOf(value.usedCount);
  return {
    id,
    code: textOf(value.code),
    discount: amountOf(value.discount),
    type: value.type === 'fixed' ? 'fixed' : 'percentage',
    expiryDate: textOf(value.expiryDate),
    usageLimit: Number.isInteger(limit) ? limit : null,
    usedCount: used !== null && Number.isInteger(used) && used >= 0 ? used : 0,
    isActive: value.isActive === true,
    description: textOf(value.description),
    createdAt: textOf(value.createdAt),
    ...(typeof value.version === 'number' && { version: value.version }),
  };
}

export type CouponStatus = 'Inactive' | 'Expired' | 'Limit Reached' | 'Active';

/** The local midnight at which a typed day begins, `later` days after it; null for a full timestamp or no date. */
function midnightOf(value: string, later = 0): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value.trim()) ?? [];
  if (year === undefined) return null;
  const date = new Date(2000, 0, 1);
  date.setFullYear(Number(year), Number(month) - 1, Number(day) + later); // the Date constructor takes 26 for 1926
  return date;
}

/**
 * The last moment at which a coupon is valid: the end of a typed day in the person's time zone, or the very moment of a
 * full timestamp.
 * @returns milliseconds since 1970, or null when there is no readable date: such a coupon never expires
 */
export function lastMomentOf(expiryDate: string): number | null {
  const nextDay = midnightOf(expiryDate, 1);
  return nextDay ? nextDay.getTime() - 1 : parseTimestamp(expiryDate);
}

/** True for a day as a date field gives it, valid to its end; false for a full timestamp, or what is no date. */
export function isWholeDay(expiryDate: string): boolean {
  return midnightOf(expiryDate) !== null;
}

export function isExpired(coupon: Pick<Coupon, 'expiryDate'>, now: Date): boolean {
  const lastMoment = lastMomentOf(coupon.expiryDate);
  return lastMoment !== null && lastMoment < now.getTime();
}

/** The status that is shown: of several that apply, the first. */
export function couponStatus(coupon: Coupon, now: Date): CouponStatus {
  if (!coupon.isActive) return 'Inactive';
  if (isExpired(coupon, now)) return 'Expired';
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit) return 'Limit Reached';
  return 'Active';
}

/** The figures of the coupons' screen: active means active and not expired, whether or not the limit is reached. */
export function couponStats(coupons: readonly Coupon[], now: Date) {
  return {
    total: coupons.length,
    active: coupons.filter((coupon) => coupon.isActive && !isExpired(coupon, now)).length,
    expired: coupons.filter((coupon) => isExpired(coupon, now)).length,
    uses: coupons.reduce((sum, coupon) => sum + coupon.usedCount, 0),
  };
}

/** A percentage with its %, an amount with the currency's sign. */
export function formatDiscount({ discount, type }: Pick<Coupon, 'discount' | 'type'>): string {
  return type === 'percentage' ? `${discount}%` : formatPrice(discount);
}

/** The expiry for reading: a typed day as that day in every time zone, a timestamp with its time. */
export function formatExpiry(expiryDate: string): string {
  const day = midnightOf(expiryDate);
  if (day) return formatDate(day.toISOString());
  const time = parseTimestamp(expiryDate);
  if (time === null) return formatDate(null);
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
