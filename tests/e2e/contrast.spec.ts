import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { ACCOUNT_ROUTES, ADMIN_ROUTES, arriveAs, open, VISITOR_ROUTES } from './accessibility/routes';
import { expect, newAccount, notice, register, signIn, test } from './fixtures';

// the page of an unknown product, an unknown address and a refused sign-in are meant
test.use({ expectedConsole: [/400 .*\/rest\/v1\/products\?.*id=eq\.nobody|404|400 .*\/auth\/v1\/token/] });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Texts that stand out too little from what they stand on, in both themes, one line each. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    for (const { any, html } of violations.flatMap(({ nodes }) => nodes))
      found.push(`${colorScheme}: ${any[0]?.message ?? ''} ${html.slice(0, 160)}`);
  }
  return found;
}

async function expectReadable(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await open(page, address);
    expect.soft(await faults(page), address).toEqual([]);
  }
}

test("a visitor's pages are readable in both themes", async ({ page }) => {
  test.setTimeout(240_000);
  await expectReadable(page, VISITOR_ROUTES);
});

test("a shopper's pages are readable in both themes, empty and filled", async ({ page }) => {
  test.setTimeout(240_000);
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await expectReadable(page, ['/cart', '/checkout', '/wishlist', '/dashboard']);
  await page.evaluate(() => localStorage.clear());
  await arriveAs(page, 'shopper');
  await expectReadable(page, ACCOUNT_ROUTES);
});

test("the admin's screens are readable in both themes", async ({ page }) => {
  test.setTimeout(240_000);
  await arriveAs(page, 'admin');
  await expectReadable(page, ADMIN_ROUTES);
});

test('what the pointer is on is readable in both themes', async ({ page }) => {
  test.setTimeout(240_000);
  const under = async (control: Locator) => {
    await control.hover();
    expect.soft(await faults(page), String(control)).toEqual([]);
  };
  await arriveAs(page, 'admin');
  await open(page, '/products');
  const card = page.getByRole('article').nth(1);
  for (const control of [
    page.getByRole('button', { name: 'Animals' }),
    page.getByRole('button', { name: 'All Categories' }),
    page.getByRole('button', { name: 'List view' }),
    page.getByRole('button', { name: 'Search', exact: true }),
    page.getByRole('link', { name: 'Best Sellers' }).first(),
    card.getByRole('button', { name: 'Add to Cart' }),
    card.getByRole('button', { name: /wishlist$/ }),
    page.getByRole('textbox', { name: 'Email address' }),
  ])
    await under(control);
  await page.getByRole('button', { name: 'Info' }).click();
  await under(page.getByRole('menuitem', { name: 'FAQ' }));

  await open(page, '/admin/categories');
  await under(page.getByRole('button', { name: /^Edit/ }).first());
  await under(page.getByRole('button', { name: /^Delete/ }).first());
  await open(page, '/cart');
  await under(page.getByRole('button', { name: 'Clear Cart' }));
  await under(page.getByRole('button', { name: /^Increase/ }).first());
  await under(page.getByRole('link', { name: 'Proceed to Checkout' }));
});

test('errors and notices are readable in both themes', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  expect.soft(await faults(page), 'errors beside fields').toEqual([]);

  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await notice(page, 'Login failed').hover(); // holds it
  expect.soft(await faults(page), 'destructive notice').toEqual([]);

  await open(page, '/products');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await notice(page, 'Please log in').hover();
  expect.soft(await faults(page), 'notice').toEqual([]);
});
