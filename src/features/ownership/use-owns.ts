import { useCallback, useSyncExternalStore } from 'react';
import { orderedIds } from '@/domain/order';
import { useAuth } from '@/features/auth/auth-context';
import { LazyCode } from '@/lib/lazy-code';
import { createListeners } from '@/lib/observable';

/** Worked out once a change: a page asks for hundreds of products. */
let owned: { userId: string; ids: Set<string> } | null = null;
const listeners = createListeners();

function renew(): void {
  owned = null;
  listeners.tell();
}

/** The orders' code is not needed for the first picture: it comes once somebody is signed in. */
const records = new LazyCode('the orders', async () => {
  const { ownOrders } = await import('@/home/own-orders');
  ownOrders.subscribe(renew);
  return ownOrders;
});

function subscribe(listener: () => void): () => void {
  const endFollow = listeners.add(listener);
  const endWait = records.subscribe(listener);
  void records.prepare();
  return () => {
    endFollow();
    endWait();
  };
}

const stayQuiet = () => () => {};
const ownsNothing = () => false;

function owns(userId: string, productId: string): boolean {
  const orders = records.getState().value;
  if (!orders) return false;
  if (owned?.userId !== userId) owned = { userId, ids: orderedIds(orders.of(userId).orders) };
  return owned.ids.has(productId);
}

/** Whether the signed-in user has ordered a product. False for visitors. */
export function useOwns(productId: string): boolean {
  const userId = useAuth().user?.id;
  const getSnapshot = useCallback(() => userId !== undefined && owns(userId, productId), [userId, productId]);
  return useSyncExternalStore(userId === undefined ? stayQuiet : subscribe, getSnapshot, ownsNothing);
}
