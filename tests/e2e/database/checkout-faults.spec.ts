import type { Page } from '@playwright/test';
import { fillCheckout, notice } from '../fixtures';
import { addToCart, badge, shelf } from '../faults/actions';
import { type Bench, expect, type Member, test } from '../faults/bench';
import { faults } from '../faults/network';

const PLACE_ORDER = /\/rpc\/place_order$/;
const orderButton = (page: Page) => page.getByRole('button', { name: /^Complete Order/ });

/** A checkout with the fox in it, all filled in. */
async function openCheckout(bench: Bench, member: Member): Promise<Page> {
  const page = await bench.open(member);
  await shelf(page);
  await addToCart(page, 'Sleepy Fox');
  await badge(page, 1);
  await bench.expectStored(member, { 'Sleepy Fox': 1 });
  await page.goto('/checkout');
  await fillCheckout(page);
  return page;
}

/** The order is not placed, in words; the cart and what was typed are still there. */
async function expectRefusal(page: Page, words: RegExp): Promise<void> {
  await expect(notice(page, 'Order not placed').filter({ hasText: words })).toBeVisible();
  await expect(page.getByLabel('Card Number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}

test('an order that is refused, without a session, offline, slow and pressed twice is one in the end', async ({
  bench,
}) => {
  const member = await bench.join();
  const page = await openCheckout(bench, member);

  const gone = {
    code: 'P0001',
    message: 'A product is no longer for sale.',
    hint: 'product_gone',
    details: null,
  };
  bench.network.break('POST', PLACE_ORDER, faults.status(400, gone), 1);
  await orderButton(page).click();
  await expectRefusal(page, /no longer for sale/);

  const expired = { code: 'PGRST303', message: 'JWT expired', hint: null, details: null };
  bench.network.break('POST', PLACE_ORDER, faults.status(401, expired), 1);
  await orderButton(page).click();
  await expectRefusal(page, /session has ended/);

  await page.context().setOffline(true);
  await orderButton(page).click();
  await expectRefusal(page, /You are offline/);
  await page.context().setOffline(false);
  expect(await bench.ordersOf(member)).toBe(0);

  const release = bench.network.holdAnswer('POST', PLACE_ORDER, 1);
  await orderButton(page).dblclick();
  await expect.poll(() => bench.ordersOf(member)).toBe(1); // it is there, and its answer is not
  await expect(page.getByRole('button', { name: 'Processing...' }).first()).toBeVisible();
  release();
  await expect(page).toHaveURL('/dashboard');
  const lost = await bench.expectStored(member, {});
  expect(await bench.ordersOf(member)).toBe(1);
  bench.note('placing an order: refused, no session, offline, slow', 4, 'words, then one order', lost);
});

test('an order whose answer is lost is one, by itself, after a reload, and in two tabs', async ({
  bench,
}) => {
  const member = await bench.join();
  const page = await openCheckout(bench, member);
  const other = await bench.tab(page.context(), '/checkout');
  await fillCheckout(other);

  // every answer is lost: the shop does not know, and says so
  bench.network.break('POST', PLACE_ORDER, faults.lostAnswer(), 3);
  await orderButton(page).click();
  await expectRefusal(page, /could not be reached.*one order only/);
  expect(await bench.ordersOf(member)).toBe(1);

  await page.reload();
  await fillCheckout(page);
  bench.network.break('POST', PLACE_ORDER, faults.lostAnswer(), 1);
  await Promise.all([orderButton(page).click(), orderButton(other).click()]);
  await expect(page).toHaveURL('/dashboard');
  const lost = await bench.expectStored(member, {});
  await expect(other.getByRole('button', { name: 'Processing...' })).toHaveCount(0);
  expect(await bench.ordersOf(member)).toBe(1);
  bench.note('placing an order: the answer lost', 4, 'one order', lost);
});
