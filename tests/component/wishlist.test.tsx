import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend, stock, storedIds } from '@tests/support/backend';
import { badgeName } from '@tests/support/badge-name';
import { buildProduct, buildProductRow } from '@tests/support/builders';
import { answer, BROKEN_ANSWERS, hold, refusal, rest } from '@tests/support/faults';
import { renderRoute } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { expectToast, watchToasts } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';
import { cardOf } from '@tests/support/cards';
import { networkIdle } from '@tests/support/server';

const WISHLISTS = rest('wishlists');
const saved = () => storedIds(backend.wishlists, 'user-1');
const countOf = (method: string) =>
  backend.requests.filter((line) => line === `${method} ${WISHLISTS}`).length;
const logged = (text: string) =>
  vi.mocked(console.error).mock.calls.filter(([first]) => first === text).length;

const fox = buildProduct({
  id: 'fox',
  title: 'Sleepy Fox',
  description: 'A fox, asleep.',
  image: '/clipart/fox.svg',
  category: 'Forest',
  price: 4.35,
  rating: 4.7,
  reviews: 12,
  keywords: ['ink', 'autumn', 'sleep', 'orange'],
});
const owl = buildProduct({ id: 'owl', title: 'Wide Owl', keywords: [] });

async function open(...items: unknown[]) {
  backend.wishlists.set('user-1', items);
  const view = renderRoute('/wishlist', { as: 'user' });
  await screen.findByRole('heading', { level: 1, name: /^(My Wishlist|Your wishlist is empty)$/ });
  return view;
}

describe('the page', () => {
  it('shows each saved item: picture, category, title with its link, description, rating, reviews, price', async () => {
    await open(fox);
    const item = cardOf('Sleepy Fox');
    expect(item.getByRole('link', { name: 'Sleepy Fox' })).toHaveAttribute('href', '/product/fox');
    expect(item.getByRole('presentation', { hidden: true })).toHaveAttribute('src', '/clipart/fox.svg');
    for (const text of ['Forest', 'A fox, asleep.', 'Rated 4.7 out of 5', '(12 reviews)', '$4.35'])
      expect(item.getByText(text)).toBeVisible();
  });

  it('shows no star for what nobody has rated', async () => {
    await open({ ...fox, rating: 0, reviews: 0 });
    const item = cardOf('Sleepy Fox');
    expect(item.getByText('(0 reviews)')).toBeVisible();
    expect(item.queryByText(/Rated|0\.0$/)).toBeNull();
  });

  it('shows at most 3 tags, and none where there are none', async () => {
    await open(fox, owl);
    const tags = within(cardOf('Sleepy Fox').getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['ink', 'autumn', 'sleep']);
    expect(cardOf('Wide Owl').queryByRole('list', { name: 'Tags' })).toBeNull();
  });

  it.each([
    ['1 item(s) saved', [fox]],
    ['2 item(s) saved', [fox, owl]],
  ])('counts: %s', async (text, items) => {
    await open(...items);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: badgeName('Wishlist', items.length) })).toBeVisible();
  });

  it('removes an item', async () => {
    const { user } = await open(fox, owl);
    await user.click(screen.getByRole('button', { name: 'Remove Sleepy Fox from wishlist' }));
    await expectToast('Removed from wishlist', 'The item has been removed from your wishlist.');
    expect(screen.queryByRole('link', { name: 'Sleepy Fox' })).toBeNull();
    expect(screen.getByText('1 item(s) saved')).toBeVisible();
    await expect.poll(saved).toEqual(['owl']);
  });

  it('adds an item to the cart, and keeps it', async () => {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    const { user } = await open(fox);
    await user.click(cardOf('Sleepy Fox').getByRole('button', { name: 'Add to Cart' }));
    await expectToast('Added to cart!', 'Sleepy Fox has been added to your cart.');
    await expect.poll(() => storedIds(backend.carts, 'user-1')).toEqual(['fox']);
    expect(saved()).toEqual(['fox']);
  });

  it("shows today's price and puts the product of today into the cart", async () => {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox', price: 9.9 })]);
    const { user } = await open({ ...fox, price: 4.1 });
    await expect.poll(() => cardOf('Sleepy Fox').queryByText('$9.90')).toBeVisible();
    await user.click(cardOf('Sleepy Fox').getByRole('button', { name: 'Add to Cart' }));
    await expect.poll(() => backend.carts.get('user-1')).toMatchObject([{ id: 'fox', price: 9.9 }]);
  });

  it('says of a product that is gone so, instead of putting it into the cart', async () => {
    stock([]);
    const { user } = await open(fox);
    await expect
      .poll(() => cardOf('Sleepy Fox').queryByText('This product is no longer in the collection.'))
      .toBeVisible();
    await user.click(cardOf('Sleepy Fox').getByRole('button', { name: 'Add to Cart' }));
    await expectToast('Error', 'Sleepy Fox is no longer in the collection.');
    expect(storedIds(backend.carts, 'user-1')).toEqual([]);
  });

  it('says so when it is empty, and leads to the products', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your wishlist is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Collection' })).toHaveAttribute('href', '/products');
  });

  it('shows what is stored, damaged as it may be', async () => {
    await open({ id: 7, price: '2.5', rating: null, tags: ['old'] }, { title: 'No id' }, null, { id: 7 });
    expect(screen.getByText('1 item(s) saved')).toBeVisible();
    expect(cardOf('Untitled').getByText('$2.50')).toBeVisible();
    expect(cardOf('Untitled').getByText('old')).toBeVisible();
    expect(cardOf('Untitled').queryByText(/Rated|0\.0$/)).toBeNull(); // nobody has rated it
  });
});

