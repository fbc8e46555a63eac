import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readStoredHead, storeCatalog as storeByPage } from '@/records/stored-catalog';
import { hasStoredCatalog } from '@/records/stored-catalog-mark';
import { backend, stock } from '@tests/support/backend';
import { buildCategory, buildProduct, buildProductRow } from '@tests/support/builders';
import { answer, hold, refusal, rest } from '@tests/support/faults';
import { renderRoute } from '@tests/support/render-route';
import { expectToast } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';
import { findCard } from '@tests/support/cards';

// what a page keeps when the browser is idle must not be what the next test finds
vi.mock('@/records/stored-catalog', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  storeCatalog: vi.fn(),
}));
const { storeCatalog } = await vi.importActual<{ storeCatalog: typeof storeByPage }>(
  '@/records/stored-catalog',
);

const ANIMALS = { id: 'animals', name: 'Animals', slug: 'animals' };
const fox = { id: 'fox', title: 'Sleepy Fox', category_id: 'animals' };

/** What the last visit left: the fox at its old price, and an owl that is no longer sold. */
const keep = () =>
  storeCatalog(
    [
      buildProduct({ ...fox, price: 4.5 }),
      buildProduct({ id: 'owl', title: 'Wide Owl', category_id: 'animals' }),
    ],
    [ANIMALS],
  );

beforeEach(async () => {
  stock([buildProductRow({ ...fox, price: 6 })], [buildCategory(ANIMALS)]);
  await keep();
});
afterEach(() => storeCatalog([], []));

const link = (title: string) => screen.findByRole('link', { name: title });
const gone = (title: string) => screen.queryByRole('link', { name: title });
const storedPrices = (list: Map<string, unknown>) =>
  ((list.get('user-1') ?? []) as { title: string; price: number }[]).map(
    ({ title, price }) => `${title} ${price}`,
  );

describe('on the next visit', () => {
  it('the last catalogue shows at once, and the fresh one takes its place', async () => {
    const release = hold('get', rest('products'));
    renderRoute('/products');
    expect((await findCard('Sleepy Fox')).getByText('$4.50')).toBeVisible();
    expect(await link('Wide Owl')).toBeVisible();
    await screen.findByText('Showing 2 results');
    release();
    expect(await screen.findByText('$6.00')).toBeVisible();
    await waitFor(() => expect(gone('Wide Owl')).not.toBeInTheDocument());
    expect(await screen.findByText('Showing 1 results')).toBeVisible();
  });

  it('it is searched before the fresh one is there', async () => {
    const release = hold('get', rest('products'));
    renderRoute('/search?query=owl');
    expect(await link('Wide Owl')).toBeVisible();
    release();
    await waitFor(() => expect(gone('Wide Owl')).not.toBeInTheDocument());
  });

  it('an empty fresh one takes its place too, however late the stored one is read', async () => {
    stock([]);
    renderRoute('/products');
    expect(await screen.findByText('No Products Found')).toBeVisible();
    await waitFor(() => expect(gone('Sleepy Fox')).not.toBeInTheDocument());
    expect(screen.getByText('Showing 0 results')).toBeVisible();
  });

  it('a backend that is down is told of, above what there was', async () => {
    expectedConsole.push('Error fetching');
    answer('get', rest('products'), () => refusal(500));
    answer('get', rest('categories'), () => refusal(500));
    renderRoute('/products');
    expect(await link('Sleepy Fox')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('nothing is looked for where nothing was kept', async () => {
    localStorage.clear();
    const release = hold('get', rest('products'));
    renderRoute('/products');
    await expect.poll(() => backend.requests.length).toBeGreaterThan(0);
    expect(gone('Sleepy Fox')).not.toBeInTheDocument();
    release();
    expect((await findCard('Sleepy Fox')).getByText('$6.00')).toBeVisible();
  });
});

it('keeps the catalogue once it is complete', async () => {
  stock([buildProductRow({ id: 'hen', title: 'New Hen', category_id: 'animals' })], [buildCategory(ANIMALS)]);
  vi.mocked(storeByPage).mockImplementation(storeCatalog);
  onTestFinished(() => void vi.mocked(storeByPage).mockReset());
  renderRoute('/products');
  await link('New Hen');
  await expect
    .poll(async () => (await readStoredHead())?.products.map(({ title }) => title))
    .toEqual(['New Hen']);
  await expect.poll(hasStoredCatalog).toBe(true);
});

describe('a price of the last visit', () => {
  /** The lists wait, the single product that is asked for by its id does not. */
  const holdLists = () => hold('get', rest('products'), ({ url }) => !new URL(url).searchParams.has('id'));

  it.each([
    ['cart', 'Add to Cart', 'Added to cart!', backend.carts],
    ['wishlist', 'Add Sleepy Fox to wishlist', 'Added to wishlist!', backend.wishlists],
  ])("is not put into the %s: today's is", async (list, button, title, stored) => {
    holdLists();
    const { user } = renderRoute('/products', { as: 'user' });
    const shown = await findCard('Sleepy Fox');
    expect(shown.getByText('$4.50')).toBeVisible();
    await user.click(shown.getByRole('button', { name: button }));
    await expectToast(title, `Sleepy Fox has been added to your ${list}.`);
    await expect.poll(() => storedPrices(stored)).toEqual(['Sleepy Fox 6']);
  });

  it('a product that is no longer sold is not put into the cart', async () => {
    holdLists();
    const { user } = renderRoute('/products', { as: 'user' });
    await user.click((await findCard('Wide Owl')).getByRole('button', { name: 'Add to Cart' }));
    await expectToast('Error', 'Wide Owl is no longer in the collection.');
    expect(storedPrices(backend.carts)).toEqual([]);
  });

  it('nothing is put into the cart while its price is not known', async () => {
    expectedConsole.push('Error fetching');
    answer('get', rest('products'), () => refusal(500));
    const { user } = renderRoute('/products', { as: 'user' });
    await user.click((await findCard('Sleepy Fox')).getByRole('button', { name: 'Add to Cart' }));
    await expectToast('Error', 'The price of Sleepy Fox could not be checked. Please try again.');
    expect(storedPrices(backend.carts)).toEqual([]);
  });

  it('is no reason to tell the cart of a change', async () => {
    backend.carts.set('user-1', [{ ...buildProduct({ ...fox, price: 6 }), quantity: 1 }]);
    hold('get', rest('products'));
    const { router } = renderRoute('/products', { as: 'user' });
    await findCard('Sleepy Fox'); // of the last visit
    await act(() => router.navigate('/cart'));
    await screen.findByText('$6.00 each');
    expect(screen.queryByText(/The price is now/)).not.toBeInTheDocument();
  });
});

it('an admin sees and changes only what is there today', async () => {
  const release = hold('get', rest('products'));
  const { router } = renderRoute('/products', { as: 'admin' });
  await findCard('Wide Owl'); // of the last visit
  await act(() => router.navigate('/admin/products'));
  await screen.findByRole('heading', { level: 1, name: 'Manage Products' });
  expect(screen.queryByText('Wide Owl')).not.toBeInTheDocument();
  expect(screen.queryByText('Sleepy Fox')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Sleepy Fox')).toBeVisible();
  expect(screen.queryByText('Wide Owl')).not.toBeInTheDocument();
});
