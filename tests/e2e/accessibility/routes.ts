import type { Page } from '@playwright/test';
import { adminPaths, pageRoutes, paths, productPattern } from '../../../src/lib/paths';
import { ADMIN, expect, SHOPPER, signIn, takenOver } from '../fixtures';

const PRODUCT = '/product/00000000-0000-4000-9000-000000000102';

/** Every route of the store, and states that are addresses of their own: what a visitor looks at. */
export const VISITOR_ROUTES = [
  ...pageRoutes.map(({ path }) => (path === productPattern ? PRODUCT : path)),
  '/products?view=list&sort=popular',
  '/products?search=no-such-thing',
  '/product/nobody',
  '/search?query=fox',
  '/admin',
  '/no/such/page',
];
export const ACCOUNT_ROUTES = [paths.cart, paths.checkout, paths.dashboard, paths.wishlist, PRODUCT];
export const ADMIN_ROUTES: readonly string[] = adminPaths;

const billingInfo = {
  firstName: 'Ines',
  lastName: 'Inker',
  email: 'ines@example.com',
  address: '1 Ink Lane',
  city: 'Porto',
  zipCode: '4000-001',
};

/** Records as a busy shop has them, for the screens that live on local storage. */
export function fillRecords(page: Page, userId: string) {
  return page.evaluate(
    ([owner, billing]) => {
      const fox = {
        id: '00000000-0000-4000-9000-000000000201',
        title: 'Sleepy Fox',
        image: '/clipart/sleepy-fox.svg',
      };
      const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
      put('orders', [
        {
          id: '1790000000001',
          userId: owner,
          items: [{ ...fox, price: 4.5, quantity: 2 }],
          total: 9,
          status: 'completed',
          createdAt: '2026-11-01T10:00:00.000Z',
          billingInfo: billing,
        },
      ]);
      put('coupons', [
        {
          id: '1',
          code: 'SPRING10',
          discount: 10,
          type: 'percentage',
          expiryDate: '2099-01-31',
          usageLimit: 100,
          usedCount: 12,
          isActive: true,
          description: 'Ten percent off',
          createdAt: '2026-11-01T10:00:00.000Z',
        },
        {
          id: '2',
          code: 'OLD5',
          discount: 5,
          type: 'fixed',
          expiryDate: '2025-01-31',
          usageLimit: null,
          usedCount: 0,
          isActive: false,
          description: 'Five dollars off',
          createdAt: '2024-11-01T10:00:00.000Z',
        },
      ]);
      put('reviews', [
        {
          id: '1',
          productId: fox.id,
          userId: 'u',
          userName: 'Maya',
          rating: 5,
          comment: 'Lovely.',
          createdAt: '2026-11-01',
        },
        { id: '2', productId: 'x', userId: 'v', rating: 2, comment: 'Not mine.', createdAt: '2026-10-01' },
      ]);
      put('newsletter_subscribers', [
        { id: '1', email: 'reader@example.com', subscribedAt: '2026-11-01T10:00:00.000Z' },
      ]);
    },
    [userId, billingInfo] as const,
  );
}

type Person = 'shopper' | 'admin';

/** What this process' first arrival of each person left in local storage: the session, and the records. */
const arrivals = new Map<Person, Record<string, string>>();

/**
 * Arrives as somebody whose screens have something to show: a cart, a wishlist, orders, records. Signs in once a
 * process; whoever comes after takes up that session.
 */
export async function arriveAs(page: Page, person: Person): Promise<void> {
  const known = arrivals.get(person);
  if (!known) {
    await signInAndFill(page, person);
    arrivals.set(person, await page.evaluate(() => ({ ...localStorage })));
    return;
  }
  const body = '<link rel="icon" href="data:,">'; // of the same origin, and nothing runs or is asked for there
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty-page');
  await page.evaluate((entries) => Object.assign(localStorage, entries), known);
}

async function signInAndFill(page: Page, person: Person): Promise<void> {
  await signIn(page, person === 'admin' ? ADMIN : SHOPPER);
  await page.goto('/products?search=fox'); // of the seed: other tests add products, and delete them
  const card = page.getByRole('article').filter({ hasText: 'Sleepy Fox' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: /^Cart, / }).waitFor();
  const heart = card.getByRole('button', { name: /to wishlist$/ });
  // the account is there for many tests: it may have it already, which is known once its list has come
  await expect(async () => {
    if (await heart.isVisible()) await heart.click({ timeout: 3000 });
    await page.getByRole('link', { name: /^Wishlist, / }).waitFor({ timeout: 3000 });
  }).toPass();
  const seeded = person === 'admin' ? '001' : '002';
  await fillRecords(page, `00000000-0000-4000-a000-000000000${seeded}`);
}

/** Opens an address and waits until it shows what it has to show. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const isBusy = [...(main?.querySelectorAll('[role="status"]') ?? [])].some((status) =>
      /…|\.\.\./.test(status.textContent),
    );
    // what names the page to search engines comes with its title, in an effect
    const isNamed =
      document.querySelector('link[rel=canonical], meta[name=robots][content=noindex]') !== null;
    return main !== null && !isBusy && isNamed;
  });
  await page.evaluate(() => document.fonts.ready);
}
