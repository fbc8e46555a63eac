import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '@tests/support/backend';
import { buildOrder, buildProduct } from '@tests/support/builders';
import { register, renderRoute, signInBefore } from '@tests/support/render-route';
import { store, storeElsewhere } from '@tests/support/storage';
import { expectToast } from '@tests/support/toasts';

const [LINE] = buildOrder().items;
const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ ...LINE, id: `p${at}` }));

/** An order of this user, of so many days ago. */
const order = (number: number, overrides: Record<string, unknown> = {}) =>
  buildOrder({
    id: `17900000000${String(number).padStart(2, '0')}`,
    createdAt: new Date(2026, 5, 15 - number, 12).toISOString(),
    ...overrides,
  });

async function open(orders: unknown = []) {
  store('orders', orders);
  const view = renderRoute('/dashboard', { as: 'user' });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const CARDS = ['Total Orders', 'Downloads', 'Total Spent', 'Wishlist Items'];
/** The four figures, in order. */
const figures = () =>
  CARDS.map((label) => {
    const card = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .find((item) => item.textContent.startsWith(label));
    return card?.textContent.slice(label.length);
  });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const valueOf = (name: string, label: string) =>
  panel(name).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const orderTitles = () =>
  panel('Recent Orders')
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the heading', () => {
  it('welcomes by name', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sam Shopper');
    expect(valueOf('Account Info', 'Name')).toBe('Sam Shopper');
  });

  it('welcomes by email where there is no name, which reads N/A', async () => {
    const account = { ...register('user'), user_metadata: {} };
    backend.users = [account];
    signInBefore(account);
    renderRoute('/dashboard');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('shopper@example.com');
    expect(valueOf('Account Info', 'Name')).toBe('N/A');
  });
});

describe('the figures', () => {
  it('without orders are zero', async () => {
    await open();
    expect(figures()).toEqual(['0', '0', '$0.00', '0']);
    expect(valueOf('Your Activity', 'Downloads this month')).toBe('0');
    expect(panel('Recent Orders').getByText(/No orders yet/)).toBeVisible();
  });

  it('count one order, its lines and not their quantities', async () => {
    await open([order(1, { items: lines(2), total: 8.7 })]);
    expect(figures()).toEqual(['1', '2', '$8.70', '0']);
  });

  it('sum up many, in whole cents', async () => {
    await open(Array.from({ length: 7 }, (_, at) => order(at, { items: lines(at + 1), total: 0.1 })));
    expect(figures()).toEqual(['7', '28', '$0.70', '0']);
  });

  it('leave out the orders of others', async () => {
    await open([
      order(1, { userId: 'user-2', total: 100 }),
      order(2, { total: 5 }),
      order(3, { userId: '' }),
    ]);
    expect(figures()).toEqual(['1', '1', '$5.00', '0']);
    expect(orderTitles()).toEqual(['Order #00000002']);
  });

  it('count what is on the wishlist', async () => {
    backend.wishlists.set('user-1', [buildProduct(), buildProduct()]);
    await open();
    await expect.poll(figures).toEqual(['0', '0', '$0.00', '2']);
    expect(valueOf('Your Activity', 'Wishlist items')).toBe('2');
  });

  it('of this month are those of the local calendar month', async () => {
    const at = (number: number, year: number, month: number, day: number, hour: number) =>
      order(number, { items: lines(2), createdAt: new Date(year, month, day, hour).toISOString() });
    await open([
      at(1, 2026, 5, 1, 0),
      at(2, 2026, 5, 30, 23),
      at(3, 2026, 4, 31, 23),
      at(4, 2025, 5, 15, 12),
    ]);
    expect(valueOf('Your Activity', 'Downloads this month')).toBe('4');
    expect(figures()[1]).toBe('8');
  });

  it.each([
    ['no JSON', '{"a":'],
    ['no list', '{"a":1}'],
    ['entries that are no orders', '[null, 7, {"total": 3}]'],
  ])('survive %s under orders', async (_what, text) => {
    await open(text);
    expect(figures()).toEqual(['0', '0', '$0.00', '0']);
  });
});

describe('recent orders', () => {
  it('are at most 5, newest first, by the last 8 characters of their ids', async () => {
    await open([3, 1, 6, 2, 5, 4].map((number) => order(number)));
    expect(orderTitles()).toEqual([1, 2, 3, 4, 5].map((number) => `Order #0000000${number}`));
  });

  it('show date, total and status: completed is highlighted, everything else is not', async () => {
    await open([order(1, { total: 8.7 }), order(2, { status: 'refunded', createdAt: 'soon' })]);
    const [first, second] = panel('Recent Orders').getAllByRole('listitem');
    if (!first || !second) throw new Error('There should be two.');
    const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(2026, 5, 14));
    expect(first).toHaveTextContent(date);
    expect(first).toHaveTextContent('$8.70');
    expect(second).toHaveTextContent('N/A');
    const [completed, refunded] = [
      within(first).getByText('completed'),
      within(second).getByText('refunded'),
    ];
    expect(completed.className).not.toBe(refunded.className);
  });

  it('follow what another tab does', async () => {
    await open();
    act(() => storeElsewhere('orders', [order(1)]));
    expect(orderTitles()).toEqual(['Order #00000001']);
    expect(figures()[0]).toBe('1');
  });
});

describe('the account', () => {
  it('shows email, the date of the beginning and that it is active', async () => {
    await open();
    expect(valueOf('Account Info', 'Email')).toBe('shopper@example.com');
    const since = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(
      new Date('2026-01-05T09:00:00Z'),
    );
    expect(valueOf('Account Info', 'Member since')).toBe(since);
    expect(valueOf('Your Activity', 'Account status')).toBe('Active');
  });

  it('can not be updated yet, and says so', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Update Profile' }));
    await expectToast('🚧 Feature not implemented', 'Update Profile is not available yet.');
  });
});
