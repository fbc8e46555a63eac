import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/cart';
import { mergeCarts } from '@/sync/merging';
import { SyncedList } from '@/sync/synced-list';
import { buildCartItem } from '@tests/support/builders';
import { createLock, ListServer, seededRandom } from '@tests/support/list-server';
import { CART, randomCartUpdate, randomFate, runStream, turns, WISHLIST } from '@tests/support/list-stream';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const ACTIONS = 2000;

function openCart(server: ListServer<CartItem>, exclusively: <R>(task: () => Promise<R>) => Promise<R>) {
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

  it.each(SEEDS)('of two tabs with lines of their own lose none of them (seed %i)', async (seed) => {
    const random = seededRandom(seed);
    const server = new ListServer<CartItem>();
    server.fate = () => randomFate(random);
    server.turns = () => Math.floor(random() * 6);
    const lock = createLock();
    const tabs = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ].map((ids) => ({
      ids,
      cart: openCart(server, lock),
      meant: [] as CartItem[],
    }));

    for (let action = 0; action < 500; action += 1) {
      const tab = tabs[Math.floor(random() * 2)];
      if (!tab) continue;
      let update = randomCartUpdate(random, tab.ids);
      if (update([buildCartItem({ id: 'probe' })]).length === 0) update = (items) => [...items]; // clearing is for both
      tab.meant = update(tab.meant);
      tab.cart.change(update);
      await turns(Math.floor(random() * 12));
    }
    server.fate = () => 'ok';
    for (const { cart } of [...tabs, ...tabs]) await cart.refresh();

    const meant = quantities(tabs.flatMap((tab) => tab.meant));
    for (const { cart } of tabs) expect(quantities(cart.getState().items)).toEqual(meant);
    expect(quantities(server.stored)).toEqual(meant);
    expect(server.mostAtOnce).toBe(1);
  });
});
