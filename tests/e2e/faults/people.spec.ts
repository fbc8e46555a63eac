import { fillCheckout } from '../fixtures';
import { addToCart, badge, logIn, logOut, shelf, signedOut, toggleWish, unsavedKeys } from './actions';
import { CARTS, expect, SHOP, test } from './bench';
import { faults } from './network';

test('two tabs that add different things, and the same', async ({ bench }) => {
  const member = await bench.join();
  const one = await bench.open(member);
  const two = await bench.tab(one.context());
  await Promise.all([addToCart(one, 'Sleepy Fox'), addToCart(two, 'Barn Owl at Night')]);
  await Promise.all([badge(one, 2), badge(two, 2)]);
  // one tab's save fails, the other's is slow
  bench.network.break('POST', CARTS, faults.status(500), 1);
  await Promise.all([addToCart(one, 'Hedgehog with Apple'), addToCart(two, 'Hedgehog with Apple')]);
  await addToCart(one, 'Sleepy Fox');
  await Promise.all([badge(one, 5), badge(two, 5)]);
  const meant = { 'Sleepy Fox': 2, 'Barn Owl at Night': 1, 'Hedgehog with Apple': 2 };
  bench.note('two tabs', 2, 'both keep everything', await bench.expectStored(member, meant));
  await expect.poll(() => unsavedKeys(one)).toEqual([]);
});

test('a tab that is closed does not take what a living one is about to save', async ({ bench }) => {
  const member = await bench.join();
  const one = await bench.open(member);
  const two = await bench.tab(one.context());
  bench.network.break('POST', CARTS, faults.status(500));
  await addToCart(one, 'Sleepy Fox');
  await addToCart(two, 'Barn Owl at Night');
  await expect.poll(() => unsavedKeys(one)).toHaveLength(2);
  await two.close();
  const three = await bench.tab(one.context());
  await badge(three, 1); // the closed tab's line, not yet the living one's
  bench.network.heal();
  await addToCart(one, 'Sleepy Fox');
  await Promise.all([badge(one, 3), badge(three, 3)]);
  const lost = await bench.expectStored(member, { 'Sleepy Fox': 2, 'Barn Owl at Night': 1 });
  await expect.poll(() => unsavedKeys(one)).toEqual([]);
  bench.note('a closed tab beside a living one', 2, 'nothing twice', lost);
});

test('one person after another, in one tab and in two', async ({ bench }) => {
  const [first, second] = [await bench.join(), await bench.join()];
  const page = await bench.open(first);
  const other = await bench.tab(page.context());
  await addToCart(page, 'Sleepy Fox');
  let lost = await bench.expectStored(first, { 'Sleepy Fox': 1 });
  // what the first could not save stays the first one's
  bench.network.break('POST', CARTS, faults.noAnswer());
  await addToCart(page, 'Hedgehog with Apple');
  await toggleWish(page, 'Hedgehog with Apple');
  await logOut(page, first);
  bench.network.heal();
  await signedOut(other);

  await logIn(page, second);
  await expect(other.getByRole('button', { name: second.email })).toBeVisible();
  await Promise.all([badge(page, 0), badge(other, 0)]);
  await addToCart(other, 'Barn Owl at Night');
  await Promise.all([badge(page, 1), badge(other, 1)]);
  lost += await bench.expectStored(second, { 'Barn Owl at Night': 1 });
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('link', { name: 'Barn Owl at Night' }).first()).toBeVisible();
  await expect(page.getByText('Sleepy Fox')).toHaveCount(0);

  await logOut(other, second);
  await signedOut(page);
  await logIn(other, first);
  await badge(other, 2);
  lost += await bench.expectStored(first, { 'Sleepy Fox': 1, 'Hedgehog with Apple': 1 });
  lost += await bench.expectStored(first, { 'Hedgehog with Apple': 1 }, 'wishlists');
  lost += await bench.expectStored(second, { 'Barn Owl at Night': 1 });
  bench.note('user A out, user B in', 2, 'each sees only their own', lost);
});

test('a checkout that is submitted by click, Enter and double click at once', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  await addToCart(page, 'Sleepy Fox');
  await badge(page, 1);
  let lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Complete Order/ }).evaluate((element) => {
    const button = element as HTMLButtonElement;
    const form = button.form;
    button.click();
    button.click();
    button.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    form?.requestSubmit();
    button.click();
  });
  await page.getByLabel('CVV').press('Enter');
  await expect(page).toHaveURL('/dashboard');
  const orders = await page.evaluate(() => JSON.parse(localStorage.getItem('orders') ?? '[]') as unknown[]);
  expect(orders).toHaveLength(1);
  lost += await bench.expectStored(member, {});
  bench.note('checkout submitted at once', 5, 'one order, the cart emptied', lost);
});

test('a clock that is set back', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member, '/faq');
  await page.clock.install();
  await page.goto(SHOP);
  await shelf(page);
  await addToCart(page, 'Sleepy Fox');
  let lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });
  await page.clock.setSystemTime(Date.now() - 26 * 3600 * 1000);
  const elsewhere = { id: 'else', title: 'From elsewhere', price: 1, quantity: 1 };
  await bench.store(member, [...(await bench.storedItems(member)), elsewhere]);
  await addToCart(page, 'Barn Owl at Night');
  await badge(page, 3);
  lost += await bench.expectStored(member, { 'Sleepy Fox': 1, 'From elsewhere': 1, 'Barn Owl at Night': 1 });
  await expect(page.getByRole('button', { name: member.email })).toBeVisible();
  bench.note('clock set back', 1, 'old answers are not trusted', lost);
});
