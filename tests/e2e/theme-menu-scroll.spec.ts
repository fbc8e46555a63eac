import { brand } from '../../src/lib/brand';
import type { Page } from '@playwright/test';
import { expect, test, takenOver } from './fixtures';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a stored dark theme paints dark first, before any script of the app has run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'dark'));
  await page.route('**/*.js', () => {}); // a very slow machine: the app never arrives
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(23, 19, 31)');
});

test('a stored dark theme is dark while the style sheet is on its way', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'dark'));
  await page.route('**/*.{js,css}', () => {}); // neither ever arrives
  await page.goto('/', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    .toBe('rgb(23, 19, 31)');
});

test('the theme follows the system until it is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass('light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('the mobile menu keeps the page still, and after it closes the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms-of-service');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('the mobile menu closes when the window widens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Best Sellers' }).first().click();
  await expect(page).toHaveURL('/products/best-sellers');
});

test('the focus in the sticky header does not scroll the page', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Snowy Cabin' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.getByRole('link', { name: brand.name }).evaluate((logo) => logo.focus({ preventScroll: true }));
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Info' })).toBeFocused();
  expect(await scrolled(page)).toBe(600);
});

test('a page that is opened anew starts at its top, and a reload stays where it was', async ({ page }) => {
  await page.goto('/terms-of-service');
  await takenOver(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await takenOver(page);
  expect(await scrolled(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await expect.poll(() => scrolled(page)).toBe(300);
});

for (const width of [390, 1280])
  test(`going back finds the card where it was, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products');
    const card = page.getByRole('link', { name: 'Forest Mushroom Cluster' });
    await card.waitFor();
    await card.scrollIntoViewIfNeeded();
    const top = async () => Math.round((await card.boundingBox())?.y ?? -1);
    let before = await top();
    await expect // the rows around it take their real heights
      .poll(async () => {
        const former = before;
        before = await top();
        return before === former;
      })
      .toBe(true);
    await card.dispatchEvent('click'); // a real click would scroll first
    await expect(page.getByRole('heading', { level: 1, name: 'Forest Mushroom Cluster' })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(card).toBeFocused();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });
