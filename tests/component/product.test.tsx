import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { backend, stock } from '@tests/support/backend';
import { buildProductRow, buildReview } from '@tests/support/builders';
import { answer, BROKEN_ANSWERS, hold, refusal, rest } from '@tests/support/faults';
import { renderRoute, type Person } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { expectToast } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';
import { networkIdle } from '@tests/support/server';
import { store, stored, storeElsewhere } from '@tests/support/storage';

const PRODUCTS = rest('products');
const PLACEHOLDER = '/placeholder.svg';

async function open(overrides: Record<string, unknown> = {}, as: Person = 'visitor') {
  stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox', ...overrides })]);
  const view = renderRoute('/product/fox', { as });
  await screen.findByRole('heading', { level: 1, name: 'Sleepy Fox' });
  return view;
}
const main = () => within(screen.getByRole('main'));
const picture = () => main().getByRole<HTMLImageElement>('img', { name: 'Sleepy Fox' });
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
const fact = (label: string) => main().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the way there', () => {
  it('asks for the one product, with its category name', async () => {
    const sent = watchRequests();
    await open();
    const [call] = sent.filter(({ address }) => address.startsWith(PRODUCTS));
    expect(`${call?.method} ${call?.address}`).toBe(
      'GET /rest/v1/products?select=*,categories(name)&id=eq.fox',
    );
  });

  it('shows a spinner, then the product', async () => {
    const release = hold('get', PRODUCTS);
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    renderRoute('/product/fox');
    await waitFor(() => expect(screen.getByText('Loading product…')).toBeVisible());
    expect(screen.queryByText('Product not found')).toBeNull();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading product…')).toBeNull());
    await waitFor(() => expect(document.title).toContain('Sleepy Fox'));
  });

  it('needs no call for a product of the catalogue that is here already', async () => {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    const { user, address } = renderRoute('/products');
    await user.click(await screen.findByRole('link', { name: 'Sleepy Fox' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
    expect(address()).toBe('/product/fox');
    await networkIdle();
    expect(backend.requests.filter((line) => line.endsWith('/products'))).toHaveLength(1);
  });

  it('leads back to the products', async () => {
    await open();
    expect(main().getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
  });

  it.each([
    ['nobody has', () => undefined],
    ['is no id at all', () => refusal(400, { code: '22P02', message: 'invalid input syntax for type uuid' })],
  ])('to an id that %s ends at "Product not found"', async (_what, respond) => {
    answer('get', PRODUCTS, respond, 1); // of the product alone: the collection that one goes back to is well
    const { user, address } = renderRoute('/product/a%2Fb%3F%26id%3Deq.fox');
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(main().getByRole('link', { name: 'Back to Products' }));
    await expect.poll(address).toBe('/products');
  });

  it('takes an id as it is written', async () => {
    stock([buildProductRow({ id: 'a/b?&id=eq.fox', title: 'Odd One' })]);
    renderRoute('/product/a%2Fb%3F%26id%3Deq.fox');
    expect(await screen.findByRole('heading', { level: 1, name: 'Odd One' })).toBeVisible();
  });
});

describe('a backend that fails', () => {
  it.each([...BROKEN_ANSWERS, ['a network that is gone', () => HttpResponse.error()] as const])(
    'with %s: a failure and not a missing product, and a retry that works',
    async (_what, respond) => {
      expectedConsole.push('Error fetching product:');
      answer('get', PRODUCTS, respond, 1);
      stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
      const { user } = renderRoute('/product/fox');
      expect(await screen.findByRole('alert')).toHaveTextContent('The product could not be loaded.');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cannot be shown right now');
      expect(screen.queryByText('Product not found')).toBeNull();
      expect(document.head.querySelector('meta[name=robots]')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('or takes 10 seconds is waited for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const release = hold('get', PRODUCTS);
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    renderRoute('/product/fox');
    await screen.findByText('Loading product…');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.getByText('Loading product…')).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
  });
});

describe('the gallery', () => {
  it('shows one picture without thumbnails', async () => {
    await open({ image: '/one.svg', images: [] });
    expect(picture()).toHaveAttribute('src', '/one.svg');
    expect(main().queryByRole('list', { name: 'Pictures' })).toBeNull();
  });

  it('shows the list with thumbnails, and the one that is chosen', async () => {
    const { user } = await open({ image: '/one.svg', images: ['/a.svg', '/b.svg', '/c.svg'] });
    expect(picture()).toHaveAttribute('src', '/a.svg');
    const [first, , third, ...more] = within(main().getByRole('list', { name: 'Pictures' })).getAllByRole(
      'button',
    );
    if (!first || !third) throw new Error('There should be three thumbnails.');
    expect(more).toEqual([]);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await user.click(third);
    expect(picture()).toHaveAttribute('src', '/c.svg');
    expect([first, third].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  });

  it('puts a placeholder of the same size where a picture is broken', async () => {
    const { user } = await open({ images: ['/broken.svg', '/b.svg'] });
    const { width, height } = picture();
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', PLACEHOLDER);
    expect([picture().width, picture().height]).toEqual([width, height]);
    await user.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
    expect(picture()).toHaveAttribute('src', '/b.svg');
  });

  it.each([
    ['is missing', null],
    ['is empty', ''],
    ['would run', 'javascript:alert(1)'],
  ])('puts a placeholder where the address %s', async (_what, image) => {
    await open({ image, images: [] });
    expect(picture()).toHaveAttribute('src', PLACEHOLDER);
  });

  it('shows a picture once that the list names twice', async () => {
    await open({ images: ['/a.svg', '/a.svg', '/b.svg'] });
    expect(within(main().getByRole('list', { name: 'Pictures' })).getAllByRole('button')).toHaveLength(2);
  });
});

describe('the product', () => {
  it('shows category, description, reviews, downloads and price', async () => {
    await open({
      categories: { name: 'forest animals' },
      description: 'A fox, asleep.',
      reviews: 12,
      downloads: 100,
      price: '4.5',
      created_at: '2026-01-31 10:00:00.123+00',
    });
    for (const text of ['A fox, asleep.', '(12 reviews)', '100 downloads', '$4.50'])
      expect(main().getByText(text)).toBeVisible();
    expect(main().getAllByText('Forest animals')).toHaveLength(2); // the badge and the fact
    expect(['Category', 'Downloads', 'License'].map(fact)).toEqual([
      'Forest animals',
      '100',
      'Commercial Use',
    ]);
    const added = new Date('2026-01-31T10:00:00.123Z');
    expect(fact('Added')).toBe(new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(added));
  });

  it.each([
    [4.9, 4],
    [4, 4],
    [0.5, 0],
    [null, 0],
    ['3.7', 3],
    [9, 5],
  ])('rated %j fills %i of five stars', async (rating, filled) => {
    await open({ rating });
    const stars = main().getByRole('img', { name: /^Rated/ });
    expect(stars.querySelectorAll('[data-filled]')).toHaveLength(5);
    expect(stars.querySelectorAll('[data-filled="true"]')).toHaveLength(filled);
  });

  it.each([
    ['keywords', { keywords: ['ink', 'fox'], tags: ['old'] }, ['ink', 'fox']],
    ['tags where there are no keywords', { keywords: [], tags: ['old'] }, ['old']],
  ])('shows its %s', async (_what, overrides, expected) => {
    await open(overrides);
    expect(texts(within(main().getByRole('list', { name: 'Keywords' })).getAllByRole('listitem'))).toEqual(
      expected,
    );
  });

  it('lists the files included', async () => {
    await open({ files: ['fox.png', 'fox.eps'] });
    const section = within(main().getByRole('region', { name: 'Files Included' }));
    expect(texts(section.getAllByRole('listitem'))).toEqual(['fox.png', 'fox.eps']);
  });

  it('may be a row of nothing but nulls', async () => {
    const nothing = Object.fromEntries(Object.keys(buildProductRow()).map((column) => [column, null]));
    await open({ ...nothing, id: 'fox', title: 'Sleepy Fox' });
    expect(main().getByText('$0.00')).toBeVisible();
    expect(['Category', 'Downloads', 'Added'].map(fact)).toEqual(['Uncategorized', '0', 'N/A']);
    expect(main().queryByRole('list', { name: 'Keywords' })).toBeNull();
  });

  it.each([[null], ['soon'], ['']])('dated %j shows N/A', async (created_at) => {
    await open({ created_at });
    expect(fact('Added')).toBe('N/A');
  });

  it('can not be downloaded yet, and says so', async () => {
    const { user } = await open();
    await user.click(main().getByRole('button', { name: 'Download' }));
    await expectToast('🚧 Feature not implemented', 'Download is not available yet.');
  });

  it('goes into the cart', async () => {
    const { user } = await open({}, 'user');
    await screen.findByRole('button', { name: 'shopper@example.com' });
    await user.click(main().getByRole('button', { name: 'Add to Cart' }));
    await expectToast('Added to cart!', 'Sleepy Fox has been added to your cart.');
    await expect.poll(() => backend.carts.get('user-1')).toMatchObject([{ id: 'fox', quantity: 1 }]);
  });
});

describe('reviews', () => {
  it('are none yet', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: 'Customer Reviews' })).toBeVisible();
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(screen.getByText('Be the first to review this product!')).toBeVisible();
  });

  it('of this product lie in this browser: author, stars, date and comment, newest first', async () => {
    const old = buildReview({ productId: 'fox', comment: 'Sleeps well.', createdAt: '2025-12-24T10:00:00Z' });
    const fresh = buildReview({
      productId: 'fox',
      userName: '',
      rating: 2,
      comment: 'Too sleepy.\nWake up!',
      createdAt: '2026-02-03T10:00:00Z',
    });
    const other = buildReview({ productId: 'owl', comment: 'Of another one.' });
    store('reviews', [old, other, fresh]);
    await open();
    const shown = within(await screen.findByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
    expect(shown).toHaveLength(2);
    const [first, second] = shown.map((row) => within(row));
    expect(first?.getByRole('heading', { level: 3, name: 'Unknown User' })).toBeVisible();
    expect(first?.getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible();
    expect(first?.getByText('Too sleepy. Wake up!')).toBeVisible();
    expect(second?.getByRole('heading', { level: 3, name: 'Sam Shopper' })).toBeVisible();
    expect(second?.getByText(/24.*2025/)).toBeVisible();
    expect(screen.queryByText('No reviews yet')).toBeNull();

    act(() => storeElsewhere('reviews', [other]));
    expect(screen.getByText('No reviews yet')).toBeVisible();
  });

  it('are left by logged-in users only', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: 'Leave a Review' })).toBeNull();
    expect(screen.queryByLabelText('Comment')).toBeNull();
  });

  it('start at 5 stars of 1 to 5', async () => {
    const { user } = await open({}, 'user');
    expect(await screen.findByRole('heading', { name: 'Leave a Review' })).toBeVisible();
    const stars = screen.getAllByRole<HTMLInputElement>('radio');
    expect(stars.map((star) => star.value)).toEqual(['1', '2', '3', '4', '5']);
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    expect(stars.map((star) => star.checked)).toEqual([false, true, false, false, false]);
  });

  it('need a comment', async () => {
    const { user } = await open({}, 'user');
    const comment = await screen.findByLabelText('Comment');
    await user.type(comment, '   ');
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(comment).toHaveAccessibleDescription('This field is required.');
    expect(comment).toHaveFocus();
    expect(screen.queryByText('🚧 Feature not implemented')).toBeNull();
  });

  it('are not stored: a notice says so, and what was typed stays', async () => {
    const { user } = await open({}, 'user');
    const comment = await screen.findByLabelText('Comment');
    await user.type(comment, 'So sleepy!');
    await user.click(screen.getByRole('radio', { name: '3 stars' }));
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    await expectToast('🚧 Feature not implemented', 'Review submission is not available yet.');
    expect(comment).toHaveValue('So sleepy!');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    await networkIdle();
    expect(backend.bodies).toEqual([]);
    expect(stored('reviews')).toBeNull();
  });
});
