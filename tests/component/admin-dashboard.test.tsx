import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { expectedConsole } from '../setup/browser';
import { stock } from '@tests/support/backend';
import { buildCategory, buildProductRow } from '@tests/support/builders';
import { rangeOf } from '@tests/support/ranges';
import { renderRoute } from '@tests/support/render-route';
import { entryWith } from '@tests/support/cards';
import { answer, hold, refusal, rest } from '@tests/support/faults';

const productRows = (count: number) => Array.from({ length: count }, () => buildProductRow());
const categoryRows = (count: number) => Array.from({ length: count }, () => buildCategory());

it.each([
  { products: 0, categories: 0 },
  { products: 1, categories: 1 },
  { products: 60, categories: 7 }, // more than the first page of products
])('counts $products products and $categories categories', async ({ products, categories }) => {
  const rows = productRows(products).map((row) => ({ ...row, category_id: null }));
  stock(rows, categoryRows(categories));
  renderRoute(paths.admin, { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(within(await entryWith('Total Products')).getByText(String(products))).toBeVisible();
  expect(within(await entryWith('Total Categories')).getByText(String(categories))).toBeVisible();
});

it.each(['Total Users', 'Total Orders'])(
  'has 0 and "Coming Soon" under %s, whatever there is',
  async (label) => {
    localStorage.setItem('users', JSON.stringify([{ id: 'u', email: 'u@example.com' }]));
    localStorage.setItem('orders', JSON.stringify([{ id: '1', total: 5, items: [] }]));
    stock(productRows(3));
    renderRoute(paths.admin, { as: 'admin' });
    expect(within(await entryWith(label)).getByText('0')).toBeVisible();
    expect(within(await entryWith(label)).getByText('Coming Soon')).toBeVisible();
    expect(within(await entryWith('Total Products')).queryByText('Coming Soon')).not.toBeInTheDocument();
  },
);

it('says "Loading dashboard..." until the last page of products is here', async () => {
  stock(productRows(60));
  const release = hold('get', rest('products'), ({ url }) => !rangeOf(url)?.startsWith('0-'));
  renderRoute(paths.admin, { as: 'admin' });
  await waitFor(() => expect(screen.getByText('Loading dashboard...')).toBeVisible());
  expect(screen.queryByText('Total Products')).not.toBeInTheDocument();
  release();
  expect(within(await entryWith('Total Products')).getByText('60')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading dashboard...')).not.toBeInTheDocument());
});

it('says when the catalogue could not be loaded, and tries again', async () => {
  expectedConsole.push('Error fetching products:');
  stock(productRows(2));
  answer('get', rest('products'), () => refusal(500), 1);
  const { user } = renderRoute(paths.admin, { as: 'admin' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The catalogue could not be loaded completely.');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await within(await entryWith('Total Products')).findByText('2')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
