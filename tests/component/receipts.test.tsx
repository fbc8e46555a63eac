import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Order } from '@/domain/order';
import { buildOrder } from '@tests/support/builders';
import { openAdmin } from '@tests/support/admin-screen';
import { renderRoute } from '@tests/support/render-route';
import { store } from '@tests/support/storage';

const ORDER = buildOrder({
  id: '1790000000123',
  items: [
    { id: 'fox', title: 'Sleepy Fox', image: '', price: 4.35, quantity: 2 },
    { id: 'a/b', title: 'Wide Owl', image: '', price: 0.35, quantity: 1 },
  ],
  total: 9.05,
});

async function open(...orders: Order[]) {
  store('orders', orders);
  const view = renderRoute('/dashboard', { as: 'user' });
  await screen.findByRole('heading', { level: 1, name: /Sam Shopper/ });
  return view;
}
const toggle = (number: string) => screen.getByRole('button', { name: `Receipt for order ${number}` });
const receipt = (number: string) => {
  const id = toggle(number).getAttribute('aria-controls') ?? '';
  const element = document.getElementById(id);
  if (!element) throw new Error('The receipt is not open.');
  return within(element);
};
const sums = (number: string) =>
  receipt(number)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

it('unfolds to lines, amounts and billing, and folds again', async () => {
  const { user } = await open(ORDER);
  expect(toggle('00000123')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Billed to')).toBeNull();
  await user.click(toggle('00000123'));
  expect(toggle('00000123')).toHaveAttribute('aria-expanded', 'true');
  const shown = receipt('00000123');
  expect(shown.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Sleepy Fox2 × $4.35$8.70 Download',
    'Wide Owl1 × $0.35$0.35 Download',
  ]);
  expect(shown.getByRole('link', { name: 'Wide Owl' })).toHaveAttribute('href', '/product/a%2Fb');
  expect(sums('00000123')).toEqual(['Subtotal $9.05', 'Tax $0.00', 'Total $9.05']);
  const billing = shown.getByRole('region', { name: 'Billing' });
  for (const part of ['Ada Lovelace', 'ada@example.com', '1 Ink Lane', 'London, N1 9GU'])
    expect(within(billing).getByText(part)).toBeVisible();
  await user.click(toggle('00000123'));
  expect(screen.queryByText('Billed to')).toBeNull();
});

it('shows what a coupon took off', async () => {
  const { user } = await open({ ...ORDER, total: 8.14, coupon: { code: 'TEN', amount: 0.91 } });
  await user.click(toggle('00000123'));
  expect(sums('00000123')).toEqual(['Subtotal $9.05', 'Discount (TEN) −$0.91', 'Tax $0.00', 'Total $8.14']);
});

it('is open for one order at a time', async () => {
  const { user } = await open(ORDER, buildOrder({ id: '1790000000456' }));
  await user.click(toggle('00000123'));
  await user.click(toggle('00000456'));
  expect(toggle('00000123')).toHaveAttribute('aria-expanded', 'false');
  expect(receipt('00000456').getAllByRole('listitem')).toHaveLength(1);
});

it('can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open(ORDER);
  await user.click(toggle('00000123'));
  await user.click(screen.getByRole('button', { name: 'Print Receipt' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('says so where an old order lacks its parts', async () => {
  const nobody = { firstName: '', lastName: '', email: '', address: '', city: '', zipCode: '' };
  const { user } = await open({ ...ORDER, items: [], billingInfo: nobody });
  await user.click(toggle('00000123'));
  expect(receipt('00000123').getByText('Nothing is known about the items.')).toBeVisible();
  expect(receipt('00000123').getByText('N/A')).toBeVisible();
});

it('of an order with a coupon shows it to the admin too', async () => {
  store('orders', [{ ...ORDER, total: 8.14, coupon: { code: 'TEN', amount: 0.91 } }]);
  const { user } = await openAdmin('/admin/orders', 'Manage Orders');
  await user.click(screen.getByRole('button', { name: /^View/ }));
  expect(screen.getByText('Discount (TEN)').nextElementSibling).toHaveTextContent('−$0.91');
});
