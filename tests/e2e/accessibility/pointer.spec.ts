import type { Locator, Page } from '@playwright/test';
import { expect, notice, test } from '../fixtures';
import { faultsIn, stillness } from './axe';
import { arriveAs, open } from './routes';

test.use({ expectedConsole: [/400 .*\/auth\/v1\/token/] });

test.beforeEach(({ page }) => stillness(page));

/** Checks in both themes whether the texts of an element stand out from what they stand on. */
async function expectReadable(page: Page, element: Locator) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    const faults = await faultsIn(element, { runOnly: ['color-contrast'] });
    expect.soft(faults, `${String(element)}, ${colorScheme}`).toEqual([]);
  }
}

async function hoverEach(page: Page, controls: Locator[]) {
  for (const control of controls) {
    await control.hover();
    await expectReadable(page, control);
  }
}

test('what the pointer is on stays readable in both themes', async ({ page }) => {
  test.setTimeout(180_000);
  await arriveAs(page, 'admin');
  await open(page, '/products');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const card = page.getByRole('article').nth(1);
  await hoverEach(page, [
    button('Animals'),
    button('All Categories'),
    button('List view'),
    button(/^Search$/),
    page.getByRole('link', { name: 'Best Sellers' }).first(),
    card,
    card.getByRole('button', { name: 'Add to Cart' }),
    page.getByRole('textbox', { name: 'Email address' }),
  ]);
  await button('Info').click();
  await hoverEach(page, [page.getByRole('menuitem', { name: 'FAQ' })]);

  await open(page, '/admin/categories');
  await hoverEach(page, [button(/^Edit/), button(/^Delete/)]);
  await open(page, '/cart');
  await hoverEach(page, [
    button('Clear Cart'),
    button(/^Increase/),
    page.getByRole('link', { name: 'Proceed to Checkout' }),
    page.getByRole('link', { name: 'Continue Shopping' }),
  ]);
});

test('a refusal is readable in both themes', async ({ page }) => {
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await notice(page, 'Login failed').hover(); // holds it
  await expectReadable(page, notice(page, 'Login failed'));
});

test('what is lifted under the pointer does not slip away from it at the edge', async ({ page }) => {
  const lifted = async (element: Locator) => {
    await element.scrollIntoViewIfNeeded();
    const edges = () => element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    const { left, width, top, bottom } = await edges();
    await page.mouse.move(left + width / 2, bottom - 1);
    await expect.poll(async () => (await edges()).top).toBeLessThan(top);
    const places = await element.evaluate(async (node) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(node.getBoundingClientRect().y);
      }
      return seen.size;
    });
    expect(places, `places of ${String(element)}`).toBe(1);
  };
  await open(page, '/products');
  await lifted(page.getByRole('article').first());
  await open(page, '/');
  await lifted(page.getByRole('listitem').getByRole('link', { name: 'Animals' }));
});
