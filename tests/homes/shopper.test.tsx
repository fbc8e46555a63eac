import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, stock, storedIds } from '@tests/support/backend';
import { buildCartItem, buildCoupon, buildOrder, buildProductRow } from '@tests/support/builders';
import { giveRecords, recordsOf } from '@tests/support/home';
import { renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { findNotice } from '@tests/support/toasts';

/** What shoppers do wherever the records are at home: this file runs once with each of the two homes. */

const fox = buildCartItem({ id: 'fox', title: 'Sleepy Fox', price: 4.35, quantity: 2 });

describe('the checkout', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function open(coupon = buildCoupon({ code: 'TEN' })) {
    giveRecords({ coupons: [coupon] });
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox', price: 4.35 })]);
    backend.carts.set('user-1', [fox]);
    const view = renderRoute('/checkout', {
      as: 'user',
      userEvent: { advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Checkout' });
    await view.user.type(screen.getByLabelText('Coupon code'), ' ten');
    await view.user.click(screen.getByRole('button', { name: 'Apply coupon' }));
    return view;
  }

  it('takes an order with a coupon, empties the cart, and shows the receipt', async () => {
    const { user, address } = await open();
    expect(await screen.findByText('Discount (TEN)')).toBeVisible();
    const labels = ['First Name', 'Last Name', 'Address', 'City', 'ZIP Code', 'Country', 'Name on Card'];
    for (const label of [...labels, 'Card Number', 'Expiry Date', 'CVV'])
      fireEvent.input(screen.getByLabelText(label), { target: { value: 'x' } });
    await user.click(screen.getByRole('button', { name: 'Complete Order - $7.83' }));
    await networkIdle();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await findNotice('Order completed!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await screen.findByText('Discount (TEN)')).toBeVisible();
    expect(recordsOf('orders')).toMatchObject([
      { userId: 'user-1', total: 7.83, coupon: { code: 'TEN', amount: 0.87 } },
    ]);
    expect(JSON.stringify(recordsOf('orders'))).not.toContain('cvv');
    expect(recordsOf('coupons')[0]?.usedCount).toBe(1);
    await waitFor(() => expect(storedIds(backend.carts, 'user-1')).toEqual([]));
  });

  it.each([
    ['has expired', { expiryDate: '2020-01-01' }, 'This coupon has expired.'],
    ['is switched off', { isActive: false }, 'This coupon is not active.'],
    ['is another one', { code: 'ELEVEN' }, 'There is no coupon with this code.'],
  ])('says why a code that %s is refused', async (_what, overrides, reason) => {
    await open(buildCoupon({ code: 'TEN', ...overrides }));
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(reason));
  });
});

it('the dashboard shows the own orders alone, and their products are marked as owned', async () => {
  const own = buildOrder({ id: '33333333', userId: 'user-1', total: 8.7, items: [fox] });
  giveRecords({ orders: [own, buildOrder({ id: '44444444', userId: 'somebody-else' })] });
  stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
  const { router } = renderRoute('/dashboard', { as: 'user' });
  expect(await screen.findByRole('button', { name: /^Receipt for order .*33333333/ })).toBeVisible();
  expect(screen.getAllByText('$8.70').length).toBeGreaterThan(0);
  expect(screen.queryByText(/44444444/)).toBeNull();
  await act(() => router.navigate('/product/fox'));
  expect(await screen.findByText('You own this')).toBeVisible();
});
