import { ADMIN, expect, notice, signIn, test, unique, WITH_MOTION } from './fixtures';

test.use(WITH_MOTION);

test('an admin sorts, sees what a picture will look like, and takes back a deletion', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  const title = unique('Zebra');
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

  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Price' }).click();
  const rows = page.getByRole('row').filter({ hasText: '$' });
  await expect(rows.filter({ hasText: title })).toContainText('$99.25');
  await expect
    .poll(async () => {
      const prices = (await rows.allInnerTexts()).map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));
      return prices.length > 2 && prices.every((price, at) => at === 0 || price <= (prices[at - 1] ?? 0));
    })
    .toBe(true);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
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
  const name = unique('Weather');
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
