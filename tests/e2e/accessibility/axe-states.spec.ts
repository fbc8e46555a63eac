import type { Page } from '@playwright/test';
import { expect, newAccount, notice, register, test } from '../fixtures';
import { lastLink } from '../mails';
import { expectNoViolations, stillness, violations } from './axe';
import { arriveAs, open } from './routes';

test.beforeEach(({ page }) => stillness(page));

test('axe finds nothing with menus, answers and notices open', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '/products');
  await page.getByRole('button', { name: 'Info' }).click();
  await page.getByRole('menuitem', { name: 'FAQ' }).waitFor();
  await expectNoViolations(page, 'the Info menu');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await expectOnPhone(page, 'the mobile menu');

  await open(page, '/faq');
  await page.getByRole('main').getByRole('button').first().click();
  await expectNoViolations(page, 'an open answer');

  await open(page, '/products');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await notice(page, 'Please log in').waitFor();
  await expectNoViolations(page, 'a notice');
});

/** The mobile menu closes when the window widens: both themes, one size. */
async function expectOnPhone(page: Page, what: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await violations(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('axe finds nothing on forms with errors', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [route, button] of [
    ['/login', 'Sign In'],
    ['/register', 'Create Account'],
    ['/contact', /^Send/],
  ] as const) {
    await open(page, route);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await page.getByText('This field is required.').first().waitFor();
    await expectNoViolations(page, `${route} with errors`);
  }
});

test.describe('around a mail', () => {
  test.use({ expectedConsole: [/400 .*\/auth\/v1\/token/] });

  test('axe finds nothing', async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const account = newAccount();
    await register(page, account);
    await page.route('**/auth/v1/token?*', (route) =>
      route.fulfill({ status: 400, json: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' } }),
    );
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await page.getByText(`we have sent a mail to ${account.email}`).waitFor();
    await expectNoViolations(page, 'an address to be confirmed');
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Sent again.').waitFor();
    await expectNoViolations(page, 'a mail sent again');
    await page.unroute('**/auth/v1/token?*');

    await open(page, '/forgot-password');
    await page.getByRole('main').getByRole('button').click();
    await page.getByText('This field is required.').waitFor();
    await expectNoViolations(page, '/forgot-password with an error');
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.keyboard.press('Enter');
    await page.getByText('a mail is on its way').waitFor();
    await expectNoViolations(page, 'a mail on its way');

    const link = lastLink(baseURL, account.email);
    await page.goto(link);
    await page.getByLabel('New Password').waitFor();
    await expectNoViolations(page, 'a new password');
    await page.goto('/faq');
    await page.goto(link);
    await page.getByText('has expired or was used before').waitFor();
    await expectNoViolations(page, 'a used link');
    await page.goto('/faq#error=access_denied&error_code=otp_expired');
    await page.getByRole('alert').waitFor();
    await expectNoViolations(page, 'a link that leads nowhere');
  });
});

test("axe finds nothing in the admin's dialogs and opened rows", async ({ page }) => {
  test.setTimeout(180_000);
  await arriveAs(page, 'admin');
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await page.getByRole('dialog').waitFor();
  await expectNoViolations(page, 'the product form');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: /^Delete \d+ products$/ }).waitFor();
  await expectNoViolations(page, 'chosen products');
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expectNoViolations(page, 'a category being edited');
  await open(page, '/admin/coupons');
  await page.getByRole('button', { name: 'Add Coupon' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await expectNoViolations(page, 'the coupon form');
  await open(page, '/admin/orders');
  await page.getByRole('button', { name: /^View/ }).first().click();
  await expectNoViolations(page, 'an opened order');
});

test.describe('while loading and after a failure', () => {
  test.use({ expectedConsole: [/500|Error fetching|Failed to load/] });

  test('axe finds nothing', async ({ page }) => {
    test.setTimeout(180_000);
    let answer: (status: number) => void = () => {};
    const status = new Promise<number>((resolve) => (answer = resolve));
    await page.route('**/rest/v1/**', async (route) =>
      route.fulfill({ status: await status, json: { code: 'X', message: 'The database is away.' } }),
    );
    await page.goto('/products');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolations(page, '/products while loading');
    answer(500);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await expectNoViolations(page, '/products after a failure');
  });
});
