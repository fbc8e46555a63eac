import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  couponStats,
  couponStatus,
  formatDiscount,
  formatExpiry,
  isExpired,
  lastMomentOf,
} from '@/domain/coupon';
import { buildCoupon } from '@tests/support/builders';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** UTC−8 (and −7 in summer), UTC, UTC+14, and a zone whose clocks go forward at midnight. */
const ZONES = ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati', 'America/Santiago'];

describe.each(ZONES)('a typed day in %s', (timeZone) => {
  it.each([
    ['2026-01-31', [2026, 0, 31]],
    ['2026-12-31', [2026, 11, 31]],
    ['2028-02-29', [2028, 1, 29]],
    ['2026-09-05', [2026, 8, 5]],
    ['0026-03-01', [26, 2, 1]],
  ] as const)('%s is valid to its end', (expiryDate, [year, month, day]) => {
    vi.stubEnv('TZ', timeZone);
    const at = (days: number, ...time: [number, number, number, number]) => {
      const date = new Date(2000, 0, 1, ...time);
      date.setFullYear(year, month, day + days);
      return date;
    };
    expect(isExpired({ expiryDate }, at(0, 0, 0, 0, 0))).toBe(false);
    expect(isExpired({ expiryDate }, at(0, 23, 59, 0, 0))).toBe(false);
    expect(isExpired({ expiryDate }, at(0, 23, 59, 59, 999))).toBe(false);
    expect(isExpired({ expiryDate }, at(1, 1, 0, 0, 0))).toBe(true);
    expect(isExpired({ expiryDate }, new Date(at(0, 23, 59, 59, 999).getTime() + 1))).toBe(true);
  });

  it('reads as that very day', () => {
    vi.stubEnv('TZ', timeZone);
    expect(formatExpiry('2026-01-31')).toBe('Jan 31, 2026');
    expect(formatExpiry('2026-09-06')).toBe('Sep 6, 2026'); // in Santiago this day begins at one o'clock
  });
});

describe('a full timestamp', () => {
  it.each(['2026-01-31T10:00:00.000Z', '2026-01-31 10:00:00+00', '2026-01-31T02:00:00-08:00'])(
    'is exact: %s',
    (expiryDate) => {
      const moment = Date.UTC(2026, 0, 31, 10);
      expect(isExpired({ expiryDate }, new Date(moment - 1))).toBe(false);
      expect(isExpired({ expiryDate }, new Date(moment))).toBe(false);
      expect(isExpired({ expiryDate }, new Date(moment + 1))).toBe(true);
    },
  );

  it('reads with its time', () => {
    vi.stubEnv('TZ', 'UTC');
    expect(formatExpiry('2026-01-31T10:00:00.000Z')).toMatch(/^Jan 31, 2026, 10:00\sAM$/);
  });
});

it.each(['', 'soon', '31.01.2026'])('never expires with the date %j', (expiryDate) => {
  expect(lastMomentOf(expiryDate)).toBeNull();
  expect(isExpired({ expiryDate }, new Date())).toBe(false);
  expect(formatExpiry(expiryDate)).toBe('N/A');
});

describe('the status', () => {
  const now = new Date(2026, 0, 31, 12);
  const past = '2026-01-30';
  const today = '2026-01-31';

  it.each([
    ['Active', {}],
    ['Active', { expiryDate: today }],
    ['Active', { usageLimit: 10, usedCount: 9 }],
    ['Active', { usageLimit: null, usedCount: 1_000_000 }],
    ['Limit Reached', { usageLimit: 10, usedCount: 10 }],
    ['Limit Reached', { usageLimit: 10, usedCount: 11 }],
    ['Expired', { expiryDate: past }],
    ['Expired', { expiryDate: past, usageLimit: 1, usedCount: 1 }],
    ['Inactive', { isActive: false }],
    ['Inactive', { isActive: false, expiryDate: past, usageLimit: 1, usedCount: 1 }],
  ] as const)('is %s for %j', (status, overrides) => {
    expect(couponStatus(buildCoupon(overrides), now)).toBe(status);
  });

  it('makes the figures: a reached limit still counts as active, an inactive one may be expired', () => {
    expect(couponStats([], now)).toEqual({ total: 0, active: 0, expired: 0, uses: 0 });
    expect(couponStats([buildCoupon({ usedCount: 2 })], now)).toEqual({
      total: 1,
      active: 1,
      expired: 0,
      uses: 2,
    });
    const list = [
      buildCoupon({ usedCount: 3 }),
      buildCoupon({ usageLimit: 4, usedCount: 4 }),
      buildCoupon({ expiryDate: past, usedCount: 5 }),
      buildCoupon({ isActive: false }),
      buildCoupon({ isActive: false, expiryDate: past }),
    ];
    expect(couponStats(list, now)).toEqual({ total: 5, active: 2, expired: 2, uses: 12 });
  });
});

it.each([
  [{ discount: 10, type: 'percentage' }, '10%'],
  [{ discount: 12.5, type: 'percentage' }, '12.5%'],
  [{ discount: 5, type: 'fixed' }, '$5.00'],
  [{ discount: 1.005, type: 'fixed' }, '$1.01'],
] as const)('writes %j as %s', (coupon, text) => {
  expect(formatDiscount(coupon)).toBe(text);
});
