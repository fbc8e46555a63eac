import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { backend, stock } from '@tests/support/backend';
import { buildCategory, buildProductRow } from '@tests/support/builders';
import { answer, BROKEN_ANSWERS, hold, refusal, rest } from '@tests/support/faults';
import { renderRoute } from '@tests/support/render-route';
import { expectedConsole } from '../setup/browser';
import { cardOf } from '@tests/support/cards';
import { networkIdle } from '@tests/support/server';
import { rangeOf } from '@tests/support/ranges';

const PRODUCTS = rest('products');
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`;

const animals = { category_id: '1', categories: { name: 'Animals' } };
const plants = { category_id: 2, categories: { name: 'Plants' } };
const ROWS = [
  { id: 'fox', title: 'Fox', price: 3, downloads: 5, created_at: day(3), ...animals },
  { id: 'owl', title: 'Owl', price: 1, downloads: 9, created_at: day(2), ...animals },
  { id: 'fern', title: 'Fern', price: 2, downloads: 1, created_at: day(1), ...plants },
];
const stockThree = () =>
  stock(
    ROWS.map((row) => buildProductRow({ description: '', keywords: [], ...row })),
    [buildCategory({ id: '1', name: 'Animals' }), buildCategory({ id: 2, name: 'Plants' })],
  );
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildProductRow({ id: `p${at}`, title: `Picture ${at}`, created_at: null }),
  );

const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role="status"]' });
const list = () => within(screen.getByRole('list', { name: 'Products' }));
const titles = () =>
  list()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .join(' ');
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

async function open() {
  const view = renderRoute('/products');
  await status(/^Showing/);
  return view;
}

describe('the page', () => {
  it('has title and subtitle', async () => {
    stockThree();
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Explore Our Clipart Collection' })).toBeVisible();
    expect(screen.getByText('Find the perfect graphics for your next creative project.')).toBeVisible();
  });

  it('says how many results it shows', async () => {
    stockThree();
    const { user } = await open();
    expect(await status('Showing 3 results')).toBeVisible();
    await user.click(filters().getByRole('button', { name: 'Animals' }));
    expect(await status('Showing 2 results')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search clipart' }), 'owl');
    expect(await status('Showing 1 results')).toBeVisible();
  });

  it('says so when nothing is found', async () => {
    stockThree();
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search clipart' }), 'zebra');
    expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filters.')).toBeVisible();
    expect(await status('Showing 0 results')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await status('Showing 3 results')).toBeVisible();
  });
});

describe('the categories', () => {
  it('stand below All Categories; one is chosen', async () => {
    stockThree();
    const { user } = await open();
    const buttons = within(filters().getByRole('list')).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['All Categories', 'Animals', 'Plants']);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    await user.click(filters().getByRole('button', { name: 'Plants' }));
    await expect.poll(titles).toBe('Fern');
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
    await user.click(filters().getByRole('button', { name: 'All Categories' }));
    await expect.poll(titles).toBe('Fox Owl Fern');
  });

  it('say how many products each would show, once all are here', async () => {
    stockThree();
    const { user } = await open();
    expect(
      await filters().findByRole('button', { name: 'Animals', description: '2 products' }),
    ).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search clipart' }), 'fern');
    expect(
      await filters().findByRole('button', { name: 'Animals', description: '0 products' }),
    ).toBeVisible();
    expect(await filters().findByRole('button', { name: 'Plants', description: '1 products' })).toBeVisible();
  });
});

describe('the filters of a small screen', () => {
  const openSheet = async () => {
    stockThree();
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    return { user, address, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
  };

  it('stand in a sheet, which says what they leave and closes on it', async () => {
    const { user, sheet, address } = await openSheet();
    expect(await sheet.findByRole('button', { name: 'Show 3 results' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Plants' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 1 result' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect.poll(titles).toBe('Fern');
    expect(address()).toBe('/products?category=2');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters 1 active' })).toHaveFocus());
  });

  it('are cleared there, all of them', async () => {
    const { user, sheet, address } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Plants' }));
    await user.click(sheet.getByRole('button', { name: 'Clear' }));
    expect(await sheet.findByRole('button', { name: 'Show 3 results' })).toBeVisible();
    expect(address()).toBe('/products');
  });

  it('are chips when they are chosen, each of which can be taken back', async () => {
    stockThree();
    const { user, address } = renderRoute('/products?category=1&price=under-3');
    await user.click(await screen.findByRole('button', { name: 'Remove filter Under $3' }));
    expect(address()).toBe('/products?category=1');
    await user.click(screen.getByRole('button', { name: 'Remove filter Animals' }));
    expect(address()).toBe('/products');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
    await waitFor(() => expect(screen.getByText(/^Showing/)).toHaveFocus());
  });
});

describe('the order', () => {
  it.each([
    ['newest', 'Fox Owl Fern'],
    ['popular', 'Owl Fox Fern'],
    ['price-low', 'Owl Fern Fox'],
    ['price-high', 'Fox Fern Owl'],
  ])('%s', async (option, expected) => {
    stockThree();
    const { user } = await open();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(select).toHaveValue('newest');
    expect([...select.options].map(({ value }) => value)).toEqual([
      'newest',
      'popular',
      'price-low',
      'price-high',
    ]);
    await user.selectOptions(select, option);
    await expect.poll(titles).toBe(expected);
  });
});

describe('a card', () => {
  const stockFox = () =>
    stock([
      buildProductRow({
        id: 'fox',
        title: 'Sleepy Fox',
        description: 'A fox, asleep.',
        image: '/fox.svg',
        price: '4.5',
        rating: '4.74',
        downloads: 1200,
        keywords: null,
        tags: ['ink', 'autumn', 'sleep'],
        categories: { name: 'Animals' },
      }),
    ]);

  it('shows picture, category, title, rating, downloads, price, heart and cart button', async () => {
    stockFox();
    await open();
    const fox = cardOf('Sleepy Fox');
    expect(fox.getByRole('presentation')).toHaveAttribute('src', '/fox.svg');
    expect(fox.getByRole('link', { name: 'Sleepy Fox' })).toHaveAttribute('href', '/product/fox');
    for (const text of ['Animals', 'Rated 4.7 out of 5', '$4.50']) expect(fox.getByText(text)).toBeVisible();
    expect(fox.getByText('1,200')).toHaveTextContent(/downloads$/);
    expect(fox.getByRole('button', { name: 'Add Sleepy Fox to wishlist' })).toBeVisible();
    expect(fox.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    expect(fox.queryByText('A fox, asleep.')).toBeNull();
    expect(fox.queryByText('ink')).toBeNull();
  });

  it('adds description and at most 2 keywords or tags in the list', async () => {
    stockFox();
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'List view' }));
    expect(await screen.findByRole('button', { name: 'List view', pressed: true })).toBeVisible();
    const fox = cardOf('Sleepy Fox');
    expect(fox.getByText('A fox, asleep.')).toBeVisible();
    const keywords = within(fox.getByRole('list', { name: 'Keywords' })).getAllByRole('listitem');
    expect(keywords.map((keyword) => keyword.textContent)).toEqual(['ink', 'autumn']);
    await user.click(screen.getByRole('button', { name: 'Grid view' }));
    await waitFor(() => expect(cardOf('Sleepy Fox').queryByText('A fox, asleep.')).toBeNull());
  });

  it('may be made of a row of nothing but nulls', async () => {
    const nothing = Object.fromEntries(Object.keys(buildProductRow()).map((column) => [column, null]));
    stock([{ ...nothing, id: 'bare', title: 'Bare' }]);
    await open();
    const bare = cardOf('Bare');
    for (const text of ['Uncategorized', '$0.00']) expect(bare.getByText(text)).toBeVisible();
    expect(bare.queryByText(/Rated|0\.0$/)).toBeNull(); // nobody has rated it: no stars are no bad rating
    expect(bare.getByRole('presentation')).toHaveAttribute('src', '/placeholder.svg');
  });
});

describe('loading', () => {
  it('shows places for the cards, and no wrong number', async () => {
    stockThree();
    const release = hold('get', rest('categories'));
    renderRoute('/products');
    expect(await status('Loading…')).toBeVisible();
    expect(screen.getByText('Loading products…')).toBeInTheDocument();
    expect(screen.queryByText('No Products Found')).toBeNull();
    release();
    expect(await status('Showing 3 results')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading products…')).toBeNull());
  });

  it('waits 10 seconds for a slow answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stockThree();
    const release = hold('get', PRODUCTS);
    renderRoute('/products');
    await status('Loading…');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await status('Loading…')).toBeVisible();
    release();
    expect(await status('Showing 3 results')).toBeVisible();
  });

  it('shows the newest at once and counts all; a filter waits for all', async () => {
    const rows = many(30);
    stock([...rows.slice(0, 29), { ...rows[29], title: 'Rare Bird' }]);
    const release = hold('get', PRODUCTS, ({ url }) => !rangeOf(url)?.startsWith('0-'));
    const { user } = await open();
    expect(await status('Showing 30 results')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search clipart' }), 'rare');
    expect(await status('Loading…')).toBeVisible();
    expect(screen.queryByText('No Products Found')).toBeNull();
    release();
    expect(await status('Showing 1 results')).toBeVisible();
    await expect.poll(titles).toBe('Rare Bird');
  });

  it('happens once, wherever the visitor goes', async () => {
    stockThree();
    const { user, address } = await open();
    await user.click(list().getByRole('link', { name: 'Fox' }));
    await user.click(await screen.findByRole('link', { name: 'Back to Products' }));
    await expect.poll(address).toBe('/products');
    await status('Showing 3 results');
    await networkIdle();
    for (const table of ['products', 'categories'])
      expect(backend.requests.filter((line) => line === `GET ${rest(table)}`)).toHaveLength(1);
  });

  it('draws a long result bit by bit, and the rest on demand', async () => {
    stock(many(200));
    const { user } = await open();
    expect(await status('Showing 200 results')).toBeVisible();
    await expect.poll(() => list().getAllByRole('article').length).toBeGreaterThan(24);
    const before = list().getAllByRole('article').length;
    expect(before).toBeLessThan(200);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await expect.poll(() => list().getAllByRole('article').length).toBeGreaterThan(before);
    const [first] = list().getAllByRole('article');
    expect(first).toHaveAttribute('aria-setsize', '200');
  });

  it('keeps the focus when the last cards take the button away: on the first of them', async () => {
    stock(many(70));
    const { user } = await open();
    await expect.poll(() => list().getAllByRole('article').length).toBe(60);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await expect.poll(() => list().getAllByRole('article').length).toBe(70);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    const article = list().getAllByRole('article')[60];
    await waitFor(() => expect(article).toContainElement(document.activeElement as HTMLElement));
  });
});

describe('a backend that fails', () => {
  it.each([...BROKEN_ANSWERS, ['a network that is gone', () => HttpResponse.error()] as const])(
    'with %s: logged, the texts of an empty result, and a retry that works',
    async (_what, respond) => {
      expectedConsole.push('Error fetching products:');
      stockThree();
      answer('get', PRODUCTS, respond, 1);
      const { user } = renderRoute('/products');
      expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
      expect(screen.getByText('Try adjusting your search or filters.')).toBeVisible();
      expect(console.error).toHaveBeenCalledOnce();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await status('Showing 3 results')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  it('to bring the categories: logged, no categories, and the products are there', async () => {
    expectedConsole.push('Error fetching categories:');
    stockThree();
    answer('get', rest('categories'), () => refusal(500), 1);
    const { user } = await open();
    await expect.poll(titles).toBe('Fox Owl Fern');
    expect(within(filters().getByRole('list')).getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await filters().findByRole('button', { name: 'Plants' })).toBeVisible();
  });
});
