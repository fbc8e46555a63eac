import type { Page } from '@playwright/test';
import { ADMIN, expect, notice, signIn, test, unique } from '../fixtures';
import { tabTo } from '../keys';
import { arriveAs, open } from './routes';
import { gate } from '../../support/gate';

/** Where the focus is and how it shows. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const ring = [getComputedStyle(element), getComputedStyle(element, '::after')]
      .concat(element.parentElement ? [getComputedStyle(element.parentElement)] : [])
      .some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
    const { top, bottom, width } = element.getBoundingClientRect();
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
      isBody: element === document.body,
      hasRing: ring,
      isInView: width > 0 && bottom > 0 && top < innerHeight,
    };
  });

test('the first key press offers to skip to the content', async ({ page }) => {
  await open(page, '/products');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const route of [
  '/',
  '/products?search=owl',
  '/product/00000000-0000-4000-9000-000000000102',
  '/faq',
  '/contact',
  '/login',
]) {
  test(`each stop of the Tab key on ${route} is seen`, async ({ page }) => {
    await open(page, route);
    const stops: string[] = [];
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await focusNow(page);
      if (stop.isBody) break; // out of the page: there is no trap
      stops.push(stop.name);
      await expect
        .poll(() => focusNow(page), { message: `stop ${stops.length} on ${route}` })
        .toMatchObject({ hasRing: true, isInView: true });
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.at(-1)).toBe('Subscribe');
  });
}

test('what comes late does not push the focus out of sight', async ({ page }) => {
  const { passed, open: release } = gate();
  await page.route('**/rest/v1/products?*category_id=*', async (route) => {
    await passed;
    await route.continue();
  });
  await open(page, '/product/00000000-0000-4000-9000-000000000102');
  await tabTo(page, 'link', 'Terms of Service');
  release();
  await expect(page.getByRole('heading', { name: 'You May Also Like' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toBeInViewport();
});

test('the admin adds a product by keys alone; the form keeps the focus and gives it back', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await open(page, '/admin/products');
  await tabTo(page, 'button', 'Add Product');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  const title = unique('By keys');
  await tabTo(page, 'textbox', 'Title');
  await page.keyboard.type(title);
  await tabTo(page, 'textbox', 'Description');
  await page.keyboard.type('Typed without a mouse.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3.25');
  await tabTo(page, 'button', 'Save');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Success')).toContainText('Product added successfully');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeFocused();
  await expect(page.getByText(title)).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Success')).toContainText('Product deleted successfully');
});

test('Escape closes only what lies on top', async ({ page }) => {
  await arriveAs(page, 'admin');
  await open(page, '/admin/coupons');
  await page.getByRole('button', { name: 'Add Coupon' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();

  await page.getByRole('button', { name: ADMIN.email }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('button', { name: ADMIN.email })).toBeFocused();
});
