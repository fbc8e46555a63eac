import { toCents } from '@/domain/money';
import type { Order } from '@/domain/order';
import { parseTimestamp } from '@/lib/dates';
import { fold } from '@/lib/text';
import type { Column } from '../shared/use-sorting';

export const orderColumns: readonly Column<Order>[] = [
  { label: 'Order' },
  {
    label: 'Date',
    sort: {
      up: 'Oldest',
      down: 'Newest',
      keyOf: (order) => parseTimestamp(order.createdAt) ?? -Infinity,
      startsDown: true,
    },
  },
  {
    label: 'Email',
    sort: { up: 'Email: A to Z', down: 'Email: Z to A', keyOf: (order) => fold(order.billingInfo.email) },
  },
  {
    label: 'Items',
    sort: {
      up: 'Fewest Items',
      down: 'Most Items',
      keyOf: (order) => order.items.length,
      startsDown: true,
    },
  },
  {
    label: 'Total',
    sort: {
      up: 'Total: Low to High',
      down: 'Total: High to Low',
      keyOf: (order) => toCents(order.total),
      startsDown: true,
    },
  },
  { label: 'Status' },
  { label: 'Details', isSilent: true },
];
