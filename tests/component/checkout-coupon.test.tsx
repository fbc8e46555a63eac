import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Coupon } from '@/domain/coupon';
import { backend, stock, storedIds } from '@tests/support/backend';
import { buildCartItem, buildCoupon, buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { fillStorage, store, storeElsewhere, stored } from '@tests/support/storage';
import { expectToast } from '@tests/support/toasts';

const fox = buildCartItem({ id: 'fox', title: 'Sleepy Fox', price: 4.35, quantity: 2 });
const owl = buildCartItem({ id: 'owl', title: 'Wide Owl', price: 0.35 }); // $9.05 with the fox
const ten = (overrides: Partial<Coupon> = {}) => buildCoupon({ id: 'ten', code: 'TEN', ...overrides });

async function open(coupons: Coupon[] = [ten()]) {
  store('coupons', coupons);
  stock([fox, owl].map(({ id, title, price }) => buildProductRow({ id, title, price })));
  backend.carts.set('user-1', [fox, owl]);
  const view = renderRoute('/checkout', {
    as: 'user',
    userEvent: { advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

const field = () => screen.getByLabelText<HTMLInputElement>('Coupon code');
const button = (name: string) => screen.getByRole('button', { name });
const sums = () => {
  const main = within(screen.getByRole('main'));
  return main
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
};
const FULL = ['Subtotal $9.05', 'Tax $0.00', 'Total $9.05'];
const REDUCED = ['Subtotal $9.05', 'Discount (TEN) −$0.91', 'Tax $0.00', 'Total $8.14'];
const uses = () => (stored('coupons') as Coupon[])[0]?.usedCount;
const cartIds = () => storedIds(backend.carts, 'user-1');

async function apply(view: View, code = 'TEN') {
  await view.user.type(field(), code);
  await view.user.click(button('Apply coupon'));
}
async function complete(view: View, name = 'Complete Order - $8.14') {
  const labels = ['First Name', 'Last Name', 'Address', 'City', 'ZIP Code', 'Country', 'Name on Card'];
  for (const label of [...labels, 'Card Number', 'Expiry Date', 'CVV'])
    fireEvent.input(screen.getByLabelText(label), { target: { value: 'x' } });
  await view.user.click(button(name));
}
async function pay() {
  await networkIdle(); // the catalogue is asked whether all is still sold
  await act(() => vi.advanceTimersByTimeAsync(2000));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a coupon', () => {
  it('shows its line, the total and the reduced amount on the button', async () => {
    const view = await open();
    expect(sums()).toEqual(FULL);
    await apply(view, ' ten ');
    expect(sums()).toEqual(REDUCED);
    expect(button('Complete Order - $8.14')).toBeEnabled();
    expect(screen.getByText('TEN takes $0.91 off.').closest('[role=status]')).not.toBeNull();
    expect(uses()).toBe(0);
  });

  it('can be taken back, and another one applied; the focus stays', async () => {
    const view = await open([ten(), buildCoupon({ code: 'TWO', type: 'fixed', discount: 2 })]);
    await apply(view);
    expect(field()).toHaveAttribute('readonly');
    await view.user.click(button('Remove coupon'));
    expect(sums()).toEqual(FULL);
    expect(field()).toHaveValue('');
    expect(button('Apply coupon')).toHaveFocus();
    await view.user.type(field(), 'two{Enter}'); // which completes no order
    expect(button('Complete Order - $7.05')).toBeEnabled();
    expect(screen.queryByText('This field is required.')).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('is not removed by the second half of a double click on Apply', async () => {
    const view = await open();
    await view.user.type(field(), 'ten');
    await view.user.dblClick(button('Apply coupon'));
    expect(sums()).toEqual(REDUCED);
    expect(field()).toHaveValue('ten');
  });

  it.each([
    ['100 %', { discount: 100 }],
    ['more than 100 %', { discount: 150 }],
    ['a fixed amount above the total', { discount: 50, type: 'fixed' } as const],
  ])('of %s makes it free, and never less', async (_what, fields) => {
    const view = await open([ten(fields)]);
    await apply(view);
    expect(sums().slice(1)).toEqual(['Discount (TEN) −$9.05', 'Tax $0.00', 'Total $0.00']);
    await complete(view, 'Complete Order - $0.00');
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(stored('orders')).toMatchObject([{ total: 0, coupon: { code: 'TEN', amount: 9.05 } }]);
  });

  it('is read anew when another tab changes it', async () => {
    const view = await open();
    await apply(view);
    act(() => storeElsewhere('coupons', [ten({ isActive: false })]));
    expect(sums()).toEqual(FULL);
    expect(field()).toHaveAccessibleDescription('This coupon is not active.');
  });
});

describe('a code is refused', () => {
  it.each([
    ['that nobody made', 'ELEVEN', {}, 'There is no coupon with this code.'],
    ['that is switched off', 'TEN', { isActive: false }, 'This coupon is not active.'],
    ['whose last day was yesterday', 'TEN', { expiryDate: '2026-01-30' }, 'This coupon has expired.'],
    ['that was used up', 'TEN', { usageLimit: 2, usedCount: 2 }, 'This coupon has been used up.'],
    ['that takes nothing off', 'TEN', { discount: 0 }, 'This coupon takes nothing off this order.'],
    ['that is empty', '   ', {}, 'Enter a coupon code.'],
  ])('%s', async (_what, code, fields, reason) => {
    vi.setSystemTime(new Date(2026, 0, 31, 0, 0));
    const view = await open([ten(fields)]);
    await apply(view, code);
    expect(field()).toHaveAccessibleDescription(reason);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(sums()).toEqual(FULL);
    await view.user.type(field(), 'X');
    expect(field()).toBeValid();
  });
});

describe('the order', () => {
  it('carries the reduced total, code and amount; only then the use is counted', async () => {
    const view = await open([ten({ usedCount: 4, usageLimit: 5 })]);
    await apply(view);
    await complete(view);
    expect(uses()).toBe(4);
    expect(sums()).toEqual(REDUCED);
    await pay();
    await expectToast('Order completed!', 'Your files are ready for download!');
    await expect.poll(view.address).toBe('/dashboard');
    expect(stored('orders')).toMatchObject([{ total: 8.14, coupon: { code: 'TEN', amount: 0.91 } }]);
    expect(uses()).toBe(5);
    await expect.poll(cartIds).toEqual([]);
  });

  it('without the applied code counts no use', async () => {
    const view = await open();
    await apply(view);
    await view.user.click(button('Remove coupon'));
    await complete(view, 'Complete Order - $9.05');
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(localStorage.getItem('orders')).not.toContain('coupon');
    expect(uses()).toBe(0);
  });

  it('is not begun with a code that was typed and forgotten', async () => {
    const view = await open();
    await view.user.type(field(), 'TEN');
    await complete(view, 'Complete Order - $9.05');
    expect(field()).toHaveAccessibleDescription(/Apply this code, or clear the field/);
    expect(field()).toHaveFocus();
    await pay();
    expect(stored('orders')).toBeNull();
    await view.user.click(button('Apply coupon'));
    expect(button('Complete Order - $8.14')).toBeEnabled();
  });

  it.each([
    ['the last use went in another tab', { usageLimit: 1, usedCount: 1 }, 'This coupon has been used up.'],
    ['it was switched off', { isActive: false }, 'This coupon is not active.'],
    ['it takes less off', { discount: 5 }, /This coupon has just been changed/],
  ])('is not placed when %s while it was under way', async (_what, fields, reason) => {
    const view = await open([ten({ usageLimit: 1 })]);
    await apply(view);
    await complete(view);
    store('coupons', [ten({ usageLimit: 1, ...fields })]); // this tab has not been told yet
    await pay();
    expect(await screen.findByText('Order not placed')).toBeVisible();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(reason));
    expect(await screen.findByRole('button', { name: 'Complete Order - $9.05' })).toBeEnabled();
    expect(stored('orders')).toBeNull();
    expect(cartIds()).toEqual(['fox', 'owl']);
    await view.user.click(button('Complete Order - $9.05')); // the reason was read: on without it
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(stored('orders')).toMatchObject([{ total: 9.05 }]);
  });

  it('is not placed when midnight has passed', async () => {
    vi.setSystemTime(new Date(2026, 0, 31, 22, 0));
    const view = await open([ten({ expiryDate: '2026-01-31' })]);
    await apply(view);
    expect(sums()).toEqual(REDUCED);
    await complete(view);
    vi.setSystemTime(new Date(2026, 1, 1, 0, 0)); // while it is under way
    await pay();
    expect(await screen.findByText('Order not placed')).toBeVisible();
    await waitFor(() => expect(field()).toHaveAccessibleDescription('This coupon has expired.'));
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('that can not be stored counts no use', async () => {
    const view = await open();
    await apply(view);
    const makeRoom = fillStorage(['orders']);
    await complete(view);
    await pay();
    expect(await screen.findByText('Order could not be saved')).toBeVisible();
    expect(uses()).toBe(0);
    expect(sums()).toEqual(REDUCED);
    makeRoom();
    await view.user.click(await screen.findByRole('button', { name: 'Complete Order - $8.14' }));
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(uses()).toBe(1);
  });
});
