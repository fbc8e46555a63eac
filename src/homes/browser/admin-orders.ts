import { useMemo } from 'react';
import { orderStats } from '@/domain/admin-stats';
import { newestFirst, type Order } from '@/domain/order';
import { orders } from '@/records/orders';
import { useRecord } from '@/records/use-record';
import type { UseRecordPages } from '../types';
import { useWholeList } from '../use-whole-list';

/** Order id, billing email and item titles are searched. */
const textsOf = (order: Order) => [
  order.id,
  order.billingInfo.email,
  ...order.items.map((item) => item.title),
];

export const useAdminOrders: UseRecordPages<Order, ReturnType<typeof orderStats>> = () => {
  const stored = useRecord(orders);
  const sorted = useMemo(() => newestFirst(stored), [stored]);
  const stats = useMemo(() => orderStats(sorted), [sorted]);
  return useWholeList(sorted, textsOf, stats);
};
