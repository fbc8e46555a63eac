import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stock } from '@tests/support/backend';
import { buildProductRow, buildReview, buildUserRecord } from '@tests/support/builders';
import { figure, openAdmin, shownNames } from '@tests/support/admin-screen';
import { store, stored, storeElsewhere } from '@tests/support/storage';
import { rowOf } from '@tests/support/cards';
import { findNotice, watchToasts } from '@tests/support/toasts';

const open = () => openAdmin('/admin/reviews', 'Manage Reviews');
const figures = () => ['Total Reviews', 'Average Rating', '5-Star Reviews', 'Low Ratings'].map(figure);
const bars = () =>
  within(screen.getByRole('region', { name: 'Rating Distribution' }))
    .getAllByRole('listitem')
    .map((bar) => bar.textContent);

const praise = buildReview({
  productId: 'fox',
  userName: 'Grace',
  comment: 'Crisp lines.\nLovely.',
  rating: 5,
  createdAt: '2026-01-05T12:00:00Z',
});
const blame = buildReview({
  productId: 'train',
  userName: 'Linus',
  comment: 'The EPS did not open.',
  rating: 2,
  createdAt: '2026-01-04T12:00:00Z',
});

function fillCatalog() {
  stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
  store('products', [
    { id: 'train', title: 'Toy Train' },
    { id: 'fox', title: 'An old name' },
  ]);
}

it('lists stars, product, user, comment and date, newest first, under four figures', async () => {
  fillCatalog();
  store('reviews', [blame, praise]);
  await open();
  await waitFor(() => expect(document.title).toBe(`Manage Reviews – ${brand.name}`));
  expect(figures()).toEqual(['2', '3.5', '1', '1']);
  await waitFor(() => expect(shownNames('All Reviews')).toEqual(['Sleepy Fox', 'Toy Train']));
  const row = within(rowOf('Sleepy Fox'));
  expect(row.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
  expect(row.getByText('Grace')).toBeVisible();
  expect(row.getByText('Jan 5, 2026')).toBeVisible();
  expect(row.getByText(/Crisp lines/)).toHaveTextContent('Crisp lines. Lovely.');
  expect(within(rowOf('Toy Train')).getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible();
});

it('counts one and none', async () => {
  store('reviews', [praise]);
  await open();
  expect(figures()).toEqual(['1', '5.0', '1', '0']);
  storeElsewhere('reviews', []);
  expect(await screen.findByRole('heading', { name: 'No reviews found' })).toBeVisible();
  expect(figures()).toEqual(['0', '0.0', '0', '0']);
  expect(bars()).toEqual([
    '5 stars0 (0%)',
    '4 stars0 (0%)',
    '3 stars0 (0%)',
    '2 stars0 (0%)',
    '1 star0 (0%)',
  ]);
});

it('shows how ratings are spread, with count and share as text', async () => {
  store(
    'reviews',
    [5, 5, 4, 2, 1, 1].map((rating) => buildReview({ rating })),
  );
  await open();
  expect(figures()).toEqual(['6', '3.0', '2', '3']);
  expect(bars()).toEqual([
    '5 stars2 (33%)',
    '4 stars1 (17%)',
    '3 stars0 (0%)',
    '2 stars1 (17%)',
    '1 star2 (33%)',
  ]);
});

it('names what it does not know', async () => {
  fillCatalog();
  store('users', [buildUserRecord({ id: 'known', name: 'Ann Known' })]);
  store('reviews', [
    buildReview({ productId: 'gone', userName: '', userId: 'nobody', createdAt: '2026-01-03T12:00:00Z' }),
    buildReview({ productId: 'fox', userName: '', userId: 'known', createdAt: '2026-01-02T12:00:00Z' }),
  ]);
  await open();
  await waitFor(() => expect(shownNames('All Reviews')).toEqual(['Unknown Product', 'Sleepy Fox']));
  expect(within(rowOf('Unknown Product')).getByText('Unknown User')).toBeVisible();
  expect(within(rowOf('Sleepy Fox')).getByText('Ann Known')).toBeVisible();
});

it.each([
  ['a comment', 'eps DID', 'Toy Train'],
  ['a user', 'grac', 'Sleepy Fox'],
  ['a product', 'tràin', 'Toy Train'],
])('finds a review by %s', async (_what, text, heading) => {
  fillCatalog();
  store('reviews', [praise, blame]);
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Sleepy Fox' });
  await user.type(screen.getByRole('searchbox', { name: 'Search reviews' }), text);
  await waitFor(() => expect(shownNames('All Reviews')).toEqual([heading]));
  expect(figures()[0]).toBe('2');
});

it('says when the search finds nothing', async () => {
  store('reviews', [praise]);
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  expect(await screen.findByRole('heading', { name: 'No reviews found' })).toBeVisible();
  expect(screen.getByText(/matches your search/)).toBeVisible();
});

it('says that hiding is not implemented', async () => {
  store('reviews', [praise]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await findNotice('🚧 Feature not implemented')).toBeVisible();
  expect(stored('reviews')).toEqual([praise]);
});

it('deletes after a confirmation alone, and one review', async () => {
  store('reviews', [praise, blame]);
  store('products', [{ id: 'train', title: 'Toy Train' }]);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const toasts = watchToasts();
  const { user } = await open();
  const button = within(rowOf('Toy Train')).getByRole('button', { name: 'Delete' });
  expect(button).toHaveAccessibleDescription('Toy Train');
  await user.click(button);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this review?');
  expect(stored('reviews')).toEqual([praise, blame]);
  expect(toasts).toEqual([]);

  confirm.mockReturnValue(true);
  await user.click(button);
  expect(await findNotice('Review deleted')).toBeVisible();
  expect(stored('reviews')).toEqual([praise]);
  expect(figures()).toEqual(['1', '5.0', '1', '0']);
});

it('takes the focus to the heading when the last review is deleted', async () => {
  store('reviews', [praise]);
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('follows another tab', async () => {
  store('reviews', [praise]);
  await open();
  storeElsewhere('reviews', [praise, blame]);
  await waitFor(() => expect(figures()).toEqual(['2', '3.5', '1', '1']));
});
