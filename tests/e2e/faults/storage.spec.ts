import type { Page } from '@playwright/test';
import { addToCart, badge, goTo, shelf, signedOut } from './actions';
import { expect, SESSION_KEY, SHOP, test } from './bench';

/** Every key of local storage that the store reads, and a page that shows what lies there. */
const KEYS: Record<string, string> = {
  cart_guest: '/cart',
  orders: '/dashboard',
  users: '/admin/users',
  coupons: '/admin/coupons',
  reviews: '/admin/reviews',
  newsletter_subscribers: '/admin/newsletter',
  products: '/admin/reviews',
  page_about: '/about',
  page_faq: '/faq',
  page_license: '/license',
  'vite-ui-theme': '/about',
  catalog_kept: '/products',
};

/** Ways in which a stored text is wrong. */
const DAMAGES: [string, string][] = [
  ['cut JSON', '[{"id":"1","title":"Half a th'],
  ['wrong shape', '{"items":{"0":[null,[],{"id":{}}]}}'],
  ['a list of nonsense', '[null,1,"x",[],{},{"id":null},{"id":"1","items":"none","price":{}}]'],
  ['null', 'null'],
  ['a number', '42'],
];

/** Walks through the pages that read local storage. */
async function walk(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await goTo(page, address);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  }
}

const SHOP_PAGES = [
  '/products',
  '/about',
  '/faq',
  '/license',
  '/cart',
  '/checkout',
  '/dashboard',
  '/wishlist',
];
const ADMIN_PAGES = ['users', 'orders', 'coupons', 'reviews', 'newsletter', 'pages', 'products'].map(
  (name) => `/admin/${name}`,
);

test('damaged storage, each key in each way', async ({ bench }) => {
  test.slow(); // many pages
  const admin = await bench.admin();
  const keys = [...Object.keys(KEYS), `unsaved_cart:${admin.id}:1-2-3`];
  for (const [, text] of DAMAGES) {
    const damaged = Object.fromEntries(keys.map((key) => [key, text]));
    const page = await bench.open(admin, '/dashboard', damaged);
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
    await walk(page, [...SHOP_PAGES, ...ADMIN_PAGES]);
    // what is written over is kept aside
    const kept = await page.evaluate(() => localStorage.getItem('orders'));
    expect(kept).toBe(text);
    await page.context().close();
  }
  bench.note('storage damaged', DAMAGES.length * keys.length, 'read as empty, left as it was', 0);
});

/** A page shows its text in full: of more than this, a browser is long at its layout, whoever wrote it. */
const PAGE_TEXT = 100_000;

test('4 MB of text under each key', async ({ bench }) => {
  const page = await bench.open(await bench.admin(), '/about');
  for (const [key, address] of Object.entries(KEYS)) {
    const length = key.startsWith('page_') ? PAGE_TEXT : 4_000_000;
    await page.evaluate(
      ([name, size]) => localStorage.setItem(name, 'ink and paper '.repeat(size / 10).slice(0, size)),
      [key, length] as const,
    );
    await page.goto(address);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await page.evaluate((name) => localStorage.removeItem(name), key); // there is room for one
  }
  bench.note('4 MB in storage', Object.keys(KEYS).length, 'the page stands', 0);
});

test('a damaged session', async ({ bench }) => {
  const sessions = [
    ...DAMAGES.map(([, text]) => text),
    '{"access_token":1,"refresh_token":null,"expires_at":"soon","user":7}',
    JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r', expires_at: 4102444800 }),
    JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r', expires_at: 4102444800, user: null }),
  ];
  for (const session of sessions) {
    const page = await bench.open(null, '/cart', { [SESSION_KEY]: session });
    await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
    await signedOut(page);
    await page.context().close();
  }
  bench.note('session damaged', sessions.length, 'signed out', 0);
});

test('storage that is full', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
      for (let part = 0; ; part += 1)
        try {
          localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  await addToCart(page, 'Sleepy Fox');
  const lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });
  await page
    .getByRole('button', { name: /^Switch to/ })
    .first()
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Storage is full or blocked' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await badge(page, 1);
  bench.note('storage full', 1, 'said so, goes on in memory', lost);
});

test('storage that is blocked', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(null, '/faq');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    const refuse = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
    navigator.locks.request = refuse;
    navigator.locks.query = refuse;
  });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await shelf(page);
  await addToCart(page, 'Sleepy Fox');
  await badge(page, 1);
  const lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });
  await walk(page, [...SHOP_PAGES, '/products']);
  bench.note('storage blocked', 1, 'a session for this page alone', lost);
});

test('storage that is cleared while the page is open', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  await addToCart(page, 'Sleepy Fox');
  let lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });
  await page.evaluate(() => localStorage.clear());
  await addToCart(page, 'Barn Owl at Night'); // nobody is signed in any more, which the server says
  await signedOut(page);
  await walk(page, SHOP_PAGES);
  await page.goto(SHOP);
  await signedOut(page);
  lost += await bench.expectStored(member, { 'Sleepy Fox': 1 });
  bench.note('storage cleared', 1, 'signed out, the saved cart stays', lost);
});
