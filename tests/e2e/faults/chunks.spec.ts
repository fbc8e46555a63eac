import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { ADMIN, newAccount, takenOver } from '../fixtures';
import { addToCart, goTo, lookAgain, pressRetry, signedOut } from './actions';
import { expect, LOGOUT, SESSION_KEY, SHOP, test } from './bench';

const DIST = process.env.E2E_DIST ?? 'dist';
const PRODUCT = '/product/00000000-0000-4000-9000-000000000102';
const RANKED = ['/products/new-arrivals', '/products/best-sellers'];
const ROUTES = ['/', '/products', ...RANKED, PRODUCT, '/cart', '/checkout', '/wishlist', '/dashboard']
  .concat([
    '/search?query=fox',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
  ])
  .concat(['/about', '/contact', '/license', '/terms-of-service', '/privacy-policy'])
  .concat(['/admin', '/admin/products', '/admin/categories', '/admin/users', '/admin/orders'])
  .concat(['/admin/coupons', '/admin/reviews', '/admin/newsletter', '/admin/pages']);
const ERROR = 'Unexpected Application Error!';

/** Files that the first page can't do without: it has nothing to stand in for them. */
const page = readFileSync(`${DIST}/index.html`, 'utf8');
const first = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(page)?.[1] ?? '';
const chunks = readdirSync(`${DIST}/assets`).filter((name) => name.endsWith('.js') && name !== first);
const holding = (word: string) =>
  chunks.find((name) => readFileSync(`${DIST}/assets/${name}`, 'utf8').includes(word)) ?? '';

const heading = (tab: Page) => tab.locator('main h1').first();

/**
 * Takes a file of the build away.
 * @returns gives it back, once it was asked for and nothing that was asked before is still on its way to fail
 */
async function lose(tab: Page, name: string): Promise<() => Promise<void>> {
  const context = tab.context();
  const file = `**/assets/${name}`;
  const underWay = new Set<Request>();
  let hasFailed = false;
  const isOfFile = (request: Request) => request.url().endsWith(`/assets/${name}`);
  const onRequest = (request: Request) => void (isOfFile(request) && underWay.add(request));
  const onEnd = (request: Request) => {
    hasFailed ||= isOfFile(request) && request.failure() !== null;
    underWay.delete(request);
  };
  context.on('request', onRequest).on('requestfailed', onEnd).on('requestfinished', onEnd);
  await context.route(file, (route) => route.abort('connectionreset'));
  return async () => {
    await expect.poll(() => hasFailed, `${name} is lost`).toBe(true);
    await context.unroute(file);
    await expect.poll(() => underWay.size, `requests for ${name}`).toBe(0);
    context.off('request', onRequest).off('requestfailed', onEnd).off('requestfinished', onEnd);
  };
}

interface Needs {
  /** The page on which a file was first asked for, by its name. */
  neededAt: Map<string, string>;
  /** What each page says at its head. */
  titles: Map<string, string>;
}

/** Walks through every page, once a process. */
let needs: Needs | undefined;
async function findNeeds(tab: Page): Promise<Needs> {
  if (needs) return needs;
  const found: Needs = { neededAt: new Map(), titles: new Map() };
  let at = '/faq';
  let asked = 0;
  const underWay = new Set<Request>();
  const note = (request: Request) => {
    asked += 1;
    underWay.add(request);
    const name = request.url().split('/assets/')[1];
    if (name && !found.neededAt.has(name)) found.neededAt.set(name, at);
  };
  const noteEnd = (request: Request) => void underWay.delete(request);
  tab.on('request', note).on('requestfinished', noteEnd).on('requestfailed', noteEnd);
  /** The page has asked for all that it needs: what it asks for next is the next one's. */
  const isSettled = async () => {
    const before = asked;
    await tab.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    return underWay.size === 0 && asked === before;
  };
  await tab.reload();
  await expect(tab.getByRole('button', { name: ADMIN.email })).toBeVisible();
  await expect.poll(isSettled, { message: at, intervals: [0] }).toBe(true);
  // what the page before has left in the renderer's memory is not asked for again
  const loaded = await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const name of loaded
    .map((url) => url.split('/assets/')[1] ?? '')
    .filter((file) => chunks.includes(file)))
    if (!found.neededAt.has(name)) found.neededAt.set(name, at);
  found.titles.set('/faq', await heading(tab).innerText());
  for (at of ROUTES) {
    await goTo(tab, at);
    await expect.poll(isSettled, { message: at, intervals: [0] }).toBe(true);
    found.titles.set(at, await heading(tab).innerText());
  }
  // what is left comes on demand, and is lost in a test of its own
  const late = [...LATE.map(({ file }) => file), ...IN_ANOTHER_STORE];
  const isLate = (name: string) => late.some((file) => name.startsWith(`${file}-`));
  await expect.poll(() => chunks.filter((name) => !found.neededAt.has(name) && !isLate(name))).toEqual([]);
  tab.off('request', note).off('requestfinished', noteEnd).off('requestfailed', noteEnd);
  return (needs = found);
}

/** Each of these tests loses every sixth file. */
for (const part of [0, 1, 2, 3, 4, 5])
  test(`each file of the build in turn, from number ${part + 1} on`, async ({ bench }) => {
    test.setTimeout(240_000);
    const tab = await bench.open(await bench.admin(), '/faq');
    const { neededAt, titles } = await findNeeds(tab);
    const lost = chunks.filter((name) => neededAt.has(name)).filter((_name, index) => index % 6 === part);
    for (const name of lost) {
      const route = neededAt.get(name) ?? '/faq';
      const giveBack = await lose(tab, name);
      await tab.goto(route);
      await expect(tab.getByRole('banner'), name).toBeVisible();
      await expect(tab.getByRole('contentinfo'), name).toBeVisible();
      await expect(heading(tab), name).toBeVisible();
      await expect(heading(tab), name).not.toHaveText(ERROR);
      await giveBack();
      await lookAgain(tab);
      await expect(heading(tab), name).toHaveText(titles.get(route) ?? '');
      await takenOver(tab); // a page that was loaded anew has its heading before its code
      await expect(heading(tab), name).toHaveText(titles.get(route) ?? '');
    }
    bench.note(
      `files of the build missing, ${part + 1}`,
      lost.length,
      'the page stands, and mends itself',
      0,
    );
  });

interface LateFile {
  /** How its name begins. */
  file: string;
  address: string;
  /** Does what it is needed for. */
  ask?: (tab: Page) => Promise<void>;
  /** What is there of it, in the end. */
  result: (tab: Page) => Locator;
}

const LATE: LateFile[] = [
  {
    file: 'filter-sheet',
    address: '/products',
    ask: (tab) => tab.getByRole('button', { name: 'Filters' }).click(),
    result: (tab) => tab.getByRole('button', { name: 'Animals' }).filter({ visible: true }),
  },
  {
    file: 'lightbox',
    address: PRODUCT,
    ask: (tab) => tab.getByRole('button', { name: 'Enlarge picture' }).click(),
    result: (tab) => tab.getByRole('dialog'),
  },
  {
    file: 'related-grid',
    address: PRODUCT,
    ask: (tab) => tab.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    result: (tab) => tab.getByRole('main').getByRole('article').first(),
  },
  {
    file: 'review-list',
    address: PRODUCT,
    ask: (tab) => tab.getByRole('heading', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded(),
    result: (tab) => tab.getByText('No reviews yet'),
  },
  {
    file: 'mail-link-notice',
    address: '/faq#error=access_denied&error_code=otp_expired',
    result: (tab) => tab.getByText('has expired or was used before'),
  },
  {
    file: 'record-people', // notes in this browser who has subscribed
    address: '/license',
    ask: async (tab) => {
      await tab.getByRole('contentinfo').getByLabel('Email address').fill(newAccount().email);
      await tab.getByRole('button', { name: 'Subscribe' }).click();
    },
    result: (tab) => tab.getByRole('listitem').filter({ hasText: 'Successfully subscribed!' }),
  },
];

/** In the place of a store that knows no backend, and in no other: environment.spec.ts. */
const IN_ANOTHER_STORE = ['environment-fault'];

test('each file of the build that comes on demand', async ({ bench }) => {
  for (const { file, address, ask, result } of LATE) {
    const name = chunks.find((chunk) => chunk.startsWith(`${file}-`)) ?? '';
    expect(name, file).not.toBe('');
    const tab = await bench.open(null, '/license');
    await tab.setViewportSize({ width: 390, height: 844 });
    const giveBack = await lose(tab, name);
    await tab.goto(address);
    await expect(heading(tab), name).toBeVisible();
    const title = await heading(tab).innerText();
    await ask?.(tab);
    await expect(heading(tab), name).toHaveText(title);
    await giveBack();
    await lookAgain(tab);
    const offer = tab.getByRole('button', { name: 'Reload' }); // of a browser that keeps a failed import
    await expect(result(tab).or(offer).first(), name).toBeVisible();
    if (await offer.isVisible()) {
      await offer.click();
      await takenOver(tab);
      await ask?.(tab);
    }
    await expect(result(tab), name).toBeVisible();
    await tab.context().close();
  }
  bench.note('each file that comes on demand missing', LATE.length, 'the page stands, and mends itself', 0);
});

test('a notice that can not be drawn', async ({ bench }) => {
  const member = await bench.join();
  const tab = await bench.open(member, '/license');
  await lose(tab, holding('Notifications ({hotkey})'));
  await tab.goto(SHOP);
  await addToCart(tab, 'Sleepy Fox');
  await expect(tab.getByRole('alert')).toContainText('Added to cart!');
  bench.note('notices missing', 1, 'told plainly', await bench.expectStored(member, { 'Sleepy Fox': 1 }));
});

test('an account that can not be looked up', async ({ bench }) => {
  const member = await bench.join();
  const tab = await bench.open(member, '/license');
  const name = holding('GoTrueClient');
  const giveBack = await lose(tab, name);
  await tab.goto('/cart');
  await expect(heading(tab)).toHaveText('Your account could not be loaded');
  await giveBack();
  await pressRetry(tab);
  await expect(heading(tab)).toHaveText('Your cart is empty');
  bench.note('supabase-js missing', 1, 'a failure with Retry', 0);
});

test('a page that a new version has taken away', async ({ bench }) => {
  const tab = await bench.open(null, '/license');
  const context = tab.context();
  const gone = chunks.find((name) => name.startsWith('contact-')) ?? '';
  await context.route(`**/assets/${gone}`, (route) => route.fulfill({ status: 404 }));
  await context.route(/\/$/, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: page.replaceAll(first, 'index-next.js') })
      : route.continue(),
  );
  let loads = 0;
  tab.on('load', () => (loads += 1));

  // over what somebody has typed, never
  await tab.getByRole('contentinfo').getByLabel('Email address').fill('nora@example.com');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(tab.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(loads).toBe(0);
  await tab.getByRole('contentinfo').getByLabel('Email address').fill('');
  await tab.getByRole('link', { name: 'Go Home' }).click();
  await expect(tab).toHaveURL('/');

  // once by itself, and then it is asked for
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(tab.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(loads).toBe(1);
  await context.unroute(`**/assets/${gone}`);
  await tab.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(tab)).toHaveText(/Contact|Touch|Us/i);
  bench.note('a page gone after a deployment', 2, 'one reload by itself', 0);
});

test('a page that the browser does not ask for again', async ({ bench }) => {
  const tab = await bench.open(null, '/license');
  const context = tab.context();
  const kept = chunks.find((name) => name.startsWith('contact-')) ?? '';
  let loads = 0;
  let isAtHand = false;
  let isBack = false;
  tab.on('load', () => (loads += 1));
  // by a reload alone: the focus of a click asks for it again too
  tab.on('request', (request) => (isBack ||= isAtHand && request.isNavigationRequest()));
  // as Chromium before 156 does it: `import()` fails until the page is loaded anew, though the file can be had
  await context.route(`**/assets/${kept}`, (route) =>
    isBack || route.request().resourceType() === 'fetch' ? route.continue() : route.abort('connectionreset'),
  );
  const footer = tab.getByRole('contentinfo');
  const toContact = () => footer.getByRole('link', { name: 'Contact' }).click();
  const button = tab.getByRole('button', { name: 'Reload' });

  // over what somebody has typed, never
  await footer.getByLabel('Email address').fill('nora@example.com');
  await toContact();
  await expect(button).toBeVisible();
  await expect(footer.getByLabel('Email address')).toHaveValue('nora@example.com');
  expect(loads).toBe(0);
  await footer.getByLabel('Email address').fill('');
  await tab.getByRole('link', { name: 'Go Home' }).click();
  await expect(tab).toHaveURL('/');

  // once by itself, and then it is asked for
  await toContact();
  await expect.poll(() => loads).toBe(1);
  await expect(button).toBeVisible();
  await lookAgain(tab);
  await expect(button).toBeVisible();
  expect(loads).toBe(1);
  isAtHand = true;
  await button.click();
  await expect.poll(() => loads).toBe(2);
  await takenOver(tab);
  await expect(heading(tab)).toHaveText(/Contact|Touch|Us/i);
  bench.note('a page that the browser does not ask for again', 2, 'one reload by itself', 0);
});

const openMenu = async (tab: Page, email: string) => {
  await tab.getByRole('button', { name: email }).click();
  return tab.getByRole('menuitem', { name: 'Logout' });
};
const hasSession = (tab: Page) => tab.evaluate((key) => localStorage.getItem(key) !== null, SESSION_KEY);

test('a sign-out without a network', async ({ bench }) => {
  const member = await bench.join();
  const tab = await bench.open(member);
  const isHere = (part: string) =>
    tab.evaluate(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      `/assets/${part}-`,
    );
  for (const part of ['menu', 'home']) await expect.poll(() => isHere(part)).toBe(true);
  await tab.waitForLoadState('networkidle');
  await tab.context().setOffline(true);
  await (await openMenu(tab, member.email)).click();
  await expect(tab.getByRole('listitem').filter({ hasText: 'Logged out successfully' })).toBeVisible();
  await signedOut(tab);
  await expect(tab).toHaveURL('/');
  await expect(heading(tab)).toHaveText(/Clipart/);
  expect(await hasSession(tab)).toBe(false);
  bench.note('sign-out offline', 1, 'signed out here, at home', 0);
});

test('a sign-out that the server never answers', async ({ bench }) => {
  const member = await bench.join();
  const tab = await bench.open(member);
  const release = bench.network.hold('POST', LOGOUT);
  const logout = await openMenu(tab, member.email);
  await logout.click();
  await expect(tab.getByRole('listitem').filter({ hasText: 'Logging out…' })).toBeVisible();
  await signedOut(tab);
  expect(await hasSession(tab)).toBe(false);
  expect(bench.network.count('POST /auth/v1/logout')).toBe(1);
  release();
  bench.note('sign-out without an answer', 1, 'signed out all the same', 0);
});
