import { expect, expectNoOverhang, test } from '../fixtures';
import { arriveAs, open } from './routes';

// widths and targets of every page: every-route.spec.ts

test('text twice as large fits', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const route of ['/', '/products', '/product/00000000-0000-4000-9000-000000000102', '/login', '/faq']) {
    await open(page, route);
    await expectNoOverhang(page, route);
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
  await expect.poll(async () => (await look(pressed)) === (await look(other))).toBe(false);
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the main actions are 44 px high', async ({ page }) => {
    await arriveAs(page, 'admin');
    for (const [route, names] of [
      ['/products', ['Open menu', 'Filters', 'Search', 'Add to Cart']],
      ['/product/00000000-0000-4000-9000-000000000102', ['Add to Cart', 'Add to Wishlist', 'Download']],
      ['/cart', ['Clear Cart', /^Remove/, /^Increase/, /^Decrease/]],
      ['/checkout', ['Apply coupon', /^Complete Order/]],
      ['/contact', ['Send Message']],
      ['/admin/products', ['Add Product', /^Edit/, /^Delete/]],
      ['/admin/coupons', ['Add Coupon']],
    ] as const) {
      await open(page, route);
      for (const name of names) {
        const button = page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
        const box = await button.first().boundingBox();
        expect.soft(Math.round(box?.height ?? 0), `${String(name)} on ${route}`).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 667, height: 320 } });

  test('menu and dialogs can be scrolled to their last control, and nothing scrolls sideways', async ({
    page,
  }) => {
    await arriveAs(page, 'admin');
    for (const route of ['/', '/products', '/cart', '/checkout', '/dashboard', '/admin/products']) {
      await open(page, route);
      await expectNoOverhang(page, route);
    }
    await page.getByRole('button', { name: 'Add Product' }).click();
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const last = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
