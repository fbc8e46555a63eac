import type { Page } from '@playwright/test';
import { expect, notice, SHOPPER, signIn, test } from '../fixtures';
import { open } from './routes';

// headings and landmarks of every page: every-route.spec.ts

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
