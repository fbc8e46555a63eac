import { describe, expect, it } from 'vitest';
import {
  addToCart,
  cartItemsFrom,
  changeQuantity,
  lineCents,
  MAX_QUANTITY,
  restoreLines,
  totalCents,
} from '@/domain/cart';
import { cartChanges } from '@/domain/cart-changes';
import { formatCents } from '@/domain/money';
import { buildCartItem } from '@tests/support/builders';

const line = (id: string, overrides = {}) =>
  buildCartItem({ id, title: id, price: 2, quantity: 1, ...overrides });
const [a, b, c] = [line('a'), line('b'), line('c')];

describe('what has become of a cart', () => {
  it('is nothing when it comes to the same, whatever its order', () => {
    expect(cartChanges([a, b], [{ ...b }, { ...a, title: 'renamed', price: 2.001 }])).toEqual([]);
  });

  it.each([
    ['an added line', [a, c], 'c was added.'],
    ['another price', [{ ...a, price: 3 }], 'a now costs $3.00 instead of $2.00.'],
    ['another quantity', [{ ...a, quantity: 4 }], 'The quantity of a is now 4 instead of 1.'],
    ['a line that is gone', [], 'a was taken out.'],
  ])('is %s', (_what, now, sentence) => {
    expect(cartChanges([a], now)).toEqual([sentence]);
  });
});

describe('lines that come back', () => {
  it.each([
    [[b, c], [a]],
    [[a, c], [b]],
    [[a, b], [c]],
    [[], [a, b, c]],
    [[a, b, c], [b]],
  ])('stand where they stood', (left, removed) => {
    expect(restoreLines(left, [a, b, c], removed).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('leave alone what was added meanwhile', () => {
    expect(restoreLines([line('d')], [a, b], [a, b]).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  });
});

describe('very large numbers', () => {
  it('of pieces are capped', () => {
    for (const quantity of [1000, 1e15, 1e21, '1e21'])
      expect(cartItemsFrom([{ ...a, quantity }])[0]?.quantity).toBe(MAX_QUANTITY);
    const full = [line('a', { quantity: MAX_QUANTITY })];
    expect(addToCart(full, a)[0]?.quantity).toBe(MAX_QUANTITY);
    expect(changeQuantity(full, 'a', 1)[0]?.quantity).toBe(MAX_QUANTITY);
    expect(cartItemsFrom([full[0], full[0]])[0]?.quantity).toBe(MAX_QUANTITY);
  });

  it('of money stay whole cents', () => {
    const dear = line('a', { price: 9e13, quantity: MAX_QUANTITY });
    for (const cents of [lineCents(dear), totalCents([dear, dear])]) {
      expect(Number.isSafeInteger(cents)).toBe(true);
      expect(formatCents(cents)).toMatch(/^\$\d+\.\d\d$/);
    }
  });
});
