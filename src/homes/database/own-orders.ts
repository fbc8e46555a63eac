import { useEffect, useSyncExternalStore } from 'react';
import { readOwnOrders } from '@/backend/own-order-rows';
import { createListeners } from '@/lib/observable';
import { onReturn } from '@/lib/on-return';
import type { OwnOrders, OwnOrderStore } from '../types';
import { orderFromRow } from './order-rows';
import { readable } from './rows';

let owner: string | null = null;
let state: OwnOrders = { status: 'loading', orders: [], retry: refreshOwnOrders };
let ticket = 0;
const listeners = createListeners(() => onReturn(refreshOwnOrders));

function set(next: Partial<OwnOrders>): void {
  state = { ...state, ...next };
  listeners.tell();
}

/** Reads the orders again, quietly: those that are here stay until the answer has come. */
export function refreshOwnOrders(): void {
  const userId = owner;
  if (userId === null) return;
  const own = (ticket += 1);
  readOwnOrders(userId).then(
    (rows) => {
      if (own === ticket) set({ status: 'ready', orders: readable(rows, orderFromRow) });
    },
    (error: unknown) => {
      console.error('Error loading the orders:', error);
      if (own === ticket && state.status !== 'ready') set({ status: 'failed' });
    },
  );
}

/** Another account's orders are never shown: with another id, everything starts over. */
function of(userId: string): OwnOrders {
  if (owner !== userId) {
    owner = userId;
    state = { status: 'loading', orders: [], retry: refreshOwnOrders };
    queueMicrotask(refreshOwnOrders);
  }
  return state;
}

export const ownOrders: OwnOrderStore = { of, subscribe: listeners.add };

/** The account's orders, on whatever device they were made: those that are here, and at once those that have come since. */
export function useOwnOrders(userId: string): OwnOrders {
  useEffect(() => {
    if (of(userId).status !== 'loading') refreshOwnOrders();
  }, [userId]);
  return useSyncExternalStore(listeners.add, () => of(userId));
}
