import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Currency } from '@/lib/brand';
import { buildProduct } from '@tests/support/builders';

const YEN: Currency = { code: 'JPY', symbol: '¥', decimals: 0, bands: [300, 500] };
const DINAR: Currency = { code: 'KWD', symbol: 'KD ', decimals: 3, bands: [1] };

/** The rules, as they are in a shop with this currency. */
async function rulesIn(currency: Currency) {
  vi.resetModules();
  vi.doMock('@/lib/brand', async (original) => ({ ...(await original<object>()), currency }));
  return {
    ...(await import('@/domain/money')),
    ...(await import('@/domain/cart')),
    ...(await import('@/domain/coupon')),
    ...(await import('@/domain/coupon-discount')),
    ...(await import('@/domain/coupon-form')),
    ...(await import('@/domain/facets')),
    ...(await import('@/domain/order')),
    ...(await import('@/domain/product-data')),
    ...(await import('@/domain/typed-amount')),
    ...(await import('@/lib/records-home')),
    ...(await import('@/pages/admin/shared/refusals')),
  };
}
type Rules = Awaited<ReturnType<typeof rulesIn>>;

const BILLING = { firstName: '', lastName: '', email: '', address: '', city: '', zipCode: '' };

/** What an order of three at this price comes to, with a coupon. */
function orderOf(rules: Rules, price: number, coupon: { type: 'fixed' | 'percentage'; discount: number }) {
  const items = [{ ...buildProduct({ price }), quantity: 3 }];
  const cents = rules.discountCents(coupon, rules.totalCents(items));
  const discount = { coupon: { id: 'c', code: 'X', ...coupon }, cents };
  return rules.createOrder('user', items, BILLING, new Date(0), new Set(), discount);
}

/** The database refuses an amount that its column can't hold. */
const TOO_HIGH = new BackendError('numeric field overflow', '22003');

let rules: Rules;
afterEach(() => vi.doUnmock('@/lib/brand'));

describe('in a currency without decimals', () => {
  beforeEach(async () => {
    rules = await rulesIn(YEN);
  });

  it('amounts are whole, read and written', () => {
    expect(rules.toCents(450)).toBe(450);
    expect(rules.toCents(449.5)).toBe(450);
    expect(rules.formatPrice(1200)).toBe('¥1200');
    expect(rules.formatCents(-5)).toBe('-¥5');
    expect(rules.formatTotal(1_234_567)).toBe('¥1,234,567');
    expect(rules.formatCents(0)).toBe('¥0');
    expect(rules.amountFromTyped('450')).toBe(450);
    expect(rules.amountFromTyped('4.50')).toBeNull();
    expect(rules.plainAmount(1200)).toBe('1200');
    expect(rules.typedRule(450)).toBe('Enter a whole number, such as 450.');
  });

  it('carts, coupons and orders come to whole amounts', () => {
    const order = orderOf(rules, 333, { type: 'percentage', discount: 12.5 });
    expect(order).toMatchObject({ total: 874, coupon: { amount: 125 } });
    expect(orderOf(rules, 333, { type: 'fixed', discount: 99 })).toMatchObject({ total: 900 });
    expect(rules.formatDiscount({ type: 'fixed', discount: 500 })).toBe('¥500');
    const draft = { ...rules.couponDraftOf(null), discount: '12.5' };
    expect(rules.discountFrom({ ...draft, type: 'percentage' }, null)).toBe(12.5);
    expect(rules.discountFrom({ ...draft, type: 'fixed' }, null)).toBeNull();
  });

  it('an amount that is too high is told of in it', () => {
    expect(rules.wordsFor(TOO_HIGH, {})).toBe('That amount is too high: ¥99,999,999 is the limit.');
  });

  it('the price filter has its bands', () => {
    const products = [299, 300, 499, 500].map((price, at) => buildProduct({ id: String(at), price }));
    expect(
      rules
        .applyFacets(products, { price: null, file: null })
        .prices.map(({ id, label, count }) => [id, label, count]),
    ).toEqual([
      ['under-300', 'Under ¥300', 1],
      ['300-500', '¥300 to ¥499', 2],
      ['500-up', '¥500 and up', 1],
    ]);
  });

  it('search engines are told of it', () => {
    expect(rules.productData(buildProduct({ price: 450 }), 'https://shop.test/product/1')).toMatchObject({
      offers: { price: '450', priceCurrency: 'JPY' },
    });
  });

  it('the database, which counts in hundredths, is no home for the records', () => {
    expect(rules.recordsHomeFault('database')).toContain('JPY has 0');
    expect(rules.recordsHomeFault('browser')).toBeNull();
  });
});

describe('in a currency with three decimals', () => {
  beforeEach(async () => {
    rules = await rulesIn(DINAR);
  });

  it('amounts have all three', () => {
    expect(rules.toCents(1.0005)).toBe(1001);
    expect(rules.formatPrice(1.25)).toBe('KD 1.250');
    expect(rules.formatCents(5)).toBe('KD 0.005');
    expect(rules.formatTotal(1_234_567)).toBe('KD 1,234.567');
    expect(rules.amountFromTyped('1,125')).toBe(1.125);
    expect(rules.typedRule(1.25)).toBe('Enter a number with three decimals at most, such as 1.250.');
  });

  it('an amount that is too high is told of with all three', () => {
    expect(rules.wordsFor(TOO_HIGH, {})).toContain(' KD 99,999,999.999 is ');
  });

  it('carts, coupons and orders keep them', () => {
    const order = orderOf(rules, 1.125, { type: 'percentage', discount: 10 });
    expect(order).toMatchObject({ total: 3.037, coupon: { amount: 0.338 } });
    expect(rules.applyFacets([buildProduct({ price: 0.999 })], { price: null, file: null }).prices).toEqual([
      { id: 'under-1', label: 'Under KD 1', count: 1 },
    ]);
  });
});
