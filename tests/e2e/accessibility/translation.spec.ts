import type { Page } from '@playwright/test';
import { expect, newAccount, notice, register, signIn, test } from '../fixtures';

/** What a browser's translator does: each text node ends up inside two font elements, in other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest('script, style, font')) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      text.replaceWith(outer);
      outer.firstElementChild?.append(`«${text.data}»`);
    }
  });

test('a page that the browser has translated goes on working', async ({ page }) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto('/products');
  await page.getByRole('article').first().waitFor();
  await translate(page);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist$/ })
    .click();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Add to Cart/ })
    .click();
  await expect(notice(page, 'Added to cart!')).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: /Animals/ }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: /Add to Wishlist|In Wishlist/ }).waitFor();
  await translate(page);
  await page.getByRole('button', { name: /Wishlist»/ }).click();
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  await page.goto('/cart');
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .waitFor();
  await translate(page);
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Clear Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('names from right to left keep their place', async ({ page }) => {
  await page.route('**/rest/v1/products*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Record<string, unknown>[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, title: 'ثعلب نائم (Fox) 100%' })) });
  });
  await page.goto('/products');
  const heading = page.getByRole('article').first().getByRole('heading');
  await expect(heading).toHaveText('ثعلب نائم (Fox) 100%');
  const [price, card] = await Promise.all([
    page.getByRole('article').first().getByText(/^\$\d/).boundingBox(),
    page.getByRole('article').first().boundingBox(),
  ]);
  expect(price && card && price.x < card.x + card.width / 2).toBe(true);
});
