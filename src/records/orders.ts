import type { CartItem } from '@/domain/cart';
import type { Discount } from '@/domain/coupon-discount';
import { createOrder, type BillingInfo, type Order } from '@/domain/order';
import { orderFrom } from '@/domain/stored-order';
import { createListStore } from './list-store';

/** All orders of this browser, under 'orders'. */
export const orders = createListStore<Order>('orders', orderFrom);

/**
 * Stores the order for a cart.
 * @param discount what a coupon takes off, if there is one; its use is counted in records/redemption
 * @returns null when storage took it not: the cart must stay
 */
export function placeOrder(
  userId: string,
  items: readonly CartItem[],
  billing: BillingInfo,
  now = new Date(),
  discount: Discount | null = null,
): Order | null {
  let placed: Order | null = null;
  const isStored = orders.update((current) => {
    placed = createOrder(userId, items, billing, now, new Set(current.map((order) => order.id)), discount);
    return [...current, placed];
  }, false);
  return isStored ? placed : null;
}
