import { describe, expect, it } from 'vitest';
import { createOrder, downloadCount, newestFirst, orderNumber, ordersOfMonth } from '@/domain/order';
import { orders, placeOrder } from '@/records/orders';
import { buildCartItem, buildOrder } from '@tests/support/builders';
import { fillStorage, store, stored } from '@tests/support/storage';

const billing = buildOrder().billingInfo;
const now = new Date('2026-03-01T12:00:00.000Z');

describe('reading orders', () => {
  it('takes a whole order as it is', () => {
    const order = buildOrder();
    store('orders', [order]);
    expect(orders.read()).toEqual([order]);
  });

  it('fills what is missing or broken with neutral values', () => {
    store('orders', [{ id: 17, total: 'much', items: 'none', billingInfo: null }]);
    expect(orders.read()).toEqual([
      {
        id: '17',
        userId: '',
        items: [],
        total: 0,
        status: 'completed',
        createdAt: '',
        billingInfo: { firstName: '', lastName: '', email: '', address: '', city: '', zipCode: '' },
      },
    ]);
  });

  it('keeps the sound fields of a half filled billing address', () => {
    store('orders', [{ id: '1', billingInfo: { email: 'ada@example.com', city: 5 } }]);
    expect(orders.read()[0]?.billingInfo).toMatchObject({ email: 'ada@example.com', city: '', zipCode: '' });
  });

  it('keeps the sound items beside a broken one', () => {
    store('orders', [
      {
        ...buildOrder(),
        items: [null, { id: 'a', title: 'Fox', price: '4.50', quantity: '2' }, { title: 'x' }],
      },
    ]);
    expect(orders.read()[0]?.items).toEqual([{ id: 'a', title: 'Fox', image: '', price: 4.5, quantity: 2 }]);
  });

  it.each([0, -1, 1.5, 'many', null])('counts a quantity of %j as 1', (quantity) => {
    store('orders', [{ ...buildOrder(), items: [{ id: 'a', quantity }] }]);
    expect(orders.read()[0]?.items[0]?.quantity).toBe(1);
  });

  it('keeps the text aside when a new order is written over damage', () => {
    const text = JSON.stringify([{ ...buildOrder(), items: [{ title: 'no id' }] }]);
    store('orders', text);
    placeOrder('user-1', [buildCartItem()], billing, now);
    expect(localStorage.getItem('orders.damaged')).toBe(text);
    expect(stored('orders')).toHaveLength(2);
  });
});

describe('placing an order', () => {
  it('stores what was bought and the billing address, and nothing of the card', () => {
    const items = [
      buildCartItem({ id: 'a', title: 'Fox', image: '/fox.svg', price: 0.1, quantity: 3 }),
      buildCartItem({ id: 'b', title: 'Owl', image: '/owl.svg', price: 4.5, quantity: 1 }),
    ];
    const draft = { ...billing, cardNumber: '4242', cvv: '123', country: 'UK' };
    placeOrder('user-1', items, draft, now);
    expect(stored('orders')).toEqual([
      {
        id: String(now.getTime()),
        userId: 'user-1',
        items: [
          { id: 'a', title: 'Fox', image: '/fox.svg', price: 0.1, quantity: 3 },
          { id: 'b', title: 'Owl', image: '/owl.svg', price: 4.5, quantity: 1 },
        ],
        total: 4.8,
        status: 'completed',
        createdAt: '2026-03-01T12:00:00.000Z',
        billingInfo: billing,
      },
    ]);
  });

  it('takes the next free millisecond where two orders clash', () => {
    const ids = [1, 2, 3].map(() => placeOrder('user-1', [buildCartItem()], billing, now)?.id);
    expect(ids).toEqual([0, 1, 2].map((later) => String(now.getTime() + later)));
  });

  it('stores nothing and says so when storage is full', () => {
    const release = fillStorage();
    expect(placeOrder('user-1', [buildCartItem()], billing, now)).toBeNull();
    release();
    expect(orders.read()).toEqual([]);
  });
});

describe('rules of orders', () => {
  it('shows the last 8 characters of an id', () => {
    expect(orderNumber({ id: '1790000012345' })).toBe('00012345');
    expect(orderNumber({ id: 'short' })).toBe('short');
  });

  it('sorts newest first, equal dates by id, no date last', () => {
    const at = (id: string, createdAt: string) => buildOrder({ id, createdAt });
    const list = [
      at('1', ''),
      at('2', '2026-01-01T00:00:00Z'),
      at('3', '2026-02-01T00:00:00Z'),
      at('4', '2026-01-01T00:00:00Z'),
      at('5', 'soon'),
    ];
    expect(newestFirst(list).map((order) => order.id)).toEqual(['3', '4', '2', '5', '1']);
    expect(newestFirst([...list].reverse()).map((order) => order.id)).toEqual(['3', '4', '2', '5', '1']);
  });

  it('counts lines, not quantities, as downloads', () => {
    const items = [1, 2].map((number) => buildCartItem({ id: String(number), quantity: 5 }));
    const order = createOrder('user-1', items, billing, now, new Set());
    expect(downloadCount([order, order])).toBe(4);
    expect(downloadCount([])).toBe(0);
  });

  it('finds the orders of the local calendar month', () => {
    const local = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();
    const dates = [
      local(2026, 1, 28, 23, 59),
      local(2026, 2, 1, 0, 0),
      local(2026, 2, 31, 23, 59),
      local(2026, 3, 1),
      local(2025, 2, 15),
      'never',
    ];
    const list = dates.map((createdAt, index) => buildOrder({ id: String(index), createdAt }));
    const found = ordersOfMonth(list, new Date(2026, 2, 15));
    expect(found.map((order) => order.id)).toEqual(['1', '2']);
  });
});
