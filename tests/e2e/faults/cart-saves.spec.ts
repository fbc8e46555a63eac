import { addToCart, badge, lookAgain, saveFails, toggleWish, unsavedKeys } from './actions';
import { CARTS, expect, test, WISHLISTS } from './bench';
import { BROKEN, faults } from './network';

test('saves that fail, in each way', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  const ways = [...BROKEN.filter(([name]) => !['HTML', 'half a JSON'].includes(name)), LOST];
  let lost = 0;
  let count = 0;
  for (const [, act] of ways) {
    bench.network.break('POST', CARTS, act(), 1);
    const failure = saveFails(page);
    await addToCart(page, 'Sleepy Fox');
    await badge(page, (count += 1));
    await failure;
    await lookAgain(page);
    lost += await bench.expectStored(member, { 'Sleepy Fox': count });
  }
  bench.note('save failing', ways.length, 'goes out again, once', lost);
});

const LOST: (typeof BROKEN)[number] = ['a lost answer', () => faults.lostAnswer()];

test('saves that are slow, and whose answers come late', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  await badge(page, 0);
  const arrive = bench.network.hold('POST', CARTS, 1);
  await addToCart(page, 'Sleepy Fox');
  await addToCart(page, 'Barn Owl at Night');
  await addToCart(page, 'Sleepy Fox');
  await badge(page, 3);
  await expect.poll(() => bench.network.count('POST /rest/v1/carts')).toBe(1); // one at a time
  arrive();
  let lost = await bench.expectStored(member, { 'Sleepy Fox': 2, 'Barn Owl at Night': 1 });

  const answer = bench.network.holdAnswer('POST', CARTS, 1);
  await addToCart(page, 'Hedgehog with Apple');
  await expect.poll(() => bench.stored(member)).toMatchObject({ 'Hedgehog with Apple': 1 });
  const sent = bench.network.count('POST /rest/v1/carts');
  await addToCart(page, 'Hedgehog with Apple');
  await badge(page, 5);
  expect(bench.network.count('POST /rest/v1/carts')).toBe(sent);
  answer();
  lost += await bench.expectStored(member, {
    'Sleepy Fox': 2,
    'Barn Owl at Night': 1,
    'Hedgehog with Apple': 2,
  });
  bench.note('save slow, answers late', 2, 'one at a time, the latest wins', lost);
});

test('the wishlist under the same faults', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  bench.network.break('POST', WISHLISTS, faults.lostAnswer(), 1);
  await toggleWish(page, 'Sleepy Fox');
  await expect.poll(() => bench.stored(member, 'wishlists')).toEqual({ 'Sleepy Fox': 1 });
  bench.network.break('POST', WISHLISTS, faults.status(500), 1);
  const failure = saveFails(page);
  await toggleWish(page, 'Barn Owl at Night');
  await failure;
  await toggleWish(page, 'Sleepy Fox');
  const lost = await bench.expectStored(member, { 'Barn Owl at Night': 1 }, 'wishlists');
  bench.note('wishlist saves failing', 2, 'goes out again, once', lost);
});

test('offline and back', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  await addToCart(page, 'Sleepy Fox');
  let lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });
  await page.context().setOffline(true);
  await addToCart(page, 'Sleepy Fox');
  await addToCart(page, 'Barn Owl at Night');
  await toggleWish(page, 'Hedgehog with Apple');
  await badge(page, 3);
  await page.context().setOffline(false); // the browser tells the page
  lost += await bench.expectStored(member, { 'Sleepy Fox': 2, 'Barn Owl at Night': 1 });
  lost += await bench.expectStored(member, { 'Hedgehog with Apple': 1 }, 'wishlists');
  bench.note('offline and back', 1, 'saved once the network is back', lost);
});

test('a page that is closed while offline', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  const context = page.context();
  await addToCart(page, 'Sleepy Fox');
  let lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });
  const other = await bench.tab(context, '/faq');
  await context.setOffline(true);
  await addToCart(page, 'Sleepy Fox');
  await addToCart(page, 'Barn Owl at Night');
  await toggleWish(page, 'Hedgehog with Apple');
  await badge(page, 3);
  await page.close();
  // meanwhile another device
  const elsewhere = { id: 'else', title: 'From elsewhere', price: 1, quantity: 1 };
  await bench.store(member, [...(await bench.storedItems(member)), elsewhere]);
  await context.setOffline(false);
  await other.close();
  const back = await bench.tab(context);
  await badge(back, 4);
  const meant = { 'From elsewhere': 1, 'Sleepy Fox': 2, 'Barn Owl at Night': 1 };
  lost += await bench.expectStored(member, meant);
  lost += await bench.expectStored(member, { 'Hedgehog with Apple': 1 }, 'wishlists');
  await expect.poll(() => unsavedKeys(back)).toEqual([]);
  bench.note('closed while offline', 1, 'saved at the next visit', lost);
});

