import type { Page } from '@playwright/test';
import { expect, overhang, test } from './fixtures';

const ADDRESSES = [
  '/',
  '/products',
  '/products?view=list',
  '/products/new-arrivals',
  '/products/best-sellers',
  '/search',
  '/search?query=fox',
  '/about',
  '/faq',
  '/contact',
  '/license',
  '/terms-of-service',
  '/privacy-policy',
];

/** How much wider the page is than its window. */
/** Controls outside running text that are smaller than 24 px either way. */
const smallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button, main input, main select')]
      .filter((control) => !control.closest('p, li > h3, h2'))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** Gives every product a title, a category and keywords of 200 characters without a break. */
async function stretch(page: Page) {
  const long = 'W'.repeat(200);
  await page.route('**/rest/v1/products*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Record<string, unknown>[];
    const json = rows.map((row) => ({
      ...row,
      title: long,
      description: long,
      keywords: [long],
      categories: { name: long },
    }));
    await route.fulfill({ response, json });
  });
}

test('a title of 200 characters without a break wraps at 320 px, and the buttons stay usable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await stretch(page);
  for (const address of ['/products', '/products?view=list', '/products/best-sellers', '/search?query=www']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    expect(await overhang(page), address).toBe(0);
    expect(await smallControls(page), address).toEqual([]);
    const card = await page.getByRole('article').first().boundingBox();
    const button = await page.getByRole('button', { name: 'Add to Cart' }).first().boundingBox();
    expect(card && button && button.x + button.width <= card.x + card.width, address).toBe(true);
  }
});

// 320 px: see accessibility/sizes.spec.ts
test('no public page scrolls sideways at 768, 1024 or 1280 px', async ({ page }) => {
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhang(page), `${address} at ${width} px`).toBe(0);
    }
  }
});
