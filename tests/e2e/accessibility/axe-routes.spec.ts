import { test } from '../fixtures';
import { expectNoViolations, stillness } from './axe';
import { ACCOUNT_ROUTES, ADMIN_ROUTES, arriveAs, open, VISITOR_ROUTES } from './routes';

// the page of an unknown product, and the 404 of an unknown address, are meant
test.use({ expectedConsole: [/400 .*\/rest\/v1\/products\?.*id=eq\.nobody|404/] });

test.beforeEach(({ page }) => stillness(page));

const HALF = Math.ceil(VISITOR_ROUTES.length / 2);

for (const [name, routes] of [
  ['first half', VISITOR_ROUTES.slice(0, HALF)],
  ['second half', VISITOR_ROUTES.slice(HALF)],
] as const) {
  test(`axe finds nothing on a visitor's routes, ${name}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const route of routes) {
      await open(page, route);
      await expectNoViolations(page, route);
    }
  });
}

test("axe finds nothing on a shopper's routes", async ({ page }) => {
  test.setTimeout(240_000);
  await arriveAs(page, 'shopper');
  for (const route of ACCOUNT_ROUTES) {
    await open(page, route);
    await expectNoViolations(page, `${route} as shopper`);
  }
});

test("axe finds nothing on the admin's routes, full", async ({ page }) => {
  test.setTimeout(240_000);
  await arriveAs(page, 'admin');
  for (const route of ADMIN_ROUTES) {
    await open(page, route);
    await expectNoViolations(page, `${route} as admin`);
  }
});

test("axe finds nothing on the admin's routes, empty", async ({ page }) => {
  test.setTimeout(240_000);
  await arriveAs(page, 'admin');
  await page.evaluate(() =>
    ['users', 'orders', 'coupons', 'reviews', 'newsletter_subscribers'].forEach((key) =>
      localStorage.removeItem(key),
    ),
  );
  for (const route of [
    '/admin/users',
    '/admin/orders',
    '/admin/coupons',
    '/admin/reviews',
    '/admin/newsletter',
  ]) {
    await open(page, route);
    await expectNoViolations(page, `${route} without records`);
  }
});
