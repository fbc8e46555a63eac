import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectedConsole } from '@tests/setup/browser';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';
import { answer, hold, refusal, rest } from '@tests/support/faults';
import { watchRequests } from '@tests/support/requests';

const NEW = '/products/new-arrivals';
const BEST = '/products/best-sellers';

const titles = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T08:00:00Z`;
const numbered = Array.from({ length: 15 }, (_, index) => index + 1);

it('New Arrivals are the 12 newest, newest first', async () => {
  stock(numbered.map((number) => buildProductRow({ title: `Drawing ${number}`, created_at: day(number) })));
  renderRoute(NEW);
  expect(await screen.findByRole('heading', { level: 1, name: 'New Arrivals' })).toBeVisible();
  await expect
    .poll(() => titles('New Arrivals'))
    .toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((number) => `Drawing ${number}`));
});

it('Best Sellers are the 12 with most downloads, looked for in the whole catalogue', async () => {
  stock(
    Array.from({ length: 30 }, (_, index) =>
      buildProductRow({ title: `Drawing ${index}`, downloads: index, created_at: day(30 - index) }),
    ),
  );
  renderRoute(BEST);
  expect(await screen.findByRole('heading', { level: 1, name: 'Best Sellers' })).toBeVisible();
  await expect
    .poll(() => titles('Best Sellers'))
    .toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18].map((number) => `Drawing ${number}`));
});

it.each([NEW, BEST])('%s asks for its twelve and not for the catalogue', async (path) => {
  stock(Array.from({ length: 30 }, () => buildProductRow()));
  const sent = watchRequests();
  renderRoute(path);
  await titles(path === NEW ? 'New Arrivals' : 'Best Sellers');
  const order = path === NEW ? 'created_at.desc.nullslast' : 'downloads.desc.nullslast';
  expect(sent.map(({ address }) => address)).toEqual([
    `/rest/v1/products?select=*,categories(name)&order=${order},id.asc&limit=12`,
  ]);
});

it.each([NEW, BEST])('equals keep one order on %s, whatever order they come in', async (path) => {
  const rows = ['c', 'a', 'b'].map((id) => buildProductRow({ id, title: id, downloads: 4 }));
  stock(rows);
  const first = renderRoute(path);
  const list = path === NEW ? 'New Arrivals' : 'Best Sellers';
  await expect.poll(() => titles(list)).toEqual(['a', 'b', 'c']);
  first.unmount();
  stock(rows.toReversed());
  renderRoute(path);
  await expect.poll(() => titles(list)).toEqual(['a', 'b', 'c']);
});

it('a missing or broken date comes last', async () => {
  stock([
    buildProductRow({ id: 'a', title: 'Undated', created_at: null }),
    buildProductRow({ id: 'b', title: 'Misdated', created_at: 'soon' }),
    buildProductRow({ id: 'c', title: 'Ancient', created_at: '1970-01-01 00:00:00+00' }),
  ]);
  renderRoute(NEW);
  await expect.poll(() => titles('New Arrivals')).toEqual(['Ancient', 'Undated', 'Misdated']);
});

describe.each([
  [NEW, 'New Arrivals'],
  [BEST, 'Best Sellers'],
])('a card on %s', (path, list) => {
  it('shows badge, title, description, rating, downloads, price, heart and button', async () => {
    stock([
      buildProductRow({
        title: 'Sleepy Fox',
        description: 'It naps.',
        rating: 4.5,
        downloads: 1234,
        price: 9,
      }),
    ]);
    renderRoute(path);
    const card = within(await screen.findByRole('list', { name: list }));
    for (const text of ['Animals', 'It naps.', 'Rated 4.5 out of 5', '1,234', '$9.00'])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Add Sleepy Fox to wishlist' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });

  it.each([[null], [undefined], [0]])(
    'without rating (%s), downloads and category has the defaults',
    async (rating) => {
      stock([buildProductRow({ rating, downloads: null, category_id: null, categories: null })]);
      renderRoute(path);
      const card = within(await screen.findByRole('list', { name: list }));
      expect(card.getByText('Uncategorized')).toBeVisible();
      expect(card.getByText('Rated 5.0 out of 5')).toBeInTheDocument();
      expect(card.getByText('0')).toBeVisible();
    },
  );

  it('says when the collection cannot be loaded, and tries again', async () => {
    stock([buildProductRow({ title: 'Sleepy Fox' })]);
    answer('get', rest('products'), () => refusal(500), 1);
    expectedConsole.push('Error fetching products:');
    const { user } = renderRoute(path);
    expect(screen.queryByText('No Products Found')).toBeNull();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByText('No Products Found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('has its place held until it is here', async () => {
    stock([buildProductRow({ title: 'Sleepy Fox' })]);
    const release = hold('get', rest('products'));
    renderRoute(path);
    await waitFor(() => expect(screen.getByText('Loading products…')).toBeInTheDocument());
    expect(screen.queryByText('No Products Found')).toBeNull();
    release();
    expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading products…')).toBeNull());
  });
});
