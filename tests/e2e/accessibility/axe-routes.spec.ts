import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { expectNoViolations, stillness } from './axe';
import { ACCOUNT_ROUTES, ADMIN_ROUTES, arriveAs, open, VISITOR_ROUTES } from './routes';

// the page of an unknown product, and the 404 of an unknown address, are meant
test.use({ expectedConsole: [/400 .*\/rest\/v1\/products\?.*id=eq\.nobody|404/] });

test.beforeEach(({ page }) => stillness(page));

async function check(page: Page, route: string, who: string): Promise<void> {
  await open(page, route);
  await expectNoViolations(page, `${route} as ${who}`);
}

for (const route of VISITOR_ROUTES)
  test(`axe finds nothing on ${route} as a visitor`, ({ page }) => check(page, route, 'visitor'));

for (const [person, routes] of [
  ['shopper', ACCOUNT_ROUTES],
  ['admin', ADMIN_ROUTES],
] as const)
  for (const route of routes)
    test(`axe finds nothing on ${route} as ${person}`, async ({ page }) => {
      await arriveAs(page, person);
      await check(page, route, person);
    });

const RECORDS = ['users', 'orders', 'coupons', 'reviews', 'newsletter_subscribers'];

for (const route of ['users', 'orders', 'coupons', 'reviews', 'newsletter'].map((name) => `/admin/${name}`))
  test(`axe finds nothing on ${route} without records`, async ({ page }) => {
    await arriveAs(page, 'admin');
    await page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), RECORDS);
    await check(page, route, 'admin without records');
  });
