import type { Page } from '@playwright/test';
import { fillRecords } from './accessibility/routes';
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

test('what deletes is quiet until it is pointed at or has the focus', async ({ page }) => {
  await arrive(page, 1280, 900);
  await page.goto('/admin/products');
  const [first, second] = [0, 1].map((at) => page.getByRole('button', { name: /^Delete / }).nth(at));
  if (!first || !second) throw new Error('There is nothing to delete.');
  const quiet = /^rgba\(0, 0, 0, 0\)$/;
  await expect(first).toHaveCSS('border-top-color', quiet);
  await expect(second).toHaveCSS('border-top-color', quiet);
  const color = await second.evaluate((element) => getComputedStyle(element).color);
  await first.hover();
  await expect(first).not.toHaveCSS('border-top-color', quiet);
  await expect(first).not.toHaveCSS('color', color);
  await page
    .getByRole('button', { name: /^Edit / })
    .nth(1)
    .focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect(second).not.toHaveCSS('border-top-color', quiet);
  await expect(second).not.toHaveCSS('color', color);
});

test("the newsletter's preview stands beside its list, and the footer is slim", async ({ page }) => {
  await arrive(page, 1280, 900);
  await page.goto('/admin/newsletter');
  const list = await page.getByRole('region', { name: 'All Subscribers' }).boundingBox();
  const preview = await page.getByRole('region', { name: 'Template Preview' }).boundingBox();
  expect(preview?.x).toBeGreaterThan((list?.x ?? NaN) + (list?.width ?? NaN));
  expect(Math.abs((preview?.y ?? NaN) - (list?.y ?? NaN))).toBeLessThan(24);
  await expect(page.getByRole('contentinfo')).toContainText('© 2024');
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(100);
  await page.goto('/admin/coupons'); // a short page ends with the window
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBe(0);
});

/** Gives every product a title, every account and subscriber an address, and reviewers names that no row has room for. */
async function lengthen(page: Page) {
  await page.route('**/rest/v1/products?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Record<string, unknown>[];
    const title = 'A fox, an owl and three hedgehogs on their way through the woods to a picnic by the lake';
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, title })) });
  });
  await page.evaluate(() => {
    const name = 'Wilhelmina Featherstonehaugh-Cholmondeley of the Northern Printing House';
    const email = 'wilhelmina.featherstonehaugh-cholmondeley.studio@northern-printing-house.example.com';
    const createdAt = '2026-01-31T10:00:00.000Z';
    const store = (key: string, record: object) =>
      localStorage.setItem(key, JSON.stringify([{ id: '1', ...record }]));
    store('users', { email, name, role: 'user', createdAt });
    store('newsletter_subscribers', { email, subscribedAt: createdAt });
    const comment =
      'It prints beautifully on cotton, in three sizes, and its edges stay crisp in each of them.';
    store('reviews', { productId: 'x', userId: 'u', userName: 'Ines', rating: 5, comment, createdAt });
  });
}

test('what no row has room for is cut short, and is there as a whole to be pointed at', async ({ page }) => {
  for (const [width, most] of [
    [390, 80],
    [1280, 52],
  ] as const) {
    await arrive(page, width, 844);
    await lengthen(page);
    for (const [name, title] of [
      ['products', 'All Products'],
      ['users', 'All Users'],
      ['newsletter', 'All Subscribers'],
    ] as const) {
      await page.goto(`/admin/${name}`);
      const row = rowsOf(page, title)
        .filter({ hasText: /Wilhelmina|hedgehogs|northern/ })
        .first();
      await expect(row).toBeVisible();
      const height = (await row.boundingBox())?.height;
      expect(height, `${name} at ${width} px`).toBeLessThanOrEqual(
        name === 'users' ? most : Math.min(most, 60),
      );
      const cut = row.getByTitle(/printing-house\.example\.com$|by the lake$/);
      await expect(cut).toHaveCSS('text-overflow', 'ellipsis');
      await expectNoOverhang(page, name);
    }
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test('the comment of a review has the width of its row, and the buttons stand in its head', async ({
  page,
}) => {
  await arrive(page, 1280, 900);
  await lengthen(page);
  await page.goto('/admin/reviews');
  const review = page.getByRole('list', { name: 'All Reviews' }).getByRole('listitem').first();
  const comment = await review.getByText(/^It prints beautifully/).boundingBox();
  const row = await review.boundingBox();
  const hide = await review.getByRole('button', { name: 'Hide' }).boundingBox();
  expect((row?.width ?? NaN) - (comment?.width ?? NaN)).toBeLessThan(40);
  expect((hide?.y ?? NaN) + (hide?.height ?? NaN)).toBeLessThanOrEqual(comment?.y ?? NaN);
  expect(row?.height).toBeLessThanOrEqual(132);
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('rows have two lines, figures stand two by two, and nothing overhangs', async ({ page }) => {
    await arrive(page, 390, 844);
    for (const [name, text] of [
      ['Products', 'Snowy Cabin'], // of the seed: other tests add products of longer names
      ['Orders', ''],
    ] as const) {
      await page.goto(`/admin/${name.toLowerCase()}`);
      const row = rowsOf(page, `All ${name}`).filter({ hasText: text }).first();
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

/** How far the row of links fades out at its edges, in pixels. */
const fadesOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('list')
    .evaluate((row) => {
      const mask = getComputedStyle(row).maskImage;
      const fade = (pattern: RegExp) => Number(pattern.exec(mask)?.[1] ?? 0);
      return [fade(/rgb\(0, 0, 0\) (\d+)px/), fade(/calc\(100% - (\d+)px\)/)];
    });

test('the links to the screens fade out where there are more of them, and the open one is in sight', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  const link = (name: string) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin');
    await expect(link('Dashboard')).toBeInViewport({ ratio: 1 });
    await expect(link('Pages')).not.toBeInViewport();
    await expect.poll(() => fadesOf(page)).toEqual([0, 56]);
    await page.goto('/admin/users');
    await expect(link('Users')).toBeInViewport({ ratio: 1 });
    await page.goto('/admin/pages');
    await expect(link('Pages')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => fadesOf(page)).toEqual([56, 0]);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(() => fadesOf(page)).toEqual([0, 0]);
});

test('what an admin may search for is named in words that a telephone has room for', async ({ page }) => {
  await signIn(page, ADMIN);
  await fillRecords(page, 'u');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of ['products', 'users', 'orders', 'coupons', 'reviews', 'newsletter']) {
    await page.goto(`/admin/${screen}`);
    const box = page.getByRole('main').getByRole('searchbox');
    await expect(box).toHaveAttribute('placeholder', /…$/);
    const room = await box.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return NaN;
      pen.font = font;
      const cross = 20; // its place at the end of a search field is kept free
      const inside = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - cross;
      return inside - pen.measureText(input.placeholder).width;
    });
    expect(room, screen).toBeGreaterThanOrEqual(0);
  }
});
