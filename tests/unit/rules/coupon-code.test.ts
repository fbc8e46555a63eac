import { expect, it } from 'vitest';
import { generateCouponCode, secureRandom } from '@/domain/coupon-code';

it('has eight letters and digits that can be told apart', () => {
  for (let count = 0; count < 200; count += 1)
    expect(generateCouponCode(() => false, secureRandom)).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
});

it('is another one when the first is taken', () => {
  const numbers = [...Array.from({ length: 8 }, () => 0), ...Array.from({ length: 8 }, () => 1)];
  expect(
    generateCouponCode(
      (code) => code === 'AAAAAAAA',
      () => numbers.shift() ?? 2,
    ),
  ).toBe('BBBBBBBB');
});

it('random numbers reach every value below, and none else', () => {
  const seen = new Set(Array.from({ length: 500 }, () => secureRandom(3)));
  expect([...seen].sort()).toEqual([0, 1, 2]);
});
