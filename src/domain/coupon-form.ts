import { type Coupon, type CouponType, isWholeDay } from './coupon';
import { normalizeCode } from './coupon-discount';
import { amountFromTyped } from './typed-amount';
import { parseTimestamp } from '@/lib/dates';

/** What the coupon form holds: text, as it was typed. */
export interface CouponDraft {
  code: string;
  /** Percent or an amount, by `type`. */
  discount: string;
  type: CouponType;
  /** A day as a date field gives it: 2026-01-31. */
  expiryDay: string;
  usageLimit: string;
  description: string;
}

/** What of a coupon the form decides. Counters, state and creation time are not among it. */
export type CouponFields = Pick<
  Coupon,
  'code' | 'discount' | 'type' | 'expiryDate' | 'usageLimit' | 'description'
>;

const BLANK: CouponDraft = {
  code: '',
  discount: '',
  type: 'percentage',
  expiryDay: '',
  usageLimit: '',
  description: '',
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day that a date field shows for an expiry: the typed one, or the local day of a timestamp. '' for no date. */
export function expiryDayOf(expiryDate: string): string {
  const typed = expiryDate.trim();
  if (isWholeDay(typed)) return typed;
  const time = parseTimestamp(typed);
  if (time === null) return '';
  const date = new Date(time);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The draft to start from: a coupon's own values, or blank for a new one. */
export function couponDraftOf(coupon: Coupon | null): CouponDraft {
  if (!coupon) return BLANK;
  return {
    code: coupon.code,
    discount: String(coupon.discount),
    type: coupon.type,
    expiryDay: expiryDayOf(coupon.expiryDate),
    usageLimit: coupon.usageLimit === null ? '' : String(coupon.usageLimit),
    description: coupon.description,
  };
}

/** A typed usage limit: empty or no number means no limit. */
export function usageLimitFrom(text: string): number | null {
  const limit = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(limit) ? limit : null;
}

/** A number that can't count uses: a limit of 0, of -1 or of 2.5 is a slip, which 'no limit' would make costly. */
export function isOddLimit(text: string): boolean {
  const limit = usageLimitFrom(text);
  return limit !== null && (!Number.isSafeInteger(limit) || limit < 1);
}

/**
 * The expiry that a draft stands for: the typed day. One that was not touched keeps the former date to the letter, so
 * that saving again shifts nothing.
 * @param former the coupon that is edited, or null for a new one
 */
export function expiryDateOf(draft: Pick<CouponDraft, 'expiryDay'>, former: Coupon | null): string {
  const isSameDay = former !== null && expiryDayOf(former.expiryDate) === draft.expiryDay;
  return isSameDay ? former.expiryDate : draft.expiryDay;
}

/**
 * The typed discount, in percent or as an amount; one that was not touched keeps the former number.
 * @returns null for what is no amount, or more than the whole
 */
export function discountFrom(draft: CouponDraft, former: Coupon | null): number | null {
  const isSame = former !== null && draft.discount === String(former.discount);
  const discount = isSame
    ? former.discount
    : amountFromTyped(draft.discount, draft.type === 'percentage' ? 2 : undefined);
  return discount !== null && draft.type === 'percentage' && discount > 100 ? null : discount;
}

/**
 * The fields of a draft whose form found nothing wrong.
 * @param former the coupon that is edited, or null for a new one
 */
export function couponFieldsFrom(draft: CouponDraft, former: Coupon | null): CouponFields {
  return {
    code: normalizeCode(draft.code),
    discount: discountFrom(draft, former) ?? 0,
    type: draft.type,
    expiryDate: expiryDateOf(draft, former),
    usageLimit: usageLimitFrom(draft.usageLimit),
    description: draft.description.trim(),
  };
}
