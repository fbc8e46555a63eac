// How far the content of each route jumps while it loads over slow 4G and is scrolled through: the sum of the browser's
// layout-shift entries. The font comes last, when the page already stands: the worst case.
// `npm run bench:shift`, for some routes only: `npm run bench:shift -- /cart /products`.
import { launchBrowser, slowDown } from './browser.mjs';
import { ANON_KEY, startPreview } from './preview.mjs';
import { prepareVisitors } from './visitors.mjs';

const LIMIT = 0.02;
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const PUBLIC = [
  '/',
  '/products',
  '/products?view=list',
  '/products?search=fox',
  '/products?search=nothing-like-this',
  '/products/new-arrivals',
  '/products/best-sellers',
  '/product/{id}',
  '/product/missing',
  '/search',
  '/search?query=fox',
  '/search?query=nothing-like-this',
  '/about',
  '/faq',
  '/contact',
  '/license',
  '/terms-of-service',
  '/privacy-policy',
  '/login',
  '/register',
  '/no-such-page',
];
const ACCOUNT = ['/cart', '/checkout', '/wishlist', '/dashboard'];
const ADMIN = [
  '/admin',
  '/admin/products',
  '/admin/categories',
  '/admin/users',
  '/admin/orders',
  '/admin/coupons',
  '/admin/reviews',
  '/admin/newsletter',
  '/admin/pages',
];
/** With a session the header changes once it has been looked up; with nothing in it a list is another page. */
const VISITS = [
  ...[...PUBLIC, ...ACCOUNT, '/admin'].map((path) => ({ path, as: 'visitor' })),
  ...[...ACCOUNT, '/', '/products', '/product/{id}', '/search', '/admin'].map((path) => ({
    path,
    as: 'shopper',
  })),
  ...[...ADMIN, ...ACCOUNT].map((path) => ({ path, as: 'admin' })),
];

/** Runs in the page, before anything else there. */
function watchShifts() {
  window.shifts = [];
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.tagName.toLowerCase()}.${String(element.className).split(' ').slice(0, 3).join('.')}`
      : '?';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const source = entry.sources[0];
      window.shifts.push({
        value: entry.value,
        what: `${nameOf(source?.node)} from ${source?.previousRect.y} to ${source?.currentRect.y}`,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: to its end and back, as far as it grows. */
async function scrollThrough() {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
  const step = innerHeight * 0.6;
  for (
    let top = 0, moves = 0;
    top < document.documentElement.scrollHeight - innerHeight && moves < 60;
    moves += 1
  ) {
    top += step;
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
  for (let top = scrollY; top > 0;) {
    top -= step;
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
}

async function measure(browser, base, storageState, window, path) {
  const context = await browser.newContext({
    baseURL: base,
    storageState,
    viewport: window,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await slowDown(page);
    let letFontIn = () => {};
    const isPageReady = new Promise((done) => (letFontIn = done));
    await page.route('**/*.woff2', async (route) => {
      await isPageReady;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1000); // for what comes late: the session, a list
    letFontIn();
    await page.waitForLoadState('networkidle');
    await page.evaluate(scrollThrough);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => window.shifts);
    const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
    return { value: shifts.reduce((sum, shift) => sum + shift.value, 0), worst: worst?.what ?? '' };
  } finally {
    await context.close();
  }
}

const asked = process.argv.slice(2);
const server = await startPreview(process.env.BENCH_DIST);
const browser = await launchBrowser();
let failures = 0;
try {
  const answer = await fetch(`${server.base}/rest/v1/products?select=id&order=id&limit=1&apikey=${ANON_KEY}`);
  const [{ id }] = await answer.json();
  const visitors = await prepareVisitors(browser, server.base);
  console.log(`${'route'.padEnd(34)}${'as'.padEnd(9)}${'width'.padStart(6)}${'CLS'.padStart(9)}`);
  for (const { path, as } of VISITS) {
    if (asked.length > 0 && !asked.includes(path)) continue;
    for (const window of WINDOWS) {
      const { value, worst } = await measure(
        browser,
        server.base,
        visitors[as],
        window,
        path.replace('{id}', id),
      );
      const isBad = value >= LIMIT;
      if (isBad) failures += 1;
      console.log(
        `${path.padEnd(34)}${as.padEnd(9)}${String(window.width).padStart(6)}${value.toFixed(4).padStart(9)}` +
          (value > 0.001 ? `  ${isBad ? '✗' : ' '} ${worst}` : ''),
      );
    }
  }
} finally {
  await browser.close();
  server.stop();
}
console.log(failures === 0 ? `\nEvery route stays below ${LIMIT}.` : `\n${failures} at ${LIMIT} or more.`);
process.exit(failures === 0 ? 0 : 1);
