import { sizes } from './builds.mjs';
import { openPage } from './page-speed.mjs';

/** Runs in the page: what had been fetched when the page's own content was first there. */
function noteFetches(selector) {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(selector)) return;
    window.fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Files of a build that a route fetches until its first content. */
async function filesUntil(browser, base, path, selector) {
  const { page, close } = await openPage(browser);
  try {
    await page.addInitScript(noteFetches, selector);
    await page.goto(base + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.fetched, null, { polling: 50 });
    const fetched = await page.evaluate(() => window.fetched);
    return [...new Set(fetched)].filter((file) => /\.(js|css)$/.test(file));
  } finally {
    await close();
  }
}

/**
 * Kilobytes until the first card (on a page without cards: until its heading), and of every other public route.
 * @returns what `/products` transfers until then: page, style sheet and scripts
 */
export async function measureBytes({ browser, backend, bases, folders, report }) {
  backend.stock(100);
  const naiveFiles = await filesUntil(browser, bases.naive, '/products', 'article');
  const scripts = (files) => files.filter((file) => file.endsWith('.js'));
  const naive = sizes(folders.naive, scripts(naiveFiles));
  const rows = await (await fetch(`http://127.0.0.1:${backend.port}/rest/v1/products`)).json();
  const routes = [
    ['/', 'main h1', 0.5],
    ['/products', 'article', 0.5],
    [`/product/${rows[0].id}`, 'main h1', null],
    ['/search', 'main h1', null],
    ['/cart', 'main h1', null],
    ['/login', 'main h1', null],
    ['/faq', 'main h1', null],
  ];
  let transferred = 0;
  for (const [path, selector, limit] of routes) {
    const files = await filesUntil(browser, bases.shell, path, selector); // built pages show theirs before any script
    const own = sizes(folders.store, scripts(files));
    const name = path.startsWith('/product/') ? '/product/{id}' : path;
    report.add(`JS until first content, ${name}, gzip`, 'KB', {
      store: own.gzip,
      naive: naive.gzip,
      ...(limit !== null && { target: `≤ ${limit}`, isMet: own.gzip / naive.gzip <= limit }),
    });
    if (path !== '/products') continue;
    report.add('… /products, brotli', 'KB', { store: own.brotli, naive: naive.brotli });
    const page = sizes(folders.store, ['index.html']);
    const styles = sizes(
      folders.store,
      files.filter((file) => file.endsWith('.css')),
    );
    report.add('… its HTML and CSS, gzip', 'KB', { store: page.gzip + styles.gzip });
    transferred = own.gzip + page.gzip + styles.gzip;
  }
  return transferred;
}
