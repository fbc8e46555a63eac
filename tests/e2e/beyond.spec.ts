import type { Page } from '@playwright/test';
import {
  ALL_RESULTS,
  ADMIN,
  expect,
  fillCheckout,
  newAccount,
  notice,
  overhang,
  register,
  signIn,
  test,
} from './fixtures';

/** What the store has beyond the spec. Coupons and receipts are in coupons.spec.ts. */

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

for (const width of [1280, 390])
  test(`facets narrow the collection, stand in the address, and can be cleared, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/products');
    await expect(page.getByText(ALL_RESULTS)).toBeVisible();
    if (width < 1024) await page.getByRole('button', { name: 'Filters' }).click();
    const option = page.getByRole('group', { name: 'Price' }).getByRole('button').first();
    await expect(option).toHaveText(/ \d+$/); // counted once the whole catalogue is here
    const count = (await option.innerText()).split(/\s/).at(-1);
    await option.click();
    await expect(page.getByText(`Showing ${count} results`)).toBeVisible();
    await expect(page).toHaveURL(/[?&]price=/);
    await page.reload();
    await expect(page.getByText(`Showing ${count} results`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText(ALL_RESULTS)).toBeVisible();
    await expect(page).toHaveURL('/products');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

test('what was ordered is marked as owned, on its card and on its page, and can be bought again', async ({
  page,
}) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto('/products?search=fox');
  await expect(card(page, 'Sleepy Fox').getByText('You own this')).toHaveCount(0);
  await card(page, 'Sleepy Fox').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/products?search=fox');
  await expect(card(page, 'Sleepy Fox').getByText('You own this')).toBeVisible();
  await page.getByRole('link', { name: 'Sleepy Fox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
  await expect(page.getByText('You own this').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a product page leads on to four of its kind', async ({ page }) => {
  await page.goto('/products?search=fox');
  await page.getByRole('link', { name: 'Sleepy Fox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded(); // they come when somebody looks that far down
  const related = page.getByRole('list', { name: 'Related products' }).getByRole('heading', { level: 2 });
  await expect(related).toHaveCount(4);
  await expect(related.filter({ hasText: 'Sleepy Fox' })).toHaveCount(0);
  const link = related.first().getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an admin sorts, sees what a picture will look like, and takes back a deletion', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  const title = `Zebra ${Date.now()}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('A zebra.');
  await dialog.getByLabel('Price').fill('99.25');
  await dialog.getByLabel('Main Image URL').fill('/clipart/sleepy-fox.svg');
  const preview = dialog.getByRole('img', { name: 'Preview of the main image' });
  await expect
    .poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await dialog.getByLabel('Keywords').fill('stripes, savanna');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByLabel('Sort products by').selectOption('Price: High to Low');
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: '$' }).first();
  await expect(first).toContainText(title);
  await first.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
  await notice(page, 'Success').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/products?search=savanna');
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto('/admin/products');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

test('an admin takes back the deletion of a category, and has a code made up', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/categories');
  const name = `Weather ${Date.now()}`;
  await page.getByLabel('Category Name').fill(name);
  await page.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('heading', { name })).toBeHidden();
  await notice(page, 'Success').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('heading', { name })).toBeHidden();

  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'Add Coupon' }).click();
  await page.getByRole('button', { name: 'Generate code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^[A-Z0-9-]{6,}$/);
});
