import type { Page } from '@playwright/test';
import { ALL_RESULTS, expect, newAccount, notice, register, signIn, test } from './fixtures';
import { gate } from '../support/gate';

/** Waits until the catalogue of this visit lies in the browser. */
const kept = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('catalog_kept'))).not.toBeNull();

/** Changes the prices that the backend tells from now on, and keeps its lists back until `release`. */
async function raisePrices(page: Page) {
  const { passed, open: release } = gate();
  await page.route('**/rest/v1/products?*', async (route) => {
    const isList = !new URL(route.request().url()).searchParams.has('id');
    if (isList) await passed;
    const answer = await route.fetch();
    const rows = (await answer.json()) as { price: number }[];
    await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, price: 77.25 })) });
  });
  return release;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the second visit shows the last catalogue at once, lets it be searched, and then the fresh one', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(cards(page).first()).toBeVisible();
  await kept(page);
  const release = await raisePrices(page);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const all = await page.getByText(ALL_RESULTS).innerText();
  await page.getByRole('searchbox').fill('owl');
  await expect(page.getByText(all, { exact: true })).toBeHidden();
  await expect(page.getByText('$77.25')).toHaveCount(0);
  release();
  await expect(cards(page).first().getByText('$77.25')).toBeVisible();
});

test("what is put into the cart meanwhile has today's price", async ({ page }) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto('/products?search=fox'); // of the seed: other tests add products, and delete them
  await kept(page);
  const release = await raisePrices(page);
  await page.reload();
  const card = cards(page).filter({ hasText: 'Sleepy Fox' });
  await expect(card).toBeVisible();
  await expect(card.getByText('$77.25')).toHaveCount(0);
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(notice(page, 'Added to cart!')).toBeVisible();
  release();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(page.getByText('$77.25 each')).toBeVisible();
});

test.describe('a backend that is down at the second visit', () => {
  test.use({ expectedConsole: [/Failed to load resource|Error fetching|net::/] });

  test('is told of, above the catalogue of the first', async ({ page }) => {
    await page.goto('/products');
    await kept(page);
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
  });
});

test('storage that is blocked or that holds nonsense does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('catalog_kept', '1');
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/products');
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();
});
