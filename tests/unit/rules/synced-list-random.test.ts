import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/cart';
import { mergeCarts } from '@/sync/merging';
import { SyncedList } from '@/sync/synced-list';
import { buildCartItem } from '@tests/support/builders';
import { createLock, ListServer, seededRandom } from '@tests/support/list-server';
import { CART, randomCartUpdate, randomFate, runStream, turns, WISHLIST } from '@tests/support/list-stream';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const ACTIONS = 2000;

type Exclusively = <R>(task: () => Promise<R>) => Promise<R>;

function openCart(server: ListServer<CartItem>, exclusively?: Exclusively) {
  const cart = new SyncedList<CartItem>({
    read: server.read,
    write: server.write,
    merge: mergeCarts,
    onReadError: () => {},
    onWriteError: () => {},
    exclusively,
  });
  cart.open();
  return cart;
}

const quantities = (items: readonly CartItem[]) =>
  items.map(({ id, quantity }) => `${id}×${quantity}`).sort();

describe(`${ACTIONS} actions on a server that refuses and loses at random`, () => {
  describe.each([
    ['on one page', 0],
    ['on pages that are reloaded now and then', 0.02],
  ])('%s', (_where, reloadsPerAction) => {
    it.each(SEEDS)('end with the cart that was meant (seed %i)', async (seed) => {
      const end = await runStream(CART, { seed, actions: ACTIONS, reloadsPerAction });
      expect(end.server).toEqual(end.meant);
      expect(end.shown).toEqual(end.meant);
      expect([end.writesAtOnce, end.notes, end.reloads > 0]).toEqual([1, 0, reloadsPerAction > 0]);
    });

    it.each(SEEDS)('end with the wishlist that was meant (seed %i)', async (seed) => {
      const end = await runStream(WISHLIST, { seed, actions: ACTIONS, reloadsPerAction });
      expect(end.server).toEqual(end.meant);
      expect(end.shown).toEqual(end.meant);
      expect([end.writesAtOnce, end.notes]).toEqual([1, 0]);
    });
  });

  /**
   * Two pages, each with lines of its own, on one server; nothing may be lost.
   * @param pause comes after each action
   * @returns how many calls were under way together, at most
   */
  async function runTwoPages(
    seed: number,
    exclusively: Exclusively | undefined,
    pause: (cart: SyncedList<CartItem>, random: () => number) => Promise<void>,
  ) {
    const random = seededRandom(seed);
    const server = new ListServer<CartItem>();
    server.fate = () => randomFate(random);
    server.turns = () => Math.floor(random() * 6);
    const pages = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ].map((ids) => ({ ids, cart: openCart(server, exclusively), meant: [] as CartItem[] }));
    for (const { cart } of pages) await pause(cart, random);

    for (let action = 0; action < 500; action += 1) {
      const page = pages[Math.floor(random() * 2)];
      if (!page) continue;
      let update = randomCartUpdate(random, page.ids);
      if (update([buildCartItem({ id: 'probe' })]).length === 0) update = (items) => [...items]; // clearing is for both
      page.meant = update(page.meant);
      page.cart.change(update);
      await pause(page.cart, random);
    }
    server.fate = () => 'ok';
    for (const { cart } of [...pages, ...pages]) await cart.refresh();

    const meant = quantities(pages.flatMap((page) => page.meant));
    for (const { cart } of pages) expect(quantities(cart.getState().items)).toEqual(meant);
    expect(quantities(server.stored)).toEqual(meant);
    return server.mostAtOnce;
  }

  it.each(SEEDS)('of two tabs with lines of their own lose none of them (seed %i)', async (seed) => {
    const pause = (_cart: unknown, random: () => number) => turns(Math.floor(random() * 12));
    expect(await runTwoPages(seed, createLock(), pause)).toBe(1);
  });

  it.each(SEEDS)('of two devices, one after the other, lose nothing of either (seed %i)', async (seed) => {
    await runTwoPages(seed, undefined, (cart) => cart.settled());
  });
});
