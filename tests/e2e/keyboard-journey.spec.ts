import type { Page } from '@playwright/test';
import { ALL_RESULTS, expect, newAccount, notice, register, test, WITH_MOTION } from './fixtures';
import { tabTo } from './keys';

test.use(WITH_MOTION);

async function follow(page: Page, role: 'link' | 'button', name: string | RegExp) {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

test('the journey works with the keyboard alone', async ({ page }) => {
  const account = newAccount();
  await register(page, account);

  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await follow(page, 'link', 'Products');
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();
  await tabTo(page, 'searchbox', 'Search clipart');
  await page.keyboard.type('owl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=owl');
  await follow(page, 'link', 'Barn Owl at Night');
  await expect(page.getByRole('heading', { level: 1, name: 'Barn Owl at Night' })).toBeFocused();

  await tabTo(page, 'button', 'Add to Cart');
  await page.keyboard.press('Space');
  await expect(notice(page, 'Added to cart!')).toBeVisible();
  await tabTo(page, 'button', 'Add to Wishlist');
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();

  await follow(page, 'link', 'Cart, 1 item');
  await tabTo(page, 'button', /^Increase quantity/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 Items' })).toBeVisible();
  await follow(page, 'link', 'Proceed to Checkout');

  await tabTo(page, 'textbox', 'First Name');
  for (const value of [
    'Ines',
    'Inker',
    '1 Ink Lane',
    'Porto',
    '4000-001',
    'Portugal',
    'Ines Inker',
    '4242',
    '12/30',
  ]) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Order #\d{8}$/ })).toBeVisible();

  await follow(page, 'button', account.email);
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Logged out successfully')).toBeVisible();
});
