import type { Page } from '@playwright/test';
import { notice } from '../fixtures';
import { addToCart, badge, goTo, pressRetry, shelf } from './actions';
import { CARTS, expect, test, TOKEN } from './bench';

/** A backend that takes the connection and never answers. */

/** The limits of the store in a fifth of their time: 3 seconds for a read, 6 for a write. */
const SHARE = 5;
const quickly = (page: Page) =>
  page.addInitScript((share) => {
    const whole = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => whole(milliseconds / share);
  }, SHARE);

const READS = /\/rest\/v1\/(products|categories)$/;

for (const [address, isThere] of [
  ['/products', (page: Page) => shelf(page)],
  ['/products/best-sellers', (page: Page) => expect(page.getByRole('article')).toHaveCount(12)],
  ['/search?query=fox', (page: Page) => expect(page.getByRole('link', { name: 'Sleepy Fox' })).toBeVisible()],
] as const)
  test(`a catalogue that never comes, at ${address}`, async ({ bench }) => {
    const page = await bench.open(null, '/faq');
    await quickly(page);
    const answer = bench.network.hold('GET', READS);
    await page.goto(address);
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    answer();
    await pressRetry(page);
    await isThere(page);
    bench.note(`silence at ${address}`, 1, 'says so, and recovers', 0);
  });

test('a product that never comes', async ({ bench }) => {
  const page = await bench.open(null);
  const address = await page.getByRole('link', { name: 'Sleepy Fox' }).getAttribute('href');
  await quickly(page);
  const answer = bench.network.hold('GET', READS);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: 'Product not found' })).toHaveCount(0);
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
  await expect(retry).toBeVisible();
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
  answer();
  await pressRetry(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
  bench.note('silence at a product', 1, 'says so, and recovers', 0);
});

test('a sign-in that is never answered', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(null, '/faq');
  await quickly(page);
  await page.goto('/login');
  const answer = bench.network.hold('POST', TOKEN);
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expect(notice(page, 'Login failed')).toBeVisible();
  expect(bench.network.count('POST /auth/v1/token'), 'tries').toBe(1);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(member.password);
  answer();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  bench.note('silence at sign-in', 1, 'says so, and recovers', 0);
});

test('a cart whose read hangs in one tab', async ({ bench }) => {
  const member = await bench.join();
  await bench.store(member, [{ id: 'kept', title: 'Kept', price: 1, quantity: 1 }]);
  const page = await bench.open(member);
  const context = page.context();
  await badge(page, 1);
  await quickly(page);
  const answer = bench.network.hold('GET', CARTS, 1);
  const reads = bench.network.count('GET /rest/v1/carts');
  await page.reload();
  await shelf(page);
  await expect.poll(() => bench.network.count('GET /rest/v1/carts')).toBe(reads + 1);
  await addToCart(page, 'Sleepy Fox');

  // the other tab gets its turn, however long the first one's answer takes
  const other = await bench.tab(context);
  await addToCart(other, 'Barn Owl at Night');
  const meant = { Kept: 1, 'Sleepy Fox': 1, 'Barn Owl at Night': 1 };
  const lost = await bench.expectStored(member, meant);
  await badge(other, 3);
  await goTo(page, '/cart');
  await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible();
  answer();
  bench.note('silence at a cart', 2, 'no tab waits for another', lost);
});
