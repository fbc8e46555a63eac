import { useMemo } from 'react';
import { newestFirst, type Order } from '@/domain/order';
import { orders } from '@/records/orders';
import { useRecord } from '@/records/use-record';
import type { OwnOrders, OwnOrderStore } from '../types';

const nothingToRetry = () => {};

const ownOf = (all: readonly Order[], userId: string): OwnOrders => ({
  status: 'ready',
  orders: newestFirst(all.filter((order) => order.userId === userId)),
  retry: nothingToRetry,
});

/** The orders that an account has made in this browser. */
export function useOwnOrders(userId: string): OwnOrders {
  const stored = useRecord(orders);
  return useMemo(() => ownOf(stored, userId), [stored, userId]);
}

export const ownOrders: OwnOrderStore = {
  of: (userId) => ownOf(orders.read(), userId),
  subscribe: orders.subscribe,
};
