import type { Page } from '@playwright/test';
import {
  ADMIN,
  expect,
  expectNoOverhang,
  fillCheckout,
  newAccount,
  register,
  signIn,
  test,
  unique,
} from '../fixtures';

// 1280 by 1024 pixels at 400 %
test.use({ viewport: { width: 320, height: 256 } });

/** Nothing is cut off at the side. */
async function expectNoSidewaysScroll(page: Page) {
  await expectNoOverhang(page);
}

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
};

test('the journey works at 400 %', async ({ page }) => {
  const account = newAccount();
  await register(page, account);
  await expectNoSidewaysScroll(page);
  await signIn(page, account);
  await expectNoSidewaysScroll(page);

  await (await openMenu(page)).getByRole('link', { name: 'Search Clipart' }).click();
  await page.getByRole('main').getByRole('searchbox').fill('owl');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/query=owl/);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Barn Owl at Night' }).click();
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: /^Increase/ }).click();
  await expect(page.getByRole('heading', { name: '2 Items' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillCheckout(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Order #\d{8}$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectNoSidewaysScroll(page);
});

test('the admin adds a product at 400 %', async ({ page }) => {
  await signIn(page, ADMIN);
  await (await openMenu(page)).getByRole('link', { name: 'Admin Panel' }).click();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Products/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  const title = unique('At 400 %');
  await dialog.getByLabel('Title').fill(title);
  await dialog
    .getByLabel('Description')
    .fill('Typed by somebody who sees a small part of the page at a time.');
  await dialog.getByLabel('Price').fill('3.25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(title)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText(title)).toBeHidden();
});
