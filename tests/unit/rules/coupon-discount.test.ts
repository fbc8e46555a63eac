import { describe, expect, it } from 'vitest';
import { answerToCode, discountCents } from '@/domain/coupon-discount';
import { buildCoupon } from '@tests/support/builders';

const percent = (discount: number) => ({ type: 'percentage', discount }) as const;
const fixed = (discount: number) => ({ type: 'fixed', discount }) as const;
const NOON = new Date(2026, 0, 31, 12);

describe('what a coupon takes off', () => {
  it.each([
    // of cents: a half goes up
    [percent(10), 900, 90],
    [percent(10), 905, 91],
    [percent(10), 904, 90],
    [percent(50), 1, 1],
    [percent(49.99), 1, 0],
    [percent(33.33), 1000, 333],
    [percent(12.5), 4, 1],
    [percent(12.5), 3, 0],
    [percent(1.15), 10_000, 115],
    [percent(0.07), 100_000_000, 70_000],
    [fixed(5), 900, 500],
    [fixed(0.01), 900, 1],
    [fixed(1.005), 900, 101],
    [fixed(8.99), 900, 899],
  ])('%o of %i cents is %i', (coupon, subtotal, expected) => {
    expect(discountCents(coupon, subtotal)).toBe(expected);
  });

  it.each([
    [percent(99.99), 900, 900],
    [percent(100), 900, 900],
    [percent(100.01), 900, 900],
    [percent(250), 900, 900],
    [fixed(9), 900, 900],
    [fixed(9.01), 900, 900],
    [fixed(1e9), 900, 900],
    [fixed(5), 0, 0],
    [percent(100), 0, 0],
  ])('%o of %i cents is never more than there is to pay', (coupon, subtotal, expected) => {
    expect(discountCents(coupon, subtotal)).toBe(expected);
  });

  it.each([percent(0), percent(-10), fixed(0), fixed(-5), percent(NaN), fixed(Infinity)])(
    '%o takes nothing off, and adds nothing',
    (coupon) => expect(discountCents(coupon, 900)).toBe(0),
  );
});

describe('a typed code', () => {
  const spring = buildCoupon({ code: 'SPRING10' });
  const answer = (typed: string, coupons = [spring], now = NOON) => answerToCode(coupons, typed, 900, now);

  it.each(['SPRING10', 'spring10', '  Spring10\t'])('may be written %o', (typed) => {
    expect(answer(typed)).toEqual({ discount: { coupon: spring, cents: 90 }, refusal: null });
  });

  it.each(['', '  ', 'SPRING', 'SPRING100', 'SPRING 10'])('%o is not known', (typed) => {
    expect(answer(typed, [spring, buildCoupon({ code: '' })]).refusal).toBe('Unknown');
  });

  it('finds a coupon that was stored in lower case', () => {
    expect(answer('SPRING10', [buildCoupon({ code: ' spring10' })]).discount?.cents).toBe(90);
  });

  it.each([
    ['Inactive', { isActive: false, expiryDate: '2020-01-01', usageLimit: 1, usedCount: 1 }],
    ['Expired', { expiryDate: '2026-01-30', usageLimit: 1, usedCount: 1 }],
    ['Limit Reached', { usageLimit: 3, usedCount: 3 }],
    ['Limit Reached', { usageLimit: 3, usedCount: 4 }],
    ['Worthless', { discount: 0 }],
    ['Worthless', { discount: 0.01 }],
  ])('is refused as %s for %o', (refusal, fields) => {
    expect(answer('SPRING10', [buildCoupon({ code: 'SPRING10', ...fields })])).toEqual({
      discount: null,
      refusal,
    });
  });

  it('has its last use', () => {
    expect(answer('SPRING10', [{ ...spring, usageLimit: 3, usedCount: 2 }]).refusal).toBeNull();
  });

  it('lasts to the end of the typed day, local time', () => {
    const coupons = [{ ...spring, expiryDate: '2026-01-31' }];
    expect(answer('SPRING10', coupons, new Date(2026, 0, 31, 23, 59, 59, 999)).refusal).toBeNull();
    expect(answer('SPRING10', coupons, new Date(2026, 1, 1)).refusal).toBe('Expired');
  });

  it('lasts to the very moment of a full timestamp', () => {
    const coupons = [{ ...spring, expiryDate: NOON.toISOString() }];
    expect(answer('SPRING10', coupons, NOON).refusal).toBeNull();
    expect(answer('SPRING10', coupons, new Date(NOON.getTime() + 1)).refusal).toBe('Expired');
  });

  it('means the valid coupon where two have it', () => {
    const off = { ...spring, isActive: false, id: 'off' };
    expect(answer('SPRING10', [off, spring]).discount?.coupon).toBe(spring);
    expect(answer('SPRING10', [off]).refusal).toBe('Inactive');
  });
});
