import { describe, expect, it } from 'vitest';
import { answerToCode } from '@/domain/coupon-discount';
import type { Coupon } from '@/domain/coupon';
import { coupons } from '@/records/coupons';
import { orders, placeOrder } from '@/records/orders';
import { placeOrderWithCoupon } from '@/records/redemption';
import { buildCartItem, buildCoupon, buildOrder } from '@tests/support/builders';
import { blockStorage, fillStorage, store, stored } from '@tests/support/storage';

const NOW = new Date(2026, 0, 31, 12);
const items = [buildCartItem({ id: 'fox', price: 4.35, quantity: 2 }), buildCartItem({ price: 0.35 })]; // $9.05
const { billingInfo } = buildOrder();
const coupon = (overrides: Partial<Coupon> = {}) =>
  buildCoupon({ id: 'c', code: 'TEN', description: 'Ten', ...overrides });

/** What the person saw when the order was begun. */
function agreedOn(current: Coupon) {
  const { discount } = answerToCode([current], current.code, 905, NOW);
  if (!discount) throw new Error('The coupon is not valid.');
  return discount;
}
const place = (agreed: Coupon, now = NOW) =>
  placeOrderWithCoupon('user-1', items, billingInfo, agreedOn(agreed), now);
const uses = () => (stored('coupons') as Coupon[])[0]?.usedCount;

describe('an order with a coupon', () => {
  it('carries the reduced total, the code and the amount; the use is counted', () => {
    store('coupons', [coupon({ usedCount: 4 }), buildCoupon({ code: 'OTHER' })]);
    expect(place(coupon())).toBeNull();
    expect(stored('orders')).toMatchObject([{ total: 8.14, coupon: { code: 'TEN', amount: 0.91 } }]);
    expect((stored('coupons') as Coupon[]).map(({ usedCount }) => usedCount)).toEqual([5, 0]);
    expect(orders.read()[0]?.coupon).toEqual({ code: 'TEN', amount: 0.91 });
  });

  it('may be free, and no less', () => {
    for (const fields of [{ discount: 100 }, { discount: 9.06, type: 'fixed' } as const]) {
      store('coupons', [coupon(fields)]);
      store('orders', []);
      expect(place(coupon(fields))).toBeNull();
      expect(stored('orders')).toMatchObject([{ total: 0, coupon: { amount: 9.05 } }]);
    }
  });

  it('takes the last use once: the next tab, which still saw it, is refused', () => {
    store('coupons', [coupon({ usageLimit: 1 })]);
    expect(place(coupon({ usageLimit: 1 }))).toBeNull();
    expect(place(coupon({ usageLimit: 1 }))).toBe('Limit Reached');
    expect(uses()).toBe(1);
    expect(stored('orders')).toHaveLength(1);
  });

  it('counts on what another tab has written since', () => {
    store('coupons', [coupon({ usedCount: 1 })]);
    expect(coupons.read()).toHaveLength(1);
    store('coupons', [coupon({ usedCount: 7 })]);
    expect(place(coupon())).toBeNull();
    expect(uses()).toBe(8);
  });

  it.each([
    ['Inactive', { isActive: false }],
    ['Expired', { expiryDate: '2026-01-30' }],
    ['Limit Reached', { usageLimit: 2, usedCount: 2 }],
    ['Unknown', { code: 'ELEVEN' }],
    ['Changed', { discount: 5 }],
    ['Changed', { discount: 10, type: 'fixed' } as const],
    ['Changed', { id: 'another' }],
  ])('is not placed when the coupon has become %s: %o', (refusal, fields) => {
    store('coupons', [coupon(fields)]);
    expect(place(coupon())).toBe(refusal);
    expect(stored('orders')).toBeNull();
    expect(stored('coupons')).toEqual([coupon(fields)]);
  });

  it('is not placed after midnight of the last day', () => {
    const last = coupon({ expiryDate: '2026-01-31' });
    store('coupons', [last]);
    expect(place(last, new Date(2026, 1, 1))).toBe('Expired');
    expect(place(last, new Date(2026, 0, 31, 23, 59, 59, 999))).toBeNull();
  });
});

describe('storage that takes nothing', () => {
  it.each([
    ['orders', () => fillStorage(['orders'])],
    ['coupons', () => fillStorage(['coupons'])],
    ['all', () => fillStorage()],
  ])('for %s: no order, and no use', (_what, fill) => {
    store('coupons', [coupon({ usedCount: 4 })]);
    const makeRoom = fill();
    expect(place(coupon())).toBe('unstored');
    makeRoom();
    expect(stored('orders')).toBeNull();
    expect(uses()).toBe(4);
    expect(place(coupon())).toBeNull();
    expect(uses()).toBe(5);
  });

  it('when blocked knows no coupon', () => {
    store('coupons', [coupon()]);
    const lift = blockStorage();
    expect(place(coupon())).toBe('Unknown');
    lift();
  });
});

describe('an order without a coupon', () => {
  it('is stored in its former shape to the letter', () => {
    placeOrder('user-1', items, billingInfo, NOW);
    const [order] = stored('orders') as Record<string, unknown>[];
    expect(Object.keys(order ?? {})).toEqual([
      'id',
      'userId',
      'items',
      'total',
      'status',
      'createdAt',
      'billingInfo',
    ]);
    placeOrder('user-1', items, billingInfo, NOW); // read, and written again
    expect((stored('orders') as unknown[])[0]).toEqual(order);
    expect(localStorage.getItem('orders')).not.toContain('coupon');
  });
});

it('an order whose coupon is damaged stays, without it', () => {
  store('orders', [{ ...buildOrder(), coupon: { amount: 2 } }]);
  expect(orders.read()).toMatchObject([{ total: 9 }]);
  expect(orders.read()[0]?.coupon).toBeUndefined();
});
