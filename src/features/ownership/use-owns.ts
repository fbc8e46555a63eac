import { useCallback, useSyncExternalStore } from 'react';
import { type Order, orderedIds } from '@/domain/order';
import { useAuth } from '@/features/auth/auth-context';
import type { RecordStore } from '@/records/record-store';

type OrderStore = RecordStore<Order[]>;

let store: OrderStore | undefined;
let loading: Promise<void> | undefined;
/** Worked out once a change: a page asks for hundreds of products. */
let owned: { userId: string; ids: Set<string> } | null = null;
const listeners = new Set<() => void>();

function renew(): void {
  owned = null;
  listeners.forEach((listener) => listener());
}

/** The orders' code is not needed for the first picture: it comes once somebody is signed in. */
function load(): void {
  loading ??= import('@/records/orders').then(
    ({ orders }) => {
      store = orders;
      orders.subscribe(renew);
      renew();
    },
    (error: unknown) => {
      loading = undefined; // the next card tries again
      console.error('Error loading the orders:', error);
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  load();
  return () => listeners.delete(listener);
}

const stayQuiet = () => () => {};

function owns(userId: string, productId: string): boolean {
  if (!store) return false;
  if (owned?.userId !== userId) owned = { userId, ids: orderedIds(store.read(), userId) };
  return owned.ids.has(productId);
}

/** Whether the signed-in user has ordered a product in this browser. False for visitors. */
export function useOwns(productId: string): boolean {
  const userId = useAuth().user?.id;
  const getSnapshot = useCallback(() => userId !== undefined && owns(userId, productId), [userId, productId]);
  return useSyncExternalStore(userId === undefined ? stayQuiet : subscribe, getSnapshot);
}
