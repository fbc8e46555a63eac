import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { gate } from '../support/gate';

export interface Account {
  name: string;
  email: string;
  password: string;
}

export const SHOPPER: Account = {
  name: 'Sam Shopper',
  email: 'shopper@example.com',
  password: 'demo-shopper-1',
};
export const ADMIN: Account = { name: 'Ada Admin', email: 'admin@example.com', password: 'demo-admin-1' };

/** Shown once the products are there. How many is open: tests of the admin add some meanwhile. */
export const ALL_RESULTS = /^Showing \d+ results$/;

let count = 0;

/** An account that nobody has yet. */
export function newAccount(): Account {
  count += 1;
  return {
    name: 'Ines Inker',
    email: `ines-${process.pid}-${Date.now()}-${count}@example.com`,
    password: 'paper-and-ink',
  };
}

/** A new account has no row yet: the read of a single row answers 406, which the browser logs by itself. */
const NO_ROW_YET = /406 .*\/rest\/v1\/(carts|wishlists)\?/;

interface Fixtures {
  /** Parts of console messages that a test expects: refused sign-ins are errors to the browser. */
  expectedConsole: RegExp[];
}

/** Fails a test on any console error, uncaught error, or request that leaves this machine. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, run) => {
    const found: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const text = `${message.text()} ${message.location().url}`;
      if (![NO_ROW_YET, ...expectedConsole].some((expected) => expected.test(text))) found.push(text);
    });
    page.on('pageerror', (error) => found.push(String(error)));
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost') found.push(`request to ${request.url()}`);
    });
    await run(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' }); // an answer on its way would fail whichever test comes next
    expect(found, 'errors in the browser').toEqual([]);
  },
});

export { expect };

/** For `test.use` in journeys that meet motion as most people do; elsewhere less of it is asked for. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The key that a client of the embedded backend sends along. */
export const API_KEY = 'sb_publishable_local_dev';

/** Makes an account without a browser; nobody is signed in by it. Returns the session that the server answers with. */
export async function signUp(
  request: APIRequestContext,
  { name, email, password }: Account,
): Promise<unknown> {
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: API_KEY },
    data: { email, password, data: { name, role: 'user' } },
  });
  expect(answer.ok(), 'sign-up').toBe(true);
  return answer.json();
}

/** Keeps every script of the app back until the returned function is called, as a slow network would. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { passed, open: release } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await passed;
    await route.continue();
  });
  return release;
}

/** The app is there: it has drawn the page, or taken a built one over. */
export const takenOver = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => 'inkpatchTakeClicks' in window && !window.inkpatchTakeClicks))
    .toBe(true);

export async function register(page: Page, account: Account): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/login');
  await signInForm(page);
}

/** The form is there: the address changes before the page does, and the former page may have the same fields. */
const signInForm = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();

export async function signIn(page: Page, account: Account): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await signInForm(page);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** The page need not be scrolled sideways, once it is laid out. */
export const expectNoOverhang = (page: Page, what = page.url()): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `${what} scrolls sideways` },
    )
    .toBeLessThanOrEqual(0);

/** The card of a product. */
export const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** A name that no other test has, in whatever worker it runs. */
export const unique = (name: string): string => `${name} ${process.pid} ${Date.now()} ${(count += 1)}`;

/** The notice that is visible, by its title. */
export const notice = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Fills the whole checkout form. */
export async function fillCheckout(page: Page): Promise<void> {
  const values: Record<string, string> = {
    'First Name': 'Ines',
    'Last Name': 'Inker',
    Address: '1 Ink Lane',
    City: 'Porto',
    'ZIP Code': '4000-001',
    Country: 'Portugal',
    'Name on Card': 'Ines Inker',
    'Card Number': '4242 4242 4242 4242',
    'Expiry Date': '12/30',
    CVV: '123',
  };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}
