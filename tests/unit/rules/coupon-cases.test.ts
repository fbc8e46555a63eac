import { afterAll, describe, expect, it } from 'vitest';
import { answerToCode } from '@/domain/coupon-discount';
import type { Coupon } from '@/domain/coupon';
import { dayIn, REFUSALS, ROUNDING, ZONES } from '@tests/support/coupon-cases';

const zone = process.env.TZ;
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const coupon = (fields: Partial<Coupon>): Coupon => ({
  id: '1',
  code: 'CASE',
  type: 'percentage',
  discount: 10,
  expiryDate: '2999-12-31',
  usageLimit: null,
  usedCount: 0,
  isActive: true,
  description: 'A case',
  createdAt: '2026-01-01T00:00:00Z',
  ...fields,
});

it.each(ROUNDING)('a coupon takes off %s', (_name, offer, subtotal, cents) => {
  expect(answerToCode([coupon(offer)], 'case', subtotal, new Date()).discount?.cents).toBe(cents);
});

describe.each(ZONES)('in %s a coupon', (here) => {
  it.each(REFUSALS)('%s is judged', (_name, { day = 1, ...fields }, subtotal, refusal) => {
    process.env.TZ = here;
    const answer = answerToCode(
      [coupon({ ...fields, expiryDate: dayIn(here, day) })],
      'CASE',
      subtotal,
      new Date(),
    );
    expect(answer.refusal).toBe(refusal);
  });
});
