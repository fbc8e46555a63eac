import { addToCart, type CartItem, changeQuantity, setQuantity } from '@/domain/cart';
import { mergeById, mergeCarts } from '@/sync/merging';
import type { Product } from '@/domain/product';
import { addToWishlist, removeFromWishlist } from '@/domain/wishlist';
import { SyncedList, type Unsaved } from '@/sync/synced-list';
import { buildCartItem, buildProduct } from './builders';
import { createLock, type Fate, ListServer, seededRandom } from './list-server';

type Update<T> = (items: readonly T[]) => T[];
type Random = () => number;

/** What a stream did and where it ended, as texts that compare. */
export interface StreamResult {
  /** What the actions mean, without a network. */
  meant: string[];
  server: string[];
  shown: string[];
  /** How often the page was closed or reloaded in the middle. */
  reloads: number;
  /** Notes of unsaved changes that nobody took away. */
  notes: number;
  writesAtOnce: number;
}

interface Kind<T> {
  initial: () => T[];
  action: (random: Random) => Update<T>;
  merge: (base: T[], local: T[], remote: T[], attempts: T[][]) => T[];
  /** One text an item. */
  tell: (item: T) => string;
}

const pick = (random: Random, ids: string[]) => ids[Math.floor(random() * ids.length)] ?? '';

/** One of the things that a shopper does to a cart. */
export function randomCartUpdate(random: Random, ids: string[]): Update<CartItem> {
  const id = pick(random, ids);
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

export const CART: Kind<CartItem> = {
  initial: () => [buildCartItem({ id: 'a', quantity: 2 }), buildCartItem({ id: 'x' })],
  action: (random) => randomCartUpdate(random, ['a', 'b', 'c', 'd', 'e']),
  merge: mergeCarts,
  tell: ({ id, quantity }) => `${id}×${quantity}`,
};

export const WISHLIST: Kind<Product> = {
  initial: () => ['a', 'b'].map((id) => buildProduct({ id })),
  action: (random) => {
    const product = buildProduct({ id: pick(random, ['a', 'b', 'c', 'd']) });
    return random() < 0.5
      ? (items) => addToWishlist(items, product)
      : (items) => removeFromWishlist(items, product.id);
  },
  merge: mergeById,
  tell: ({ id }) => id,
};

export function randomFate(random: Random): Fate {
  const dice = random();
  return dice < 0.5 ? 'ok' : dice < 0.75 ? 'refused' : 'lost';
}

export const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

/**
 * A stream of actions on a server that refuses calls and loses answers at random, on pages that are reloaded at random
 * in the middle of all that.
 * @param reloadsPerAction how likely a reload is after each action, 0 to 1
 */
export async function runStream<T extends { id: string }>(
  kind: Kind<T>,
  { seed, actions, reloadsPerAction }: { seed: number; actions: number; reloadsPerAction: number },
): Promise<StreamResult> {
  const random = seededRandom(seed);
  const server = new ListServer<T>(kind.initial());
  server.fate = () => randomFate(random);
  server.turns = () => Math.floor(random() * 6);
  const lock = createLock();
  const notes = new Map<number, Unsaved<T>>();
  let pages = 0;

  const open = () => {
    const page = (pages += 1);
    const list = new SyncedList<T>({
      read: server.read,
      write: server.write,
      merge: kind.merge,
      onReadError: () => {},
      onWriteError: () => {},
      exclusively: lock,
      keepUnsaved: (unsaved) => {
        if (unsaved) notes.set(page, structuredClone(unsaved));
        else notes.delete(page);
      },
      findLeftovers: () => {
        const left = [...notes].filter(([other]) => other !== page);
        return Promise.resolve({
          changes: left.map(([, unsaved]) => unsaved),
          take: () => left.forEach(([other]) => notes.delete(other)),
        });
      },
    });
    list.open();
    return list;
  };

  let meant: readonly T[] = kind.initial();
  let list = open();
  for (let action = 0; action < actions; action += 1) {
    const update = kind.action(random);
    meant = update(meant);
    list.change(update);
    await turns(Math.floor(random() * 12));
    if (random() < 0.1) void list.refresh();
    if (random() >= reloadsPerAction) continue;
    // the next page knows what the former one showed once it could read: until then a person sees a spinner
    list.close();
    list = open();
    const former = server.fate;
    server.fate = (call) => (call === 'read' ? 'ok' : former(call));
    await list.settled();
    server.fate = former;
  }
  server.fate = () => 'ok';
  await list.settled();
  await list.refresh();

  const tell = (items: readonly T[]) => items.map(kind.tell).sort();
  return {
    meant: tell(meant),
    server: tell(server.stored),
    shown: tell(list.getState().items),
    reloads: pages - 1,
    notes: notes.size,
    writesAtOnce: server.mostAtOnce,
  };
}
