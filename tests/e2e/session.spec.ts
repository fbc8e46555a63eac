import type { Page } from '@playwright/test';
import { ALL_RESULTS, card, expect, newAccount, notice, register, SHOPPER, signIn, test } from './fixtures';

const addToCart = async (page: Page, title: string) => {
  await card(page, title).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(notice(page, 'Added to cart!')).toContainText(title);
};

/** What the server has in the cart of whoever is signed in on this page. */
const storedTitles = (page: Page) =>
  page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name));
    const session = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as { access_token: string };
    const answer = await fetch('/rest/v1/carts?select=items', {
      headers: { apikey: 'sb_publishable_local_dev', authorization: `Bearer ${session.access_token}` },
    });
    const rows = (await answer.json()) as { items: { title: string }[] }[];
    return rows.flatMap((row) => row.items.map((item) => item.title)).sort();
  });

test.describe('a refused sign-in', () => {
  test.use({ expectedConsole: [/400 .*\/auth\/v1\/token/] });

  test('says why and keeps what was typed', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(notice(page, 'Login failed')).toContainText('Invalid login credentials');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(SHOPPER.email);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });
});

test.describe('an address that is taken', () => {
  test.use({ expectedConsole: [/422 .*\/auth\/v1\/signup/] });

  test('is told at registration', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Full Name').fill('Sam');
    await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email);
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByLabel('Confirm Password').fill('secret-1');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(notice(page, 'Registration failed')).toContainText('User already registered');
    await expect(page.getByLabel('Full Name')).toHaveValue('Sam');
  });
});

test('two tabs that add different things lose neither', async ({ page, context }) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto('/products');
  const other = await context.newPage();
  await other.goto('/products');
  await expect(card(other, 'Snowy Cabin')).toBeVisible();

  await Promise.all([addToCart(page, 'Snowy Cabin'), addToCart(other, 'Confetti Dashes')]);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect.poll(() => storedTitles(page)).toEqual(['Confetti Dashes', 'Snowy Cabin']);
});

test('a reload in the middle of a save loses nothing', async ({ page }) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto('/products');
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();
  await card(page, 'Snowy Cabin').getByRole('button', { name: 'Add to Cart' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('another person on the same browser sees nothing of the first one', async ({ page }) => {
  const [first, second] = [newAccount(), newAccount()];
  await register(page, first);
  await signIn(page, first);
  await page.goto('/products');
  await addToCart(page, 'Snowy Cabin');
  await page.getByRole('button', { name: first.email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(notice(page, 'Logged out successfully')).toBeVisible();

  await register(page, second);
  await signIn(page, second);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByText('Snowy Cabin')).toHaveCount(0);

  await page.getByRole('button', { name: second.email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await signIn(page, first);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a session lasts over a reload, and no page asks to log in meanwhile', async ({ page }) => {
  await signIn(page, SHOPPER);
  const denials: string[] = [];
  await page.exposeFunction('tellDenial', (text: string) => denials.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/Please Log In|Access Denied/.test(document.body?.innerText ?? ''))
        (window as unknown as { tellDenial: (text: string) => void }).tellDenial(document.title);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/cart', '/wishlist', '/dashboard', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: SHOPPER.email })).toBeVisible();
  }
  expect(denials).toEqual([]);
});
