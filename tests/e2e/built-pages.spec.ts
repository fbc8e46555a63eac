import { brand } from '../../src/lib/brand';
import type { Page } from '@playwright/test';
import { pageRoutes } from '../../src/lib/paths';
import { ALL_RESULTS, expect, holdScripts, SHOPPER, signIn, test, takenOver } from './fixtures';

const BUILT = pageRoutes.filter(({ isBuilt }) => isBuilt).map(({ path }) => path);

/** Counts how far things jump, from the first frame of each page on. @returns what it has come to on the page at hand, and what jumped */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    let sum = 0;
    const moved: string[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources, startTime } of entries as Shift[]) {
        sum += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          moved.push(
            `${Math.round(startTime)} ms, ${value.toFixed(4)}: ${node?.textContent?.slice(0, 40)} ` +
              ['x', 'y', 'width', 'height']
                .map((side) => `${from[side as 'x']} to ${to[side as 'x']}`)
                .join(', '),
          );
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar: () => {
        add(observer.takeRecords());
        return { sum, moved };
      },
    });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shiftsSoFar: () => { sum: number; moved: string[] } }).shiftsSoFar(),
    );
}

const attributeOf = (html: string, tag: RegExp, attribute: string) =>
  new RegExp(`${attribute}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1];

test.describe('a crawler without script', () => {
  test('finds each page under a title of its own', async ({ request }) => {
    const titles: (string | undefined)[] = [];
    for (const path of BUILT)
      titles.push(
        /<title>([^<]+)/.exec(
          await (await request.get(path, { headers: { accept: 'text/html' } })).text(),
        )?.[1],
      );
    expect([...new Set(titles)]).toEqual(titles);
    expect(titles).not.toContain(undefined);
  });

  for (const path of BUILT)
    test(`reads what ${path} is`, async ({ request }) => {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      expect(answer.url()).toMatch(new RegExp(`${path}$`)); // it was not led to another address
      const html = await answer.text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replace(` – ${brand.name}`, '') ?? '';
      expect(title).not.toBe('');
      const description = attributeOf(html, /<meta name="description"[^>]*>/, 'content') ?? '';
      expect(description.length).toBeGreaterThan(20);
      expect(attributeOf(html, /<meta property="og:title"[^>]*>/, 'content')).toBe(
        `${title} – ${brand.name}`,
      );
      expect(attributeOf(html, /<meta property="og:description"[^>]*>/, 'content')).toBe(description);
      expect(attributeOf(html, /<meta property="og:image"[^>]*>/, 'content')).toBe('/og.png');
      const isUnlisted = html.includes('<meta name="robots" content="noindex" />');
      expect(isUnlisted).toBe(path === '/search');
      expect(attributeOf(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(isUnlisted ? undefined : path);
      expect(html.match(/<h1/g)).toHaveLength(1);
    });

  test('gets no page for an address that leads nowhere, and that for any other', async ({ request }) => {
    const statusOf = async (path: string) =>
      (await request.get(path, { headers: { accept: 'text/html' } })).status();
    for (const path of ['/no-such-page', '/products/none', '/admin/none'])
      expect(await statusOf(path)).toBe(404);
    for (const path of ['/cart', '/admin', '/admin/orders', '/product/any', '/about/'])
      expect(await statusOf(path)).toBe(200);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, links work, and forms say what they need', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${brand.tagline} for all you make`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { name: 'Can I get a refund?' })).toBeVisible();
    await expect(page.locator('footer noscript p')).toHaveText('Subscribing needs JavaScript.');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.locator('main noscript p')).toHaveText('This form needs JavaScript.');
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await expect(page.locator('main noscript p')).toHaveText('The collection needs JavaScript to be shown.');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a ${colorScheme} page`, () => {
    test.use({ colorScheme });

    for (const who of ['visitor', 'member'])
      test(`is taken over as it was built, for a ${who}: without a fault and without a jump`, async ({
        page,
      }) => {
        if (who === 'member') await signIn(page, SHOPPER);
        const shifts = await countShifts(page);
        for (const path of BUILT) {
          await page.goto(path);
          await takenOver(page);
          await page.waitForLoadState('networkidle');
          await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
          const { sum, moved } = await shifts();
          expect(sum, [path, ...moved].join('\n')).toBeLessThan(0.02);
        }
      });
  });

test('shows the right theme and the place of an account before any script of the app, and keeps what stands there', async ({
  page,
}) => {
  await signIn(page, SHOPPER);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'About Us' });
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeHidden();
  await heading.evaluate((element) => element.setAttribute('data-from-the-build', ''));
  release();
  await expect(page.getByRole('button', { name: SHOPPER.email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await expect(heading).toHaveAttribute('data-from-the-build');
});

test('what is typed and pressed before the script is there counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email);
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  release();
  await expect(page).toHaveURL('/dashboard');
});

test('the caret stays where it was typed with, while the app takes the page over', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('paper-ink');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowLeft');
  release();
  await takenOver(page);
  await page.keyboard.type('+');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.keyboard.type('+');
  await expect(password).toHaveValue('paper++-ink');
});

test('a page that somebody reads already stays where it is while the app takes it over', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const release = await holdScripts(page);
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(scrolled).toBe(300);
  release();
  await takenOver(page);
  expect(Math.abs((await scrolled()) - 300)).toBeLessThan(8); // the font arrives with the app
});

test.describe('a picture that fails before the script is there', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });
  test('gives way to the placeholder', async ({ page }) => {
    await page.route('**/clipart/**', (route) => route.abort());
    const release = await holdScripts(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/clipart/'));
    await page.goto('/', { waitUntil: 'commit' });
    await failed;
    release();
    await takenOver(page);
    await expect(page.locator('main img').first()).toHaveAttribute('src', '/placeholder.svg');
  });
});

test('on a first visit the font leaves the line to the scripts; later it is there from the first frame', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const isWaiting = () => page.evaluate(() => 'firstVisit' in document.documentElement.dataset);
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const release = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Explore Our Clipart Collection' });
  await heading.waitFor();
  await drawn();
  expect(await isWaiting()).toBe(true);
  expect(fonts).toEqual([]);
  release();
  await expect.poll(isWaiting).toBe(false);
  expect(fonts).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('catalog_kept'))).not.toBeNull();

  await page.unrouteAll();
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await heading.waitFor();
  expect(await isWaiting()).toBe(false);
});

test('an address with a query is drawn by the app, and shows nothing of the built page', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/products?view=list&sort=popular', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/elsewhere/);
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(page.getByRole('status').getByText(ALL_RESULTS)).toBeVisible();
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
});

test('the file of another address is not shown, whatever the host gives', async ({ page, request }) => {
  const home = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  await page.route('/cart', (route) => route.fulfill({ contentType: 'text/html', body: home }));
  const release = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please Log In');
});
