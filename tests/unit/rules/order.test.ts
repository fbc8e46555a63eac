import { describe, expect, it, vi } from 'vitest';
import {
  createOrder,
  downloadCount,
  newestFirst,
  orderNumber,
  ordersOfMonth,
  ordersWithin,
} from '@/domain/order';
import { buildCartItem, buildOrder } from '@tests/support/builders';

const billing = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  address: '1 Ink Lane',
  city: 'London',
  zipCode: 'N1 9GU',
};
const draft = {
  ...billing,
  country: 'England',
  cardNumber: '4242424242424242',
  expiryDate: '12/30',
  cvv: '999',
  nameOnCard: 'A. Lovelace',
};
const now = new Date('2026-03-04T05:06:07.089Z');
const items = [
  buildCartItem({ id: 'fox', title: 'Fox', image: '/fox.svg', price: 0.1, quantity: 3 }),
  buildCartItem({ id: 'owl', title: 'Owl', image: '/owl.svg', price: 4.35, quantity: 1 }),
];

describe('an order', () => {
  it('has exactly the fields of the record', () => {
    expect(createOrder('user-1', items, draft, now, new Set())).toEqual({
      id: String(now.getTime()),
      userId: 'user-1',
      items: [
        { id: 'fox', title: 'Fox', image: '/fox.svg', price: 0.1, quantity: 3 },
        { id: 'owl', title: 'Owl', image: '/owl.svg', price: 4.35, quantity: 1 },
      ],
      total: 4.65,
      status: 'completed',
      createdAt: '2026-03-04T05:06:07.089Z',
      billingInfo: billing,
    });
  });

  it('takes the next free millisecond when its id is taken', () => {
    const time = now.getTime();
    const taken = new Set([String(time), String(time + 1)]);
    expect(createOrder('user-1', items, draft, now, taken).id).toBe(String(time + 2));
  });

  it('is called by the last 8 characters of its id', () => {
    expect(orderNumber({ id: '1790000123456' })).toBe('00123456');
    expect(orderNumber({ id: '42' })).toBe('42');
  });
});

describe('orders', () => {
  it('are listed newest first, equal dates by id, broken dates last', () => {
    const at = (id: string, createdAt: string) => buildOrder({ id, createdAt });
    const list = [
      at('a', '2026-01-01T00:00:00Z'),
      at('broken', 'soon'),
      at('b', '2026-02-01T00:00:00Z'),
      at('c', '2026-01-01T00:00:00Z'),
    ];
    expect(newestFirst(list).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'broken']);
    expect(newestFirst(newestFirst(list))).toEqual(newestFirst(list));
  });

  it('count a download for each line', () => {
    const [line] = buildOrder().items;
    const lines = line ? [line, { ...line, id: 'other', quantity: 9 }] : [];
    expect(downloadCount([buildOrder({ items: lines }), buildOrder()])).toBe(3);
    expect(downloadCount([])).toBe(0);
  });

  it('of this month are those of the local calendar month', () => {
    const local = (year: number, month: number, day: number, hour = 12) =>
      buildOrder({ createdAt: new Date(year, month, day, hour).toISOString() });
    const list = [
      local(2026, 2, 1, 0),
      local(2026, 2, 31, 23),
      local(2026, 1, 28, 23),
      local(2026, 3, 1, 0),
      local(2025, 2, 15),
      buildOrder({ createdAt: '' }),
    ];
    expect(ordersOfMonth(list, new Date(2026, 2, 10))).toEqual(list.slice(0, 2));
  });
});

describe('the orders of a range of days', () => {
  const at = (iso: string) => buildOrder({ createdAt: iso });

  it.each([
    // in Los Angeles January 10 lasts from 08:00 UTC to the same hour of the next day
    ['America/Los_Angeles', '2026-01-10', '2026-01-10T08:00:00.000Z', '2026-01-11T07:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-01-10', '2026-01-09T10:00:00.000Z', '2026-01-10T09:59:59.999Z'],
    // in Santiago this day has an hour 23 twice, and that one begins at one o'clock
    ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.999Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
  ])('in %s: %s has both of its ends', (zone, day, first, last) => {
    vi.stubEnv('TZ', zone);
    const before = new Date(Date.parse(first) - 1).toISOString();
    const after = new Date(Date.parse(last) + 1).toISOString();
    const orders = [before, first, last, after].map(at);
    const dates = (from: string, to: string) =>
      ordersWithin(orders, { from, to }).map(({ createdAt }) => createdAt);
    expect(dates(day, day)).toEqual([first, last]);
    expect(dates(day, '')).toEqual([first, last, after]);
    expect(dates('', day)).toEqual([before, first, last]);
  });

  it('are all of them without a day, and none without a date in one', () => {
    const orders = [at('2026-01-10T12:00:00Z'), at(''), at('soon')];
    expect(ordersWithin(orders, { from: '', to: '' })).toBe(orders);
    expect(ordersWithin(orders, { from: 'yesterday', to: '2026-13-40' })).toBe(orders);
    expect(ordersWithin(orders, { from: '2000-01-01', to: '' })).toEqual(orders.slice(0, 1));
    expect(ordersWithin(orders, { from: '2026-01-12', to: '2026-01-08' })).toEqual([]);
  });
});
