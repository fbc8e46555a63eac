import type { Coupon } from '@/domain/coupon';
import type { CouponRefusal } from '@/domain/coupon-discount';

type Offer = Pick<Coupon, 'type' | 'discount'>;

/** What a coupon takes off, in cents: the browser's rule and the database's are tried with the same table. */
export const ROUNDING: [name: string, offer: Offer, subtotal: number, cents: number][] = [
  ['a tenth', { type: 'percentage', discount: 10 }, 2000, 200],
  ['half a cent, rounded up', { type: 'percentage', discount: 10 }, 1995, 200],
  ['less than half a cent, rounded down', { type: 'percentage', discount: 10 }, 1994, 199],
  ['a third of little', { type: 'percentage', discount: 33.33 }, 100, 33],
  ['a fraction of a percent', { type: 'percentage', discount: 0.01 }, 5000, 1],
  ['everything', { type: 'percentage', discount: 100 }, 4321, 4321],
  ['seven and a half percent', { type: 'percentage', discount: 7.5 }, 333, 25],
  ['a large sum', { type: 'percentage', discount: 12.34 }, 99_999_999, 12_340_000],
  ['an amount', { type: 'fixed', discount: 5 }, 2000, 500],
  ['an amount with cents', { type: 'fixed', discount: 1.01 }, 2000, 101],
  ['more than there is to pay', { type: 'fixed', discount: 50 }, 1234, 1234],
];

/** Why it takes nothing off; the order of the reasons counts. `day` is counted from today in the shop's time zone. */
export const REFUSALS: [
  name: string,
  coupon: Partial<Offer> & { isActive?: boolean; day?: number; usageLimit?: number; usedCount?: number },
  subtotal: number,
  refusal: CouponRefusal | null,
][] = [
  ['valid to the end of today', { day: 0 }, 2000, null],
  ['valid until tomorrow', { day: 1 }, 2000, null],
  ['expired yesterday', { day: -1 }, 2000, 'Expired'],
  ['switched off', { isActive: false, day: 1 }, 2000, 'Inactive'],
  ['switched off and expired', { isActive: false, day: -1 }, 2000, 'Inactive'],
  ['used up', { usageLimit: 1, usedCount: 1 }, 2000, 'Limit Reached'],
  ['expired and used up', { day: -1, usageLimit: 1, usedCount: 1 }, 2000, 'Expired'],
  ['used once of twice', { usageLimit: 2, usedCount: 1 }, 2000, null],
  ['of nothing', { discount: 0 }, 2000, 'Worthless'],
  ['of less than half a cent', { discount: 1 }, 49, 'Worthless'],
];

/** Where the day of now is, among those that are half a day ahead and behind. */
export const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'];

/** Today in a time zone, some days later: 2026-01-31. */
export function dayIn(zone: string, later: number, now = new Date()): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10);
}