describe.each([
  ['/products', 'Add Sleepy Fox to wishlist', 'Remove Sleepy Fox from wishlist'],
  ['/product/fox', 'Add to Wishlist', 'In Wishlist'],
])('on %s', (path, addName, removeName) => {
  it('a product is added, and removed by the same button', async () => {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    const { user } = renderRoute(path, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: addName }));
    await expectToast('Added to wishlist!', 'Sleepy Fox has been added to your wishlist.');
    const button = await screen.findByRole('button', { name: removeName });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(saved).toEqual(['fox']);
    await user.click(button);
    await expectToast('Removed from wishlist', 'The item has been removed from your wishlist.');
    expect(await screen.findByRole('button', { name: addName, pressed: false })).toBeVisible();
    await expect.poll(saved).toEqual([]);
  });
});

describe('the calls', () => {
  it('read the items of the user as a single row, and save user_id and items in place of it', async () => {
    const sent = watchRequests();
    const { user } = await open(fox, owl);
    await user.click(screen.getByRole('button', { name: 'Remove Sleepy Fox from wishlist' }));
    await expect.poll(saved).toEqual(['owl']);
    const [read, readAgain, save, ...more] = sent.filter(({ address }) => address.startsWith(WISHLISTS));
    expect(more).toEqual([]);
    expect(`${read?.method} ${read?.address}`).toBe('GET /rest/v1/wishlists?select=items&user_id=eq.user-1');
    expect(read?.headers.get('accept')).toContain('application/vnd.pgrst.object+json');
    expect([readAgain?.method, readAgain?.address]).toEqual([read?.method, read?.address]); // as before each save
    expect(save?.method).toBe('POST');
    expect(new URLSearchParams(save?.address.split('?')[1]).get('on_conflict')).toBe('user_id');
    expect(save?.headers.get('prefer')).toContain('resolution=merge-duplicates');
    await expect.poll(() => save?.body).toEqual({ user_id: 'user-1', items: [owl] });
  });

  it('of a user without a row (PGRST116) find an empty wishlist', async () => {
    renderRoute('/wishlist', { as: 'user' });
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not made for a visitor: they have no wishlist', async () => {
    renderRoute('/wishlist');
    await screen.findByText('Please Log In');
    await networkIdle();
    expect(countOf('GET')).toBe(0);
  });
});

describe('failures', () => {
  it.each(BROKEN_ANSWERS)('of the load (%s) are logged; a retry brings the list', async (_what, respond) => {
    expectedConsole.push('Error fetching wishlist:');
    answer('get', WISHLISTS, respond, 1);
    const toasts = watchToasts();
    const { user } = await open(fox);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded\. Nothing in it is lost/);
    expect(logged('Error fetching wishlist:')).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
    expect([toasts, countOf('POST')]).toEqual([[], 0]);
  });

  it('of the load for good: nothing is ever saved over the list', async () => {
    expectedConsole.push('Error fetching wishlist:');
    stock([buildProductRow({ id: 'owl', title: 'Wide Owl' })]);
    backend.wishlists.set('user-1', [fox]);
    answer('get', WISHLISTS, () => refusal(500));
    const { user } = renderRoute('/products', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Add Wide Owl to wishlist' }));
    expect(await screen.findByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await expect.poll(() => logged('Error fetching wishlist:')).toBeGreaterThan(1);
    expect([countOf('POST'), saved()]).toEqual([0, ['fox']]);
  });

  it('of a save are only logged, and the next look at the tab saves', async () => {
    expectedConsole.push('Error saving wishlist:');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.wishlists.set('user-1', [fox, owl]);
    const { user } = renderRoute('/wishlist', {
      as: 'user',
      userEvent: { advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) },
    });
    const toasts = watchToasts();
    answer('post', WISHLISTS, () => refusal(500), 1);
    await user.click(await screen.findByRole('button', { name: 'Remove Sleepy Fox from wishlist' }));
    await expect.poll(() => logged('Error saving wishlist:')).toBe(1);
    expect(toasts.map(({ title }) => title)).toEqual(['Removed from wishlist']);
    expect(saved()).toEqual(['fox', 'owl']);
    vi.advanceTimersByTime(1500);
    fireEvent.focus(window);
    await expect.poll(saved).toEqual(['owl']);
  });
});

it('what is added before the list has come goes on top of it', async () => {
  stock([buildProductRow({ id: 'owl', title: 'Wide Owl' })]);
  backend.wishlists.set('user-1', [fox]);
  const release = hold('get', WISHLISTS);
  const { user } = renderRoute('/products', { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Add Wide Owl to wishlist' }));
  expect(await screen.findByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  expect(countOf('POST')).toBe(0);
  release();
  await expect.poll(saved).toEqual(['fox', 'owl']);
  expect(await screen.findByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
});

it('what is added or removed in one tab is so in the other', async () => {
  stock([fox, owl].map(({ id, title }) => buildProductRow({ id, title })));
  const one = renderRoute('/products', { as: 'user' });
  const two = renderRoute('/products', { as: 'user' });
  const button = (view: typeof one, name: string) =>
    within(view.container).findByRole('button', { name: `${name} wishlist` });
  await one.user.click(await button(one, 'Add Sleepy Fox to'));
  expect(await button(two, 'Remove Sleepy Fox from')).toBeVisible();
  await two.user.click(await button(two, 'Add Wide Owl to'));
  expect(await button(one, 'Remove Wide Owl from')).toBeVisible();
  await one.user.click(await button(one, 'Remove Sleepy Fox from'));
  expect(await button(two, 'Add Sleepy Fox to')).toBeVisible();
  await expect.poll(saved).toEqual(['owl']);
});
