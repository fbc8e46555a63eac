import type { Page } from '@playwright/test';
import { ADMIN, expect, expectNoOverhang, signIn, test } from './fixtures';

/** Signs in, with many orders. */
async function arrive(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await signIn(page, ADMIN);
  await page.evaluate(() => {
    const item = { id: 'x', title: 'Sleepy Fox', image: '/clipart/sleepy-fox.svg', price: 4.5, quantity: 1 };
    const order = (_: unknown, at: number) => ({
      id: String(1_790_000_000_000 + at),
      userId: 'u',
      items: [item, item],
      total: 9,
      status: 'completed',
      createdAt: new Date(2026, 0, 1 + at).toISOString(),
      billingInfo: { email: 'ines.inker@example.com' },
    });
    localStorage.setItem('orders', JSON.stringify(Array.from({ length: 60 }, order)));
  });
}

const rowsOf = (page: Page, title: string) =>
  page.getByRole('table', { name: title }).locator('tbody').getByRole('row');

/** The rows that stand in the window as a whole, by their heights. */
const rowsInSight = (page: Page, title: string) =>
  rowsOf(page, title).evaluateAll((rows) =>
    rows
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight)
      .map(({ height }) => Math.round(height)),
  );

for (const name of ['Products', 'Orders'])
  test(`12 ${name.toLowerCase()} are in sight at 1280 x 900, and the head stays`, async ({ page }) => {
    await arrive(page, 1280, 900);
    await page.goto(`/admin/${name.toLowerCase()}`);
    const title = `All ${name}`;
    await expect.poll(() => rowsInSight(page, title).then((rows) => rows.length)).toBeGreaterThanOrEqual(12);
    for (const height of await rowsInSight(page, title)) expect(height).toBeLessThanOrEqual(52);
    await rowsOf(page, title).nth(30).scrollIntoViewIfNeeded();
    for (const head of await page.getByRole('columnheader').getByRole('button').all())
      await expect(head).toBeInViewport({ ratio: 1 });
  });

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('rows have two lines, figures stand two by two, and nothing overhangs', async ({ page }) => {
    await arrive(page, 390, 844);
    for (const name of ['Products', 'Orders']) {
      await page.goto(`/admin/${name.toLowerCase()}`);
      const row = rowsOf(page, `All ${name}`).first();
      await expect(row).toBeVisible();
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(60);
      await expectNoOverhang(page, name);
    }
    const tops = await page
      .getByRole('list', { name: 'Figures' })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops[0]).toBe(tops[1]);
    expect(tops[2]).toBe(tops[3]);
    expect(tops[2]).toBeGreaterThan(tops[0] ?? NaN);
  });

  test("the product form's buttons stay in sight", async ({ page }) => {
    await arrive(page, 390, 844);
    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Add Product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Product' });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await dialog.getByLabel('Keywords').scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  });
});
