import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { openAdmin, shownNames } from '@tests/support/admin-screen';
import { backend, stock } from '@tests/support/backend';
import { buildCategory, buildOrder, buildProductRow } from '@tests/support/builders';
import { rowOf } from '@tests/support/cards';
import { catchDownloads } from '@tests/support/downloads';
import { answer, refusal, rest } from '@tests/support/faults';
import { store } from '@tests/support/storage';
import { expectToast, findNotice } from '@tests/support/toasts';

const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T10:00:00+00:00`;
const titles = () => shownNames('All Products');

async function openProducts(address: string = paths.adminProducts) {
  stock(
    [
      buildProductRow({ id: 'fox', title: 'Fox', category_id: 'a', price: 3, created_at: day(3) }),
      buildProductRow({ id: 'owl', title: 'Owl', category_id: 'a', price: 1, created_at: day(2) }),
      buildProductRow({
        id: 'bus',
        title: 'Bus',
        category_id: 'b',
        categories: { name: 'Wheels' },
        price: 2,
        created_at: day(1),
      }),
    ],
    [buildCategory({ id: 'a', name: 'Animals' }), buildCategory({ id: 'b', name: 'Wheels' })],
  );
  const view = await openAdmin(address, 'Manage Products');
  await screen.findByRole('table', { name: 'All Products' });
  return view;
}

describe('the products', () => {
  it('are sorted by the heads of their columns, each way', async () => {
    const { user, address } = await openProducts();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Added')).toHaveAttribute('aria-sort', 'descending');
    expect(titles()).toEqual(['Fox', 'Owl', 'Bus']);
    const price = within(head('Price')).getByRole('button');
    await user.click(price);
    await waitFor(() => expect(titles()).toEqual(['Owl', 'Bus', 'Fox']));
    expect(head('Price')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('Added')).not.toHaveAttribute('aria-sort');
    await user.click(price);
    await waitFor(() => expect(titles()).toEqual(['Fox', 'Bus', 'Owl']));
    expect(head('Price')).toHaveAttribute('aria-sort', 'descending');
    expect(price).toHaveFocus();
    expect(address()).toBe('/admin/products?sort=price-down');
    await user.click(within(head('Title')).getByRole('button'));
    await waitFor(() => expect(titles()).toEqual(['Bus', 'Fox', 'Owl']));
  });

  it('are narrowed to a category', async () => {
    const { user } = await openProducts();
    await user.selectOptions(screen.getByLabelText('Show products of'), 'Animals');
    await waitFor(() => expect(titles()).toEqual(['Fox', 'Owl']));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 products');
  });

  it('stand as their address says, and as before when it says nothing sensible', async () => {
    const { user, address } = await openProducts('/admin/products?category=a&sort=price-up');
    await waitFor(() => expect(titles()).toEqual(['Owl', 'Fox']));
    expect(screen.getByLabelText('Show products of')).toHaveDisplayValue('Animals');
    expect(screen.getByLabelText('Sort products by')).toHaveDisplayValue('Price: Low to High');
    await user.selectOptions(screen.getByLabelText('Show products of'), 'All categories');
    await waitFor(() => expect(titles()).toEqual(['Owl', 'Bus', 'Fox']));
    expect(address()).toBe('/admin/products?sort=price-up');
  });

  it('are in no order that there is not', async () => {
    await openProducts('/admin/products?sort=weight-up&page=many');
    await waitFor(() => expect(titles()).toEqual(['Fox', 'Owl', 'Bus']));
    expect(screen.getByLabelText('Sort products by')).toHaveDisplayValue('Newest');
  });

  it('are chosen and deleted together, and come back together', async () => {
    const { user } = await openProducts();
    const before = structuredClone(backend.products);
    await user.click(screen.getByRole('checkbox', { name: 'Select Fox' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Bus' }));
    expect(screen.getByRole('checkbox', { name: /^Select all/ })).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Delete 2 products' }));
    await expectToast('Success', '2 products deleted successfully');
    await waitFor(() => expect(titles()).toEqual(['Owl']));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(backend.products.map(({ id }) => id)).toEqual(['owl']);
    expect(backend.requests.filter((line) => line === 'DELETE /rest/v1/products')).toHaveLength(1);

    const place = screen.getByRole('region', { name: /Notifications/ });
    await waitFor(() => expect(place).not.toHaveStyle({ pointerEvents: 'none' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await expectToast('Success', '2 products are back');
    await waitFor(() => expect(titles()).toEqual(['Fox', 'Owl', 'Bus']));
    expect(backend.products).toHaveLength(3);
    for (const row of before) expect(backend.products).toContainEqual(row);
  });

  it('stay chosen when their deletion is refused', async () => {
    const { user } = await openProducts();
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    answer('delete', rest('products'), () => refusal(400, { message: 'not today' }));
    await user.click(screen.getByRole('button', { name: 'Delete 3 products' }));
    expect(await findNotice('Error')).toHaveTextContent('not today');
    expect(titles()).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    expect(screen.queryByRole('button', { name: /^Delete \d/ })).toBeNull();
  });
});

const orders = Array.from({ length: 60 }, (_, at) =>
  buildOrder({
    id: String(1_790_000_000_000 + at),
    createdAt: new Date(2026, 0, 1 + at, 12).toISOString(),
    total: at,
  }),
);
const pageOf = (number: number) => `Order #${String(number).padStart(8, '0')}`;

