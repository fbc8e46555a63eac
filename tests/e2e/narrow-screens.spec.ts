import type { Page } from '@playwright/test';
import { expect, expectNoOverhang, SHOPPER, signIn, test } from './fixtures';

// every page as it is at 320, 768, 1024 and 1280 px: accessibility/every-route.spec.ts

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
    await expectNoOverhang(page, address);
    await expect.poll(() => smallControls(page), { message: address }).toEqual([]);
    const card = await page.getByRole('article').first().boundingBox();
    const button = await page.getByRole('button', { name: 'Add to Cart' }).first().boundingBox();
    expect(card && button && button.x + button.width <= card.x + card.width, address).toBe(true);
  }
});

const LONG_EMAIL = `${'w'.repeat(64)}@${'studio'.repeat(10)}.example`;

test('a receipt with a long e-mail and a saved title without spaces stay inside at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const title = 'W'.repeat(200);
  await page.route('**/rest/v1/wishlists*', (route) =>
    route.fulfill({
      json: {
        items: [
          {
            id: '00000000-0000-4000-9000-00000000ffff',
            title,
            price: 4.5,
            keywords: [title],
            category: title,
          },
        ],
      },
    }),
  );
  await signIn(page, SHOPPER);
  await page.evaluate(
    ([email, long]) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const { user } = JSON.parse(localStorage.getItem(key) ?? '') as { user: { id: string } };
      const billingInfo = { firstName: long, lastName: 'L', email, address: long, city: long, zipCode: '1' };
      const items = [{ id: '1', title: long, image: '', price: 4.5, quantity: 1 }];
      const order = { id: '1790000000123', userId: user.id, items, total: 4.5, status: 'completed' };
      localStorage.setItem(
        'orders',
        JSON.stringify([{ ...order, createdAt: '2026-01-31T10:00:00.000Z', billingInfo }]),
      );
    },
    [LONG_EMAIL, title] as const,
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Receipt for order 00000123' }).click();
  await expect(page.getByText(LONG_EMAIL)).toBeVisible();
  await expectNoOverhang(page, 'receipt');

  await page.goto('/wishlist');
  const saved = page.getByRole('link', { name: title });
  await expect(saved).toBeVisible();
  await expectNoOverhang(page, 'wishlist');
  // cut off rather than too wide: the card hides what does not fit
  expect(await saved.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
  const heading = await page.getByRole('heading', { level: 2, name: title }).boundingBox();
  const link = await saved.boundingBox();
  expect(heading && link && link.x + link.width <= heading.x + heading.width + 1).toBe(true);
});

test('the price of a saved product stands beside its button, in two columns as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/rest/v1/wishlists*', (route) => {
    const saved = (at: number) => ({
      id: `00000000-0000-4000-9000-00000000ff0${at}`,
      title: `Fox ${at}`,
      price: 12.5,
    });
    return route.fulfill({ json: { items: [saved(1), saved(2)] } });
  });
  await signIn(page, SHOPPER);
  await page.goto('/wishlist');
  const saved = page.getByRole('article').filter({ hasText: 'Fox 1' });
  await expect(saved.getByText('This product is no longer in the collection.')).toBeVisible();
  const price = await saved.getByText('$12.50').boundingBox();
  const button = await saved.getByRole('button', { name: 'Add to Cart' }).boundingBox();
  expect(button?.y).toBeLessThan((price?.y ?? NaN) + (price?.height ?? NaN));
  await saved.getByRole('button', { name: 'Remove Fox 1 from wishlist' }).click();
  await expect(saved).toHaveCount(0);
});

test('the e-mail in the header is as wide as it is, and at most 150 px', async ({ page }) => {
  const shownWidth = async (email: string) => {
    await page.evaluate((text) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const session = JSON.parse(localStorage.getItem(key) ?? '') as { user: { email: string } };
      session.user.email = text;
      localStorage.setItem(key, JSON.stringify(session));
    }, email);
    await page.reload();
    return (await page.getByRole('banner').getByText(email, { exact: true }).boundingBox())?.width ?? NaN;
  };
  await signIn(page, SHOPPER);
  expect(await shownWidth(LONG_EMAIL)).toBe(150);
  const short = await shownWidth('a@b.co');
  expect(short).toBeGreaterThan(30);
  expect(short).toBeLessThan(75);
});

test('the search in the header of somebody signed in has room for a word or two', async ({ page }) => {
  await signIn(page, SHOPPER);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
    await expect.poll(async () => (await search.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(160);
    await expectNoOverhang(page, `the header at ${width} px`);
  }
});
