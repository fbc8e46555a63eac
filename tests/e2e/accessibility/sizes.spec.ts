import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ACCOUNT_ROUTES, ADMIN_ROUTES, arriveAs, open, VISITOR_ROUTES } from './routes';

test.use({ expectedConsole: [/400 .*\/rest\/v1\/products\?.*id=eq\.nobody|404/] });

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls that a finger would miss: below 24 px either way, links inside running text apart (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((control) => !control.closest('p') && control.closest('[aria-hidden="true"]') === null)
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isSpread = getComputedStyle(control, '::after').position === 'absolute';
        return width > 1 && height > 1 && !isSpread && (width < 24 || height < 24);
      })
      .map((control) => control.outerHTML.slice(0, 140)),
  );

/** 320 px is what 1,280 px leave at a zoom of 400 %. */
test.describe('at 320 px, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page of a visitor scrolls sideways or has a target too small', async ({ page }) => {
    test.setTimeout(120_000);
    for (const route of VISITOR_ROUTES) {
      await open(page, route);
      expect(await overhang(page), route).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), route).toEqual([]);
    }
  });

  test('nor does one of a shopper or an admin', async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await arriveAs(page, 'admin');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of [...ACCOUNT_ROUTES, ...ADMIN_ROUTES]) {
      await open(page, route);
      expect(await overhang(page), route).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), route).toEqual([]);
    }
  });
});

test('text twice as large fits', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const route of ['/', '/products', '/product/00000000-0000-4000-9000-000000000102', '/login', '/faq']) {
    await open(page, route);
    expect(await overhang(page), route).toBeLessThanOrEqual(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('who wants less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/products');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return [animationDuration, transitionDuration].some((durations) =>
          durations.split(',').some((duration) => parseFloat(duration) > 0.01),
        );
      }).length,
  );
  expect(moving).toBe(0);
});

test('in forced colours the controls keep their edges and their marks', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/products');
  const edge = await page
    .getByRole('button', { name: 'Search', exact: true })
    .evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(parseFloat(edge)).toBeGreaterThanOrEqual(1);
  const pressed = page.getByRole('button', { name: 'All Categories' });
  const other = page.getByRole('button', { name: 'Animals' });
  const look = (button: typeof pressed) =>
    button.evaluate((element) => {
      const { backgroundColor, outlineStyle, borderTopStyle, textDecorationLine, fontWeight } =
        getComputedStyle(element);
      return [backgroundColor, outlineStyle, borderTopStyle, textDecorationLine, fontWeight].join();
    });
  await expect(other).toBeVisible();
  expect(await look(pressed)).not.toBe(await look(other));
});
