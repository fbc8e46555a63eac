import type { Locator, Page } from '@playwright/test';
import { ALL_RESULTS, expect, test } from './fixtures';

/** How many cards of the page's list stand in the window as a whole, and where the first of them begins. */
const cardsInSight = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('article')].map((card) => card.getBoundingClientRect());
    return {
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
      first: Math.round(boxes[0]?.top ?? Infinity),
    };
  });

/** What other tests add meanwhile, with titles of two lines, is not there. */
test.beforeEach(({ page }) =>
  page.route(/\/rest\/v1\/products\?/, (route) =>
    route.continue({ url: `${route.request().url()}&id=lt.00000001-0000-4000-8000-000000000000` }),
  ),
);

for (const { width, height, whole, first } of [
  { width: 1280, height: 900, whole: 8, first: 260 },
  { width: 768, height: 1024, whole: 6, first: 400 },
  { width: 390, height: 844, whole: 2, first: 420 },
])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1280 }); // what a finger presses is larger

    for (const address of [
      '/products',
      '/products?price=3-5',
      '/products/new-arrivals',
      '/products/best-sellers',
    ])
      test(`${whole} cards of ${address} are whole in the first screen`, async ({ page }) => {
        await page.goto(address);
        await expect
          .poll(() => cardsInSight(page).then((cards) => cards.whole))
          .toBeGreaterThanOrEqual(whole);
        expect((await cardsInSight(page)).first).toBeLessThanOrEqual(first);
      });
  });

test('a price of two digits stands beside its button, in every column', async ({ page }) => {
  for (const [width, height] of [
    [1280, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/products/best-sellers');
    const cake = page.getByRole('article').filter({ hasText: 'Three-Tier Birthday Cake' });
    const price = await cake.getByText('$12.50').boundingBox();
    const button = await cake.getByRole('button', { name: 'Add to Cart' }).boundingBox();
    expect(button?.y, `at ${width} px`).toBeLessThan((price?.y ?? 0) + (price?.height ?? 0));
  }
});

for (const [address, shelf] of [
  ['/', 'Best sellers'],
  ['/product/00000000-0000-4000-9000-000000000102', 'Related products'],
] as const)
  test(`the four cards of "${shelf}" fill their row`, async ({ page }) => {
    await page.goto(address);
    const list = page.getByRole('list', { name: shelf });
    await expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(list.getByRole('article')).toHaveCount(4, { timeout: 500 });
    }).toPass();
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const row = await list.boundingBox();
      const first = await list.getByRole('article').first().boundingBox();
      const last = await list.getByRole('article').last().boundingBox();
      expect(last?.y, `at ${width} px`).toBe(first?.y);
      const end = (row?.x ?? 0) + (row?.width ?? 0);
      expect(end - (last?.x ?? 0) - (last?.width ?? 0), `at ${width} px`).toBeLessThan(2);
    }
  });

for (const { width, height, rows } of [
  { width: 1280, height: 900, rows: 4 },
  { width: 768, height: 1024, rows: 5 },
  { width: 390, height: 844, rows: 2 },
])
  test(`the list has small pictures beside its words at ${width} px, and ${rows} whole rows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/products?view=list');
    const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
    const picture = await card.locator('img').boundingBox();
    expect(picture?.width).toBe(112);
    expect(picture?.height).toBe(112); // the whole drawing: it is a square
    const end = (picture?.x ?? 0) + 112;
    const heart = card.getByRole('button', { name: /^Add .* to wishlist$/ });
    // nothing lies over the picture, and the category is there as on every card
    for (const part of [card.getByRole('heading'), heart, card.getByText('Seasonal', { exact: true })])
      expect((await part.boundingBox())?.x).toBeGreaterThan(end);
    const price = await card.getByText('$9.75').boundingBox();
    const button = await card.getByRole('button', { name: 'Add to Cart' }).boundingBox();
    expect(button?.y).toBeLessThan((price?.y ?? 0) + (price?.height ?? 0));
    expect((await cardsInSight(page)).whole).toBeGreaterThanOrEqual(rows);
  });

/** The height at which the middle of something stands. */
async function middle(part: Locator) {
  const box = await part.boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
}

test('the number of results stands in the row of the filters on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/products');
  const count = page.getByText(ALL_RESULTS);
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(count).toBeVisible();
  expect(await middle(count)).toBe(await middle(filters));
  await page.getByRole('list', { name: 'Products' }).getByRole('article').nth(20).scrollIntoViewIfNeeded();
  await expect(count).toBeInViewport({ ratio: 1 }); // and stays there
  expect(await middle(count)).toBe(await middle(filters));
});

test('the number of results stands beside the view on a telephone and a desktop, whatever is chosen', async ({
  page,
}) => {
  for (const [width, addresses] of [
    [390, ['/products', '/products?search=fox']],
    [1280, ['/products', '/products?search=fox', '/products?price=3-5']],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of addresses) {
      await page.goto(address);
      const count = page.getByText(ALL_RESULTS);
      await expect(count).toBeVisible();
      const view = page.getByRole('group', { name: 'View' });
      expect(await middle(count), `${address} at ${width} px`).toBe(await middle(view));
    }
  }
  // chips stand below the count and go no further than beside it
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products?price=3-5');
  const chip = page.getByRole('button', { name: 'Remove filter $3 to $4.99' });
  const end = await chip.boundingBox();
  const view = await page.getByRole('group', { name: 'View' }).boundingBox();
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThan(view?.x ?? 0);
});

test('the filters of a small screen stay in reach, and open as a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await expect(page.getByText(/^Showing \d+ results$/)).toBeVisible();
  await page.getByRole('list', { name: 'Products' }).getByRole('article').nth(9).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Animals' }).click();
  const show = sheet.getByRole('button', { name: 'Show 6 results' });
  await expect(show).toBeInViewport({ ratio: 1 });
  await show.click();
  await expect(page.getByRole('button', { name: 'Remove filter Animals' })).toBeVisible();
});