test('a reload in the middle of a save', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  await badge(page, 0);
  let lost = 0;
  const moments: [string, () => () => void][] = [
    ['before it arrives', () => bench.network.hold('POST', CARTS, 1)],
    ['before its answer', () => bench.network.holdAnswer('POST', CARTS, 1)],
    ['never to arrive', () => (bench.network.break('POST', CARTS, faults.noAnswer(), 1), () => {})],
  ];
  for (const [index, [, begin]] of moments.entries()) {
    const sent = bench.network.count('POST /rest/v1/carts');
    const end = begin();
    await addToCart(page, 'Sleepy Fox');
    await expect.poll(() => bench.network.count('POST /rest/v1/carts')).toBeGreaterThan(sent);
    await page.reload();
    end();
    await badge(page, index + 1);
    lost += await bench.expectStored(member, { 'Sleepy Fox': index + 1 });
  }
  await expect.poll(() => unsavedKeys(page)).toEqual([]);
  bench.note('reload amid a save', moments.length, 'counted once', lost);
});

/** Three bytes a letter: far fewer letters than bytes. */
const ink = (letters: number) => '墨'.repeat(letters);
const line = (index: number, letters: number) => ({
  id: `line-${index}`,
  title: `Line ${index}`,
  description: ink(letters),
  price: 1,
  quantity: 1,
});

test('a cart of middling size, and one beside a wishlist of that size', async ({ bench }) => {
  const member = await bench.join();
  const lines = Array.from({ length: 30 }, (_, index) => line(index, 900)); // 81 kB in 27,000 letters
  await bench.store(member, lines);
  const page = await bench.open(member);
  await badge(page, 30);
  await addToCart(page, 'Sleepy Fox');
  const meant = Object.fromEntries(lines.map(({ title }) => [title, 1]));
  let lost = await bench.expectStored(member, { ...meant, 'Sleepy Fox': 1 });

  const half = lines.slice(0, 16); // 43 kB: one goes with keepalive, both at once do not
  const others = Object.fromEntries(half.map(({ title }) => [title, 1]));
  await bench.store(member, half);
  await bench.store(member, half, 'wishlists');
  await page.reload();
  await badge(page, 16);
  const release = bench.network.holdAnswer('POST', CARTS, 1);
  await addToCart(page, 'Sleepy Fox');
  await expect.poll(() => bench.stored(member)).toEqual({ ...others, 'Sleepy Fox': 1 });
  await toggleWish(page, 'Sleepy Fox'); // while the cart's answer is on its way
  lost += await bench.expectStored(member, { ...others, 'Sleepy Fox': 1 }, 'wishlists');
  release();
  lost += await bench.expectStored(member, { ...others, 'Sleepy Fox': 1 });
  await expect.poll(() => unsavedKeys(page)).toEqual([]);
  bench.note('81 kB, and twice 43 kB', 2, 'saved', lost);
});

test('a cart that is larger than the database takes', async ({ bench }) => {
  const member = await bench.join();
  const large = { files: ['x'.repeat(1_048_300)], price: 1, quantity: 1 };
  const before = ['Large one', 'Large two'].map((title) => ({ id: title, title, ...large }));
  await bench.store(member, before);
  const page = await bench.open(member);
  await badge(page, 2);
  const titles = ['Sleepy Fox', 'Barn Owl at Night', 'Hedgehog with Apple'];
  await addToCart(page, 'Sleepy Fox');
  const toast = page.getByRole('listitem').filter({ hasText: 'Your cart is full' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button').click();
  for (const title of titles.slice(1)) {
    const failure = saveFails(page);
    await addToCart(page, title);
    await failure;
    await expect(toast).toHaveCount(0); // said once
  }
  let lost = await bench.expectStored(member, { 'Large one': 1, 'Large two': 1 });
  await page.reload();
  await badge(page, 5);
  await page.getByRole('link', { name: 'Cart, 5 items' }).click();
  await page.getByRole('button', { name: /^Remove Large one/ }).click();
  lost += await bench.expectStored(member, {
    'Large two': 1,
    ...Object.fromEntries(titles.map((title) => [title, 1])),
  });
  bench.note('cart too large', titles.length, 'one clear notice, nothing lost', lost);
});
