import { addToCart, badge, lookAgain, pressRetry } from './actions';
import { CARTS, expect, test, WISHLISTS } from './bench';
import { BROKEN, faults } from './network';

const CABIN = { id: 'cabin-kept', title: 'A cabin from before', price: 3, quantity: 2 };

test('a cart that is slow to come', async ({ bench }) => {
  const member = await bench.join();
  await bench.store(member, [CABIN]);
  const release = bench.network.hold('GET', CARTS);
  const page = await bench.open(member);
  await addToCart(page, 'Sleepy Fox');
  await badge(page, 1);
  await addToCart(page, 'Barn Owl at Night');
  await badge(page, 2);
  expect(bench.network.count('POST /rest/v1/carts'), 'saves over a cart that was not read').toBe(0);
  release();
  await badge(page, 4);
  const meant = { [CABIN.title]: 2, 'Sleepy Fox': 1, 'Barn Owl at Night': 1 };
  bench.note('cart read slow', 1, 'changes on top of it', await bench.expectStored(member, meant));
});

test('a cart whose read fails once, in each way', async ({ bench }) => {
  let lost = 0;
  for (const [, act] of BROKEN) {
    const member = await bench.join();
    await bench.store(member, [CABIN]);
    bench.network.heal();
    bench.network.break('GET', CARTS, act(), 1);
    const page = await bench.open(member);
    await addToCart(page, 'Sleepy Fox'); // tries again
    await badge(page, 3);
    lost += await bench.expectStored(member, { [CABIN.title]: 2, 'Sleepy Fox': 1 });
    await page.context().close();
  }
  bench.note('cart read failing once', BROKEN.length, 'read again, nothing overwritten', lost);
});

test('a cart whose read fails for good', async ({ bench }) => {
  const member = await bench.join();
  await bench.store(member, [CABIN]);
  // below the kinds that come once: however many reads there are, none of them succeeds
  bench.network.break('GET', CARTS, faults.status(500));
  for (const [, act] of BROKEN) bench.network.break('GET', CARTS, act(), 1);
  const page = await bench.open(member);
  await addToCart(page, 'Sleepy Fox');
  for (let round = 0; round < BROKEN.length; round += 1) await lookAgain(page);
  await addToCart(page, 'Sleepy Fox');
  await badge(page, 2);
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  expect(bench.network.count('POST /rest/v1/carts'), 'saves over a cart that was not read').toBe(0);
  let lost = await bench.expectStored(member, { [CABIN.title]: 2 });
  // what could not be saved outlives the page
  await page.reload();
  await badge(page, 2);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  bench.network.heal();
  await pressRetry(page);
  await badge(page, 4);
  lost += await bench.expectStored(member, { [CABIN.title]: 2, 'Sleepy Fox': 2 });
  bench.note('cart read failing for good', BROKEN.length, 'nothing saved over it, changes kept', lost);
});

test('lists whose answers come after the user has switched', async ({ bench }) => {
  const [first, second] = [await bench.join(), await bench.join()];
  await bench.store(first, [CABIN]);
  await bench.store(first, [CABIN], 'wishlists');
  const releases = [CARTS, WISHLISTS].map((path) => bench.network.holdAnswer('GET', path, 1));
  const page = await bench.open(first);
  await page.getByRole('button', { name: first.email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
  bench.network.heal();
  await page.getByLabel('Email', { exact: true }).fill(second.email);
  await page.getByLabel('Password', { exact: true }).fill(second.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  releases.forEach((release) => release());
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByText(CABIN.title)).toHaveCount(0);
  const lost =
    (await bench.expectStored(first, { [CABIN.title]: 2 })) + (await bench.expectStored(second, {}));
  bench.note('lists read after a switch', 2, 'the second sees nothing of the first', lost);
});