describe('the pages of a long list', () => {
  /** Inside of what stands below the list: cheap to search. */
  const pager = () => within(screen.getByLabelText('Pages of All Orders'));
  const names = () =>
    [...screen.getByLabelText('All Orders', { selector: 'table' }).querySelectorAll('h3')].map(
      (heading) => heading.textContent,
    );

  it('hold 50 rows, and lead on; the address tells which', async () => {
    store('orders', orders);
    const { user, address } = await openAdmin(paths.adminOrders, 'Manage Orders');
    expect(names()).toHaveLength(50);
    expect(names()[0]).toBe(pageOf(59));
    expect(pager().queryByRole('link', { name: 'Previous' })).toBeNull();
    await user.click(pager().getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(names()[0]).toBe(pageOf(9)));
    expect(address()).toBe('/admin/orders?page=2');
    await waitFor(() => expect(screen.getByText('All Orders')).toHaveFocus());
    expect(pager().queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('are jumped to, and begin anew in another order', async () => {
    store('orders', orders);
    const { user, address } = await openAdmin(paths.adminOrders, 'Manage Orders');
    await user.clear(screen.getByLabelText('Page'));
    await user.type(screen.getByLabelText('Page'), '99{Enter}');
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(address()).toBe('/admin/orders?page=2');
    await user.selectOptions(screen.getByLabelText('Sort orders by'), 'Total: Low to High');
    await waitFor(() => expect(names()[0]).toBe(pageOf(0)));
    expect(address()).toBe('/admin/orders?sort=total-up');
  });

  it('are opened by their address; one that is not there is the last', async () => {
    store('orders', orders);
    await openAdmin('/admin/orders?page=7', 'Manage Orders');
    expect(names()[0]).toBe(pageOf(9));
    expect(screen.getByLabelText('Page')).toHaveValue(2);
  });

  it('are exported as one', async () => {
    store('orders', orders);
    const downloads = catchDownloads();
    const { user } = await openAdmin('/admin/orders?page=2', 'Manage Orders');
    await user.click(screen.getByRole('button', { name: 'Export Orders' }));
    const { rows } = await downloads.table();
    expect(rows).toHaveLength(61);
  });
});

it('orders are narrowed to days, both ends included, and exported so; each tells its items', async () => {
  store('orders', orders);
  const downloads = catchDownloads();
  const { user, address } = await openAdmin(paths.adminOrders, 'Manage Orders');
  await user.type(screen.getByLabelText('From'), '2026-01-10');
  await user.type(screen.getByLabelText('To'), '2026-01-12');
  await waitFor(() => expect(shownNames('All Orders')).toEqual([pageOf(11), pageOf(10), pageOf(9)]));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 60 orders');
  expect(address()).toBe('/admin/orders?from=2026-01-10&to=2026-01-12');
  expect(within(rowOf(pageOf(9))).getByText(/^\d items?$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export Orders' }));
  const { rows } = await downloads.table();
  expect(rows).toHaveLength(4);
});

it('orders of days without any are told so, and each end can be left open again', async () => {
  store('orders', orders);
  const { user, address } = await openAdmin('/admin/orders?from=2027-01-01', 'Manage Orders');
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeVisible();
  expect(screen.getByText('Nothing was ordered on these days.')).toBeVisible();
  await user.clear(screen.getByLabelText('From'));
  await waitFor(() => expect(shownNames('All Orders')).toHaveLength(50));
  expect(address()).toBe('/admin/orders');
});
