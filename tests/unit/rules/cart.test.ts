import { describe, expect, it } from 'vitest';
import {
  addToCart,
  cartItemsFrom,
  changeQuantity,
  itemCount,
  lineCents,
  lineNotice,
  listFrom,
  setQuantity,
  subtractLines,
  totalCents,
} from '@/domain/cart';
import { buildCartItem, buildProduct } from '@tests/support/builders';

const fox = buildProduct({ id: 'fox', price: 4.5 });
const owl = buildProduct({ id: 'owl', price: 0.1 });
const quantities = (items: readonly { id: string; quantity: number }[]) =>
  items.map(({ id, quantity }) => `${id}×${quantity}`);

describe('adding', () => {
  it('puts a product in with quantity 1', () => {
    expect(addToCart([], fox)).toEqual([{ ...fox, quantity: 1 }]);
  });

  it('raises the quantity of one that is there by 1', () => {
    const items = addToCart(addToCart(addToCart([], fox), owl), fox);
    expect(quantities(items)).toEqual(['fox×2', 'owl×1']);
  });

  it('keeps the price of the first time', () => {
    const items = addToCart(addToCart([], fox), { ...fox, price: 9 });
    expect(items.map((item) => item.price)).toEqual([4.5]);
  });

  it('leaves the former list as it was', () => {
    const before = Object.freeze([Object.freeze(buildCartItem({ id: 'fox' }))]);
    addToCart(before, fox);
    expect(quantities(before)).toEqual(['fox×1']);
  });
});

describe('quantities', () => {
  const items = [buildCartItem({ id: 'fox', quantity: 2 }), buildCartItem({ id: 'owl', quantity: 1 })];

  it('can be set', () => expect(quantities(setQuantity(items, 'fox', 7))).toEqual(['fox×7', 'owl×1']));

  it.each([0, -1])('of %i remove the line', (quantity) =>
    expect(quantities(setQuantity(items, 'fox', quantity))).toEqual(['owl×1']),
  );

  it('go up and down by steps', () => {
    expect(quantities(changeQuantity(items, 'fox', 1))).toEqual(['fox×3', 'owl×1']);
    expect(quantities(changeQuantity(items, 'fox', -1))).toEqual(['fox×1', 'owl×1']);
  });

  it('decreased below 1 remove the line', () => {
    expect(quantities(changeQuantity(items, 'owl', -1))).toEqual(['fox×2']);
  });

  it('of a line that is not there change nothing', () => {
    expect(changeQuantity(items, 'hen', 1)).toEqual(items);
    expect(setQuantity(items, 'hen', 3)).toEqual(items);
  });
});

describe('sums', () => {
  it('are price times quantity, in whole cents', () => {
    expect(lineCents({ price: 0.1, quantity: 3 })).toBe(30);
    expect(lineCents({ price: 1.005, quantity: 3 })).toBe(303);
    expect(
      totalCents([
        { price: 4.35, quantity: 100 },
        { price: 1.15, quantity: 3 },
      ]),
    ).toBe(43_845);
  });

  it('count quantities, not lines', () => {
    expect(itemCount([{ quantity: 2 }, { quantity: 5 }])).toBe(7);
    expect([itemCount([]), totalCents([])]).toEqual([0, 0]);
  });
});

describe('a stored cart', () => {
  it('keeps the product fields and the quantity', () => {
    const item = buildCartItem({ id: 'fox', quantity: 3 });
    expect(cartItemsFrom([item])).toEqual([item]);
  });

  it.each([0, -2, 1.5, null, undefined, 'many', {}])('with quantity %j counts one', (quantity) => {
    expect(quantities(cartItemsFrom([{ id: 'fox', quantity }]))).toEqual(['fox×1']);
  });

  it.each([null, undefined, 'free', {}])('with price %j costs nothing', (price) => {
    expect(totalCents(cartItemsFrom([{ id: 'fox', price, quantity: 2 }]))).toBe(0);
  });

  it('takes numbers that came as text', () => {
    const items = cartItemsFrom([{ id: 7, price: '4.50', quantity: '2' }]);
    expect([quantities(items), totalCents(items)]).toEqual([['7×2'], 900]);
  });

  it('leaves out what has no id and joins what comes twice', () => {
    const items = cartItemsFrom([{ title: 'x' }, null, 'fox', { id: 'fox', quantity: 2 }, { id: 'fox' }]);
    expect(quantities(items)).toEqual(['fox×3']);
  });

  it('may be a list, or JSON text of one, and nothing else', () => {
    expect(listFrom([1])).toEqual([1]);
    expect(listFrom('[1]')).toEqual([1]);
    for (const value of ['{"a":1}', '[1', '', 4, null, undefined, { 0: 1 }])
      expect(listFrom(value)).toBeNull();
  });
});

describe('what has changed since a line was added', () => {
  const line = buildCartItem({ id: 'fox', price: 4.5 });

  it('is nothing while the price is the same cent', () => {
    expect(lineNotice(line, { ...fox, price: 4.5000001 })).toBeNull();
  });

  it('is the new price', () => {
    expect(lineNotice(line, { ...fox, price: 5 })).toEqual({ kind: 'price', price: 5 });
  });

  it('is that the product is gone', () => {
    expect(lineNotice(line, undefined)).toEqual({ kind: 'gone' });
  });
});

describe('taking ordered lines out', () => {
  it('empties the cart that was ordered', () => {
    const items = [buildCartItem({ id: 'fox', quantity: 2 })];
    expect(subtractLines(items, items)).toEqual([]);
  });

  it('leaves what was not ordered', () => {
    const items = [buildCartItem({ id: 'fox', quantity: 3 }), buildCartItem({ id: 'owl', quantity: 1 })];
    const left = subtractLines(items, [{ id: 'fox', quantity: 2 }]);
    expect(quantities(left)).toEqual(['fox×1', 'owl×1']);
  });
});
