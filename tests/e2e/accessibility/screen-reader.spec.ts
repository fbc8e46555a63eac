import type { Page } from '@playwright/test';
import { expect, notice, SHOPPER, signIn, test } from '../fixtures';
import { ADMIN_ROUTES, arriveAs, open, VISITOR_ROUTES } from './routes';

test.use({ expectedConsole: [/400 .*\/rest\/v1\/products\?.*id=eq\.nobody|404/] });

interface Outline {
  headings: number[];
  mains: number;
  title: string;
  lang: string;
}

const outline = (page: Page): Promise<Outline> =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName[1])),
    mains: document.querySelectorAll('main').length,
    title: document.title,
    lang: document.documentElement.lang,
  }));

/** Headings that skip a level on the way down. */
const gaps = (headings: number[]) =>
  headings.filter((level, position) => level - (headings[position - 1] ?? 0) > 1);

test('each page has one main, one h1, headings without gaps, and a title of its own', async ({ page }) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  for (const route of VISITOR_ROUTES) {
    await open(page, route);
    const { headings, mains, title, lang } = await outline(page);
    expect(
      { mains, h1: headings.filter((level) => level === 1).length, gaps: gaps(headings), lang },
      route,
    ).toEqual({
      mains: 1,
      h1: 1,
      gaps: [],
      lang: 'en',
    });
    titles.set(route, title);
  }
  for (const [a, b] of [
    ['/', '/products'],
    ['/about', '/faq'],
    ['/products/new-arrivals', '/products/best-sellers'],
    ['/login', '/register'],
  ] as const)
    expect(titles.get(a)).not.toBe(titles.get(b));
});

test('so has each page of the admin', async ({ page }) => {
  test.setTimeout(120_000);
  await arriveAs(page, 'admin');
  for (const route of ADMIN_ROUTES) {
    await open(page, route);
    const { headings, mains } = await outline(page);
    expect(
      { mains, h1: headings.filter((level) => level === 1).length, gaps: gaps(headings) },
      route,
    ).toEqual({
      mains: 1,
      h1: 1,
      gaps: [],
    });
  }
});

test('a card reads as sentences, in the tree that screen readers get', async ({ page }) => {
  await open(page, '/products?search=fox');
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - text: Animals
      - button "Add Sleepy Fox to wishlist"
      - heading "Sleepy Fox" [level=2]:
        - link "Sleepy Fox"
      - paragraph: /Rated \\d\\.\\d out of 5 [\\d,]+ downloads/
      - paragraph: /\\$\\d+\\.\\d\\d/
      - button "Add to Cart"
  `);
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0); // the picture repeats the title
});

test('states are told, and told truly', async ({ page }) => {
  await signIn(page, SHOPPER);
  await open(page, '/products');
  await expect(page.getByRole('button', { name: 'All Categories', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Animals' }).click();
  await expect(page.getByRole('button', { name: 'Animals', pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'All Categories', pressed: false })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Showing 6 results' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grid view', pressed: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Products' }).first()).toHaveAttribute('aria-current', 'page');
  const info = page.getByRole('button', { name: 'Info' });
  await expect(info).toHaveAttribute('aria-expanded', 'false');
  await info.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.locator('[aria-haspopup="menu"][aria-expanded="true"]')).toHaveCount(1);
});

test('going to another page moves the focus to its heading', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Browse Collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Our Clipart Collection' })).toBeFocused();
  await expect(page).toHaveTitle(/Explore Our Clipart Collection/);
});

/** Collects each live region that says the text, once. */
async function listen(page: Page, text: string): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('tellSaid', () => (count += 1));
  await page.evaluate((wanted) => {
    const heard = new WeakSet<Element>();
    const hear = () => {
      for (const region of document.querySelectorAll('[aria-live]')) {
        if (heard.has(region) || !region.textContent.includes(wanted)) continue;
        heard.add(region);
        (window as unknown as { tellSaid: () => void }).tellSaid();
      }
    };
    new MutationObserver(hear).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, text);
  return () => count;
}

test('a notice is announced once', async ({ page }) => {
  await open(page, '/products');
  const said = await listen(page, 'Please log in');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(notice(page, 'Please log in')).toHaveCount(1);
  await expect.poll(said).toBe(1);
  // by now every way in which it could be said again has passed: the notice goes by itself
  await expect(notice(page, 'Please log in')).toHaveCount(0);
  expect(said()).toBe(1);
});
