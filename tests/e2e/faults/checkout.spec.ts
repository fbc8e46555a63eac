import { type Page, type Locator } from '@playwright/test';
import { fillCheckout, notice } from '../fixtures';
import { addToCart, badge, goTo } from './actions';
import { type Bench, expect, type Member, SHOP, type StoredItem, test } from './bench';

const GONE = {
  id: '00000000-0000-4000-9000-00000000dead',
  title: 'A cabin from before',
  price: 3,
  quantity: 1,
};

const orders = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('orders') ?? '[]') as { total: number }[]);
const completeOrder = (page: Page) => page.getByRole('button', { name: /^Complete Order/ });

/** A checkout with the fox in it, and what else the server has; all is filled in. */
async function openCheckout(bench: Bench, member: Member, others: StoredItem[] = []): Promise<Page> {
  const page = await bench.open(member);
  await addToCart(page, 'Sleepy Fox');
  await bench.expectStored(member, { 'Sleepy Fox': 1 });
  if (others.length > 0) await bench.store(member, [...(await bench.storedItems(member)), ...others]);
  await page.goto('/checkout');
  await fillCheckout(page);
  return page;
}

test('a cart that another tab changes while the order is under way', async ({ bench }) => {
  const member = await bench.join();
  const page = await openCheckout(bench, member);
  const other = await bench.tab(page.context());
  const agreed = (await completeOrder(page).innerText()).replace('Complete Order - ', '');
  await completeOrder(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' }).first()).toBeVisible();
  await addToCart(other, 'Barn Owl at Night'); // within the two seconds
  await expect(notice(page, 'Order not placed')).toContainText('Barn Owl at Night was added.');
  expect(await orders(page)).toEqual([]);
  await expect(page.getByText('Nothing was ordered')).toBeVisible();
  await expect(page.getByLabel('Card Number')).toHaveValue('4242 4242 4242 4242');
  await expect(completeOrder(page)).not.toHaveText(`Complete Order - ${agreed}`);
  const lost = await bench.expectStored(member, { 'Sleepy Fox': 1, 'Barn Owl at Night': 1 });

  const total = (await completeOrder(page).innerText()).replace('Complete Order - $', '');
  await completeOrder(page).click(); // agreed to
  await expect(page).toHaveURL('/dashboard');
  expect((await orders(page)).map((order) => order.total)).toEqual([Number(total)]);
  bench.note('cart changed while ordering', 1, 'not ordered, and says what', lost);
});

test('a product that is gone', async ({ bench }) => {
  const member = await bench.join();
  const noUuid = { ...GONE, id: 'cabin-kept', title: 'A cabin of another shop' };
  const page = await openCheckout(bench, member, [GONE, noUuid]);
  const changes = page.getByRole('list', { name: 'Changed since you added it' });
  await expect(changes.getByRole('listitem')).toHaveText([/A cabin from before/, /A cabin of another shop/]);
  await completeOrder(page).click();
  await expect(notice(page, 'Order not placed')).toContainText('another product are no longer in the coll');
  expect(await orders(page)).toEqual([]);
  await expect(page.getByLabel('City')).toHaveValue('Porto');
  let lost = await bench.expectStored(member, { 'Sleepy Fox': 1, [GONE.title]: 1, [noUuid.title]: 1 });

  for (const { title } of [GONE, noUuid])
    await page.getByRole('button', { name: `Remove it: ${title}` }).click();
  await completeOrder(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await orders(page)).toHaveLength(1);
  lost += await bench.expectStored(member, {});
  bench.note('a product gone from the cart', 2, 'not ordered, removed by a click', lost);
});

/** Presses the mouse at one place of the screen, whatever slides there meanwhile. */
async function clickThere(page: Page, target: Locator, times: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click at.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times, delay: 20 });
}

test('fast clicks at one place of the cart', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member, SHOP);
  const titles = ['Sleepy Fox', 'Barn Owl at Night', 'Hedgehog with Apple'] as const;
  for (const title of titles) {
    await addToCart(page, title);
    await addToCart(page, title);
  }
  await badge(page, 6);
  const [first, second, third] = titles;
  let lost = await bench.expectStored(member, { [first]: 2, [second]: 2, [third]: 2 });
  await goTo(page, '/cart');

  // two of the five would be the next line's
  await clickThere(page, page.getByRole('button', { name: `Decrease quantity of ${first}` }), 5);
  await expect(page.getByRole('link', { name: first })).toHaveCount(0);
  await badge(page, 4);
  lost += await bench.expectStored(member, { [second]: 2, [third]: 2 });

  await clickThere(page, page.getByRole('button', { name: `Remove ${second}` }), 2);
  await badge(page, 2);
  lost += await bench.expectStored(member, { [third]: 2 });
  await notice(page, 'Item removed').getByRole('button', { name: 'Undo' }).click();
  await badge(page, 4);
  lost += await bench.expectStored(member, { [second]: 2, [third]: 2 });

  await page.getByRole('button', { name: 'Clear Cart' }).click();
  lost += await bench.expectStored(member, {});
  await notice(page, 'Cart cleared').getByRole('button', { name: 'Undo' }).click();
  lost += await bench.expectStored(member, { [second]: 2, [third]: 2 });
  bench.note('fast clicks, and Undo', 5, 'never the next line, all comes back', lost);
});
