import type { Page } from '@playwright/test';
import { seededRandom } from '../../support/list-server';
import { addToCart, goTo, toggleWish } from './actions';
import { type Bench, expect, type Member, SHOP, type Tally, test } from './bench';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const TURNS = 2;

interface Device {
  page: Page;
  /** What only this device adds and removes; the shared line is counted up and down by both. */
  titles: [string, string];
}

const SHARED = { id: '00000000-0000-4000-9000-00000000ffff', title: 'Shared line', price: 1, quantity: 50 };

const pick = <T>(random: () => number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** One random thing that a person does on a device; changes what is meant accordingly. */
async function act({ page, titles }: Device, random: () => number, cart: Tally, wishes: Tally) {
  const title = pick(random, titles);
  const dice = random();
  if (dice < 0.4) {
    await goTo(page, SHOP);
    await addToCart(page, title);
    cart[title] = (cart[title] ?? 0) + 1;
  } else if (dice < 0.6) {
    await goTo(page, SHOP);
    await toggleWish(page, title);
    if (wishes[title]) delete wishes[title];
    else wishes[title] = 1;
  } else if (dice < 0.75 && cart[title]) {
    await goTo(page, '/cart');
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    delete cart[title];
  } else {
    await goTo(page, '/cart');
    const [verb, step] = dice < 0.85 ? ['Decrease', -1] : ['Increase', 1];
    await page.getByRole('button', { name: `${verb} quantity of ${SHARED.title}` }).click();
    cart[SHARED.title] = (cart[SHARED.title] ?? 0) + Number(step);
  }
}

async function openDevices(bench: Bench, member: Member): Promise<[Device, Device]> {
  const [phone, desk] = await Promise.all([bench.open(member), bench.open(member)]);
  return [
    { page: phone, titles: ['Sleepy Fox', 'Barn Owl at Night'] },
    { page: desk, titles: ['Hedgehog with Apple', 'Humpback Whale'] },
  ];
}

test('two devices of one account, in turns that nobody foresees', async ({ bench }) => {
  test.slow();
  const member = await bench.join();
  await bench.store(member, [SHARED]);
  const devices = await openDevices(bench, member);
  const cart: Tally = { [SHARED.title]: SHARED.quantity };
  const wishes: Tally = {};
  let lost = 0;
  // neither is looked at again meanwhile: each knows of the other only by what it reads when it saves
  for (const seed of SEEDS) {
    const random = seededRandom(seed);
    for (let turn = 0; turn < TURNS; turn += 1) {
      const device = pick(random, devices);
      const actions = 1 + Math.floor(random() * 2);
      for (let action = 0; action < actions; action += 1) await act(device, random, cart, wishes);
      await expect
        .poll(async () => [await bench.stored(member), await bench.stored(member, 'wishlists')])
        .toEqual([cart, wishes]);
    }
    lost += await bench.expectStored(member, cart);
    lost += await bench.expectStored(member, wishes, 'wishlists');
  }
  bench.note('two devices', SEEDS.length, 'the server ends with everything', lost);
});
