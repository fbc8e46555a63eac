import { expect, fillCheckout, newAccount, notice, register, signIn, test } from './fixtures';
import type { Page } from '@playwright/test';

const coupon = (code: string, fields: Record<string, unknown> = {}) => ({
  id: code,
  code,
  discount: 10,
  type: 'percentage',
  expiryDate: '2099-12-31',
  usageLimit: null,
  usedCount: 0,
  isActive: true,
  description: code,
  createdAt: '2026-01-31T10:00:00.000Z',
  ...fields,
});

/** Coupons of this browser, as an admin would have made them here. */
const makeCoupons = (page: Page, coupons: unknown[]) =>
  page.evaluate((text) => localStorage.setItem('coupons', text), JSON.stringify(coupons));
const uses = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const list = JSON.parse(localStorage.getItem('coupons') ?? '[]') as { id: string; usedCount: number }[];
    return list.find((entry) => entry.id === wanted)?.usedCount;
  }, id);

async function fillCart(page: Page): Promise<void> {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}

const apply = async (page: Page, code: string) => {
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply coupon' }).click();
};
const sum = (page: Page, label: string | RegExp) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

test('a coupon is applied, taken back, ordered with, and printed on the receipt', async ({ page }) => {
  await fillCart(page);
  await makeCoupons(page, [coupon('HALF', { discount: 50 }), coupon('OVER', { expiryDate: '2020-01-01' })]);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  const full = await sum(page, /^Total$/).innerText();

  await apply(page, 'over');
  await expect(page.getByLabel('Coupon code')).toHaveAccessibleDescription('This coupon has expired.');
  await apply(page, ' half ');
  await expect(page.getByRole('term').filter({ hasText: 'Discount (HALF)' })).toBeVisible();
  await expect(sum(page, /^Total$/)).not.toHaveText(full);
  const reduced = await sum(page, /^Total$/).innerText();
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(sum(page, /^Total$/)).toHaveText(full);
  await page.getByLabel('Coupon code').fill('half');
  await page.getByLabel('Coupon code').press('Enter');

  await fillCheckout(page);
  expect(await uses(page, 'HALF')).toBe(0);
  await page.getByRole('button', { name: `Complete Order - ${reduced}` }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(notice(page, 'Order completed!')).toBeVisible();
  await expect.poll(() => uses(page, 'HALF')).toBe(1);

  await expect(page.getByRole('button', { name: /^Receipt for order/, expanded: true })).toBeVisible();
  await expect(sum(page, /^Total$/)).toHaveText(reduced);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Receipt for order #/)).toBeVisible();
  await expect(page.getByText('Discount (HALF)')).toBeVisible();
  await expect(page.getByText('Account Info')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeHidden();
});

test('the last use is taken once, by one of two tabs that order at the same time', async ({ page }) => {
  await fillCart(page);
  await makeCoupons(page, [coupon('LAST', { usageLimit: 1 })]);
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/checkout');
    await apply(tab, 'LAST');
    await expect(tab.getByRole('term').filter({ hasText: 'Discount (LAST)' })).toBeVisible();
    await fillCheckout(tab);
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Complete Order/ }).click()));
  const placed = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('orders') ?? '[]') as { coupon?: unknown }[]);
  await expect.poll(async () => (await placed()).length).toBe(1);
  await expect
    .poll(async () => {
      const refused = await Promise.all(tabs.map((tab) => notice(tab, 'Order not placed').count()));
      return refused.filter((count) => count > 0).length;
    })
    .toBe(1);
  expect(await uses(page, 'LAST')).toBe(1);
  expect(await placed()).toHaveLength(1);
});
