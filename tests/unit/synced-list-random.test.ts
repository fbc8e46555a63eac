import { describe, expect, it } from 'vitest';
import { addToCart, type CartItem, changeQuantity, setQuantity } from '@/domain/cart';
import { mergeById, mergeCarts } from '@/domain/merging';
import type { Product } from '@/domain/product';
import { addToWishlist, removeFromWishlist } from '@/domain/wishlist';
import { SyncedList } from '@/lib/synced-list';
import { buildCartItem, buildProduct } from '@tests/support/builders';
import { createLock, type Fate, ListServer, seededRandom } from '@tests/support/list-server';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const ACTIONS = 500;

type Update = (items: readonly CartItem[]) => CartItem[];

/** One of the things that a shopper does to a cart. */
function randomUpdate(random: () => number, ids: string[]): Update {
  const id = ids[Math.floor(random() * ids.length)] ?? '';
  const dice = random();
  if (dice < 0.45) return (items) => addToCart(items, buildProduct({ id, price: 4.5 }));
  if (dice < 0.6) return (items) => changeQuantity(items, id, 1);
  if (dice < 0.8) return (items) => changeQuantity(items, id, -1);
  if (dice < 0.9) return (items) => setQuantity(items, id, 0);
  if (dice < 0.98) {
    const quantity = 1 + Math.floor(random() * 5);
    return (items) => setQuantity(items, id, quantity);
  }
  return () => [];
}

function openCart(server: ListServer<CartItem>, exclusively = createLock(), hasPeers = false) {
  const cart = new SyncedList<CartItem>({
    read: server.read,
    write: server.write,
    merge: mergeCarts,
    onReadError: () => {},
    onWriteError: () => {},
    hasPeers: () => hasPeers,
    exclusively,
  });
  cart.open();
  return cart;
}

const quantities = (items: readonly CartItem[]) =>
  items.map(({ id, quantity }) => `${id}×${quantity}`).sort();

function randomFate(random: () => number): Fate {
  const dice = random();
  return dice < 0.5 ? 'ok' : dice < 0.75 ? 'refused' : 'lost';
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

describe(`${ACTIONS} actions on a server that refuses and loses at random`, () => {
  it.each(SEEDS)('end with the cart that was meant (seed %i)', async (seed) => {
    const random = seededRandom(seed);
    const initial = [buildCartItem({ id: 'a', quantity: 2 }), buildCartItem({ id: 'x' })];
    const server = new ListServer<CartItem>(initial);
    server.fate = () => randomFate(random);
    server.turns = () => Math.floor(random() * 6);
    let meant: readonly CartItem[] = initial;
    const cart = openCart(server);

    for (let action = 0; action < ACTIONS; action += 1) {
      const update = randomUpdate(random, ['a', 'b', 'c', 'd', 'e']);
      meant = update(meant);
      cart.change(update);
      await turns(Math.floor(random() * 12));
      if (random() < 0.1) void cart.refresh();
    }
    server.fate = () => 'ok';
    await cart.settled();
    await cart.refresh();

    expect(quantities(cart.getState().items)).toEqual(quantities(meant));
    expect(quantities(server.stored)).toEqual(quantities(meant));
    expect(server.mostAtOnce).toBe(1);
  });

  it.each(SEEDS)('end with the wishlist that was meant (seed %i)', async (seed) => {
    const random = seededRandom(seed);
    const products = ['a', 'b', 'c', 'd'].map((id) => buildProduct({ id }));
    const server = new ListServer<Product>(products.slice(0, 2));
    server.fate = () => randomFate(random);
    server.turns = () => Math.floor(random() * 6);
    let meant: readonly Product[] = server.stored;
    const silent = { onReadError: () => {}, onWriteError: () => {} };
    const wishlist = new SyncedList<Product>({
      read: server.read,
      write: server.write,
      merge: mergeById,
      ...silent,
    });
    wishlist.open();

    for (let action = 0; action < ACTIONS; action += 1) {
      const product = products[Math.floor(random() * products.length)];
      if (!product) continue;
      const isAdding = random() < 0.5;
      const update = (items: readonly Product[]) =>
        isAdding ? addToWishlist(items, product) : removeFromWishlist(items, product.id);
      meant = update(meant);
      wishlist.change(update);
      await turns(Math.floor(random() * 12));
    }
    server.fate = () => 'ok';
    await wishlist.settled();
    await wishlist.refresh();

    const ids = (items: readonly Product[]) => items.map(({ id }) => id).sort();
    expect(ids(wishlist.getState().items)).toEqual(ids(meant));
    expect(ids(server.stored)).toEqual(ids(meant));
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
      cart: openCart(server, lock, true),
      meant: [] as CartItem[],
    }));

    for (let action = 0; action < ACTIONS; action += 1) {
      const tab = tabs[Math.floor(random() * 2)];
      if (!tab) continue;
      let update = randomUpdate(random, tab.ids);
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
