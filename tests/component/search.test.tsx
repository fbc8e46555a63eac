import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expectedConsole } from '@tests/setup/browser';
import { backend, stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { rangeOf } from '@tests/support/ranges';
import { renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { answer, hold, refusal, rest } from '@tests/support/faults';

const NONE = 'No products found matching your search.';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.getByRole('searchbox', { name: 'Search clipart' });
const titles = () =>
  within(screen.getByRole('list', { name: 'Search results' }))
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.textContent);
const searchFor = (text: string) => `/search?${new URLSearchParams({ query: text }).toString()}`;

beforeEach(() => {
  stock([
    buildProductRow({ id: 'a', title: 'Sleepy Fox', description: 'It naps.', keywords: ['woodland'] }),
    buildProductRow({
      id: 'b',
      title: 'Barn Owl',
      description: 'Awake, unlike the FOX.',
      keywords: ['night'],
    }),
    buildProductRow({ id: 'c', title: 'Leaf', description: 'Green.', keywords: [], tags: ['foxglove'] }),
    buildProductRow({
      id: 'd',
      title: 'Café (50% off)',
      description: 'C++ [draft] \\ #1 & more*',
      keywords: [],
    }),
  ]);
});

it('finds the text in titles, descriptions and keywords or tags, in any case', async () => {
  renderRoute('/search?query=fox');
  expect(await heading('3 results for "fox"')).toBeVisible();
  await expect.poll(titles).toEqual(['Sleepy Fox', 'Barn Owl', 'Leaf']);
});

it('counts one in the singular', async () => {
  renderRoute('/search?query=WOODLAND');
  expect(await heading('1 result for "WOODLAND"')).toBeVisible();
});

it('says so when nothing matches', async () => {
  renderRoute('/search?query=zebra');
  expect(await screen.findByRole('heading', { name: NONE })).toBeVisible();
  expect(await heading('0 results for "zebra"')).toBeVisible();
});

it.each(['/search', '/search?query=', '/search?query=%20%20'])('%s shows the form alone', async (path) => {
  renderRoute(path);
  expect(await heading('Search Clipart')).toBeVisible();
  expect(box()).toHaveValue('');
  await expect.poll(() => backend.requests).toContain('GET /rest/v1/products');
  await networkIdle();
  expect(screen.queryByText(NONE)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Search results' })).toBeNull();
});

it('submitting sets the query parameter, and an empty text removes it', async () => {
  const { user, address } = renderRoute('/search');
  await user.type(await screen.findByRole('searchbox', { name: 'Search clipart' }), ' owl {Enter}');
  expect(await heading('1 result for "owl"')).toBeVisible();
  expect(address()).toBe('/search?query=owl');
  await waitFor(() => expect(box()).toHaveValue('owl'));
  await waitFor(() => expect(box()).toHaveFocus());

  await user.clear(box());
  expect(address()).toBe('/search?query=owl');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await heading('Search Clipart')).toBeVisible();
  expect(address()).toBe('/search');
});

it('Back brings the search before back, in the box and below it', async () => {
  const { user, router } = renderRoute('/search?query=owl');
  await heading('1 result for "owl"');
  await user.clear(box());
  await user.type(box(), 'fox{Enter}');
  await heading('3 results for "fox"');
  await router.navigate(-1);
  expect(await heading('1 result for "owl"')).toBeVisible();
  await waitFor(() => expect(box()).toHaveValue('owl'));
  await expect.poll(titles).toEqual(['Barn Owl']);
});

it.each(['(', '[', '\\', '*', '%', '&', '#', '+', 'C++ [draft] \\ #1 & more*', 'cafe', 'CAFE\u0301'])(
  '%s is literal and survives a reload',
  async (text) => {
    const first = renderRoute('/search');
    await screen.findByRole('searchbox');
    await first.user.click(box());
    await first.user.paste(text);
    await first.user.keyboard('{Enter}');
    expect(await heading(`1 result for "${text}"`)).toBeVisible();
    const address = first.address();
    first.unmount();
    renderRoute(address);
    expect(await heading(`1 result for "${text}"`)).toBeVisible();
    await waitFor(() => expect(box()).toHaveValue(text));
    await expect.poll(titles).toEqual(['Café (50% off)']);
  },
);

it('"(123" neither crashes nor matches everything', async () => {
  renderRoute(searchFor('(123'));
  expect(await screen.findByText(NONE)).toBeVisible();
});

it('waits for the whole catalogue before it counts', async () => {
  stock(Array.from({ length: 60 }, (_, index) => buildProductRow({ title: `Fox ${index}` })));
  const release = hold('get', rest('products'), ({ url }) => !rangeOf(url)?.startsWith('0-'));
  renderRoute('/search?query=fox');
  expect(await heading('Searching for "fox"…')).toBeVisible();
  await expect.poll(() => backend.requests).toContain('GET /rest/v1/products');
  expect(screen.queryByRole('list', { name: 'Search results' })).toBeNull();
  release();
  expect(await heading('60 results for "fox"')).toBeVisible();
});

it('after a failure shows what it has, and tries again', async () => {
  answer('get', rest('products'), () => refusal(500), 1);
  expectedConsole.push('Error fetching products:');
  const { user } = renderRoute('/search?query=fox');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(await screen.findByText(NONE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('3 results for "fox"')).toBeVisible();
});

it('takes 200 letters of whatever is pasted or stands in the address', async () => {
  const { user, address } = renderRoute('/search');
  const box = await screen.findByRole('searchbox', { name: 'Search clipart' });
  await user.click(box);
  await user.paste('x'.repeat(10_000));
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe(`/search?query=${'x'.repeat(200)}`);
  renderRoute(`/search?query=${'y'.repeat(10_000)}`);
  const heading = await screen.findByText(new RegExp(`^0 results for "y{200}"$`));
  expect(heading).toBeVisible();
});

const chooseFrom = (name: string) =>
  within(within(screen.getByRole('complementary', { name: 'Filters' })).getAllByRole(name)[0] as HTMLElement)
    .getAllByRole('button')
    .map((button) => button.textContent);
const sort = () => screen.queryByRole('combobox', { name: 'Sort by' });

it('offers to sort what there is more than one of', async () => {
  const { user } = renderRoute('/search?query=fox');
  await heading('3 results for "fox"');
  await waitFor(() => expect(sort()).toBeVisible());
  await user.clear(box());
  await user.type(box(), 'owl{Enter}');
  await heading('1 result for "owl"');
  expect(sort()).toBeNull();
});

it('offers the categories that have results, and the chosen one', async () => {
  stock([
    buildProductRow({ title: 'Fox', category_id: 'animals' }),
    buildProductRow({ title: 'Foxglove', category_id: 'plants' }),
    buildProductRow({ title: 'Cake', category_id: 'party' }),
  ]);
  const { user } = renderRoute('/search?query=fox');
  await heading('2 results for "fox"');
  await expect
    .poll(() => chooseFrom('list'))
    .toEqual(['All Categories', 'Category animals', 'Category plants']);
  await user.click(screen.getByRole('button', { name: 'Category plants' }));
  await heading('1 result for "fox"');
  await user.clear(box());
  await user.type(box(), 'cake{Enter}');
  await heading('1 result for "cake"');
  await waitFor(() => expect(chooseFrom('list')).toEqual(['All Categories', 'Category party']));
});

it('keeps a chosen category to be taken back, though it has no result; where nothing is found nothing is offered', async () => {
  stock([
    buildProductRow({ title: 'Fox', category_id: 'animals' }),
    buildProductRow({ title: 'Cake', category_id: 'party' }),
  ]);
  const { user } = renderRoute('/search?query=fox&category=party');
  await heading('0 results for "fox"');
  await expect
    .poll(() => chooseFrom('list'))
    .toEqual(['All Categories', 'Category animals', 'Category party']);
  await user.clear(box());
  await user.type(box(), 'zebra{Enter}');
  await heading('0 results for "zebra"');
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

it('says what is to be chosen once the whole catalogue is here', async () => {
  stock(Array.from({ length: 60 }, (_, index) => buildProductRow({ title: `Fox ${index}` })));
  const release = hold('get', rest('products'), ({ url }) => !rangeOf(url)?.startsWith('0-'));
  renderRoute('/search?query=fox');
  await heading('Searching for "fox"…');
  expect(chooseFrom('list')).toEqual(['All Categories']);
  release();
  await heading('60 results for "fox"');
  await waitFor(() => expect(chooseFrom('list').length).toBeGreaterThan(1));
});
