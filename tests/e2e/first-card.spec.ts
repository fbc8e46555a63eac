import type { Page } from '@playwright/test';
import { ALL_RESULTS, expect, holdScripts, test } from './fixtures';

/** Notes, at the very moment the first picture of the page is complete, what had been fetched until then. */
async function noteFetchesUntil(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const state = window as Window & { fetchedByThen?: string[] };
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(wanted)) return;
      state.fetchedByThen = performance.getEntriesByType('resource').map(({ name }) => name);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  return async () => {
    await page.locator(selector).first().waitFor();
    const urls = await page.evaluate(
      () => (window as Window & { fetchedByThen?: string[] }).fetchedByThen ?? [],
    );
    return {
      reads: urls
        .filter((url) => url.includes('/rest/v1/'))
        .map((url) => decodeURIComponent(url.split('/rest/v1/')[1] ?? '')),
      auth: urls.filter((url) => url.includes('/auth/v1/')),
      scripts: urls.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js')),
    };
  };
}

/** Answers of the API as they come, by resource. */
function listReads(page: Page) {
  const reads: string[] = [];
  page.on('response', (response) => {
    const resource = response.url().split('/rest/v1/')[1];
    if (resource && response.request().method() === 'GET') reads.push(decodeURIComponent(resource));
  });
  return reads;
}

/** Scripts that the page's head names, for this address. Ask before the bundle runs: it adds to the head later. */
const namedInHead = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href'),
      ),
    ),
  ]);

/** Built files in the order in which they are asked for. */
function listFiles(page: Page) {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.push(pathname);
  });
  return files;
}

const STYLE: unknown = expect.stringMatching(/\/index-.*\.css$/);
const APP: unknown = expect.stringMatching(/\/index-.*\.js$/);

const PRODUCTS =
  'products?select=*,categories(name)&order=created_at.desc.nullslast,id.asc&offset=0&limit=24';
const CATEGORIES = 'categories?select=*&order=name.asc';

const twelve = (order: string) =>
  `products?select=*,categories(name)&order=${order}.desc.nullslast,id.asc&limit=12`;

for (const [address, wanted] of [
  ['/products', [PRODUCTS, CATEGORIES]],
  ['/products/new-arrivals', [twelve('created_at')]],
  ['/products/best-sellers', [twelve('downloads')]],
] as const) {
  test(`${address} asks for its products before its scripts are there, once, and for nothing else until the first card`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const untilCard = await noteFetchesUntil(page, 'article');
    const answered = listReads(page);
    const files = listFiles(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => answered.toSorted()).toEqual([...wanted].sort());
    const head = await namedInHead(page);
    // HTTP/1.1 has six connections: behind the page's chunks, the two that everything waits for would stand in line
    expect(files.slice(0, 2)).toEqual([STYLE, APP]);
    release();
    const { reads, auth, scripts } = await untilCard();
    expect(reads).toEqual(wanted);
    expect(auth).toEqual([]);
    // nothing beyond what the head names: no supabase-js, no menu, no dialog, no notices
    expect(scripts.toSorted()).toEqual(head.toSorted());
  });
}

test('the places of cards fade together: each a layer of its own would take time from the scripts', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const movements = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length);
  await expect.poll(movements).toBe(1);
  release();
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();
  await expect.poll(movements).toBe(0);
});

test('/product/{id} asks for that product before its scripts are there, once, and for nothing else until it shows', async ({
  page,
}) => {
  const id = '00000000-0000-4000-9000-000000000102';
  const release = await holdScripts(page);
  const untilTitle = await noteFetchesUntil(page, 'h1');
  const answered = listReads(page);
  const files = listFiles(page);
  await page.goto(`/product/${id}`, { waitUntil: 'commit' });
  const wanted = `products?select=*,categories(name)&id=eq.${id}`;
  await expect.poll(() => answered).toEqual([wanted]);
  expect(files.slice(0, 2)).toEqual([STYLE, APP]);
  const head = await namedInHead(page);
  release();
  const { reads, auth, scripts } = await untilTitle();
  expect(reads).toEqual([wanted]);
  expect(auth).toEqual([]);
  expect(scripts.toSorted()).toEqual(head.toSorted());
});

test('/ asks for nothing until its first picture stands, then for what its shelves show', async ({
  page,
}) => {
  const answered = listReads(page);
  const files = listFiles(page);
  await page.goto('/');
  // it is painted without the app, which would take the line from the style sheet
  expect(files[0]).toEqual(STYLE);
  expect(files[1]).not.toEqual(APP);
  await expect(page.getByRole('list', { name: 'Best sellers' }).getByRole('article')).toHaveCount(4);
  expect(answered.filter((read) => read.includes('products'))).toHaveLength(1);
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/rest/v1/'))?.startTime ?? 0,
  ]);
  expect(asked).toBeGreaterThan(painted ?? Infinity);
});

test('a page of 3,000 products has at most 2,500 elements at load', async ({ page }) => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    id: String(index).padStart(5, '0'),
    title: `Clipart ${index}`,
    description: 'Hand-drawn',
    image: '/clipart/sleepy-fox.svg',
    price: 4.5,
    keywords: ['fox', 'ink'],
    created_at: new Date(1.75e12 - index * 1000).toISOString(),
  }));
  await page.route('**/rest/v1/products?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('offset'));
    const part = rows.slice(from, from + Number(searchParams.get('limit')));
    await route.fulfill({
      status: 206,
      headers: { 'content-range': `${from}-${from + part.length - 1}/${rows.length}` },
      json: part,
    });
  });
  await page.goto('/products', { waitUntil: 'networkidle' });
  await expect(page.getByText('Showing 3000 results')).toBeVisible();
  const count = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(count).toBeGreaterThan(500);
  expect(count).toBeLessThanOrEqual(2500);
});

test('a key is answered before the cards of the key before it are all drawn', async ({ page }) => {
  await page.goto('/products', { waitUntil: 'networkidle' });
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();
  const cards = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('main input[type=search]');
        const type = (text: string) => {
          // by the browser's own setter, as a key does: React watches the one of the element
          Reflect.set(HTMLInputElement.prototype, 'value', text, input);
          input?.dispatchEvent(new Event('input', { bubbles: true }));
        };
        const count = () => document.querySelectorAll('main article').length;
        // the first cards for "e" are here, the rest is about to be drawn: now comes the next key
        new MutationObserver((_changes, observer) => {
          const first = count();
          if (first !== 12) return;
          observer.disconnect();
          type('ea');
          queueMicrotask(() => resolve([first, count()]));
        }).observe(document.body, { childList: true, subtree: true });
        type('e');
      }),
  );
  expect(cards).toEqual([12, 12]);
});
