import { plainAmount, toCents } from '@/domain/money';
import type { Order } from '@/domain/order';

/** The columns of the exported file. */
export const ORDER_HEADER = ['Order ID', 'Date', 'Customer Email', 'Items', 'Total', 'Status'];

/** The cells of an order: the date as stored, the items by name and number, the total without a sign. */
export function orderCells(order: Order): string[] {
  return [
    order.id,
    order.createdAt,
    order.billingInfo.email || 'N/A',
    order.items.map((item) => `${item.quantity} x ${item.title}`).join('; '),
    plainAmount(toCents(order.total)),
    order.status,
  ];
}
