import * as v from 'valibot';
import { createOrder, type BillingInfo, type Order } from '@/domain/order';
import type { CartItem } from '@/domain/cart';
import { amount, count, id, text } from './shapes';
import { createListStore } from './record-store';

const itemSchema = v.object({ id, title: text, image: text, price: amount, quantity: count });

const billingSchema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  address: text,
  city: text,
  zipCode: text,
});
const NO_BILLING: BillingInfo = {
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  city: '',
  zipCode: '',
};

const orderSchema = v.object({
  id,
  userId: v.fallback(id, ''),
  items: v.fallback(v.array(itemSchema), []),
  total: amount,
  status: v.fallback(v.string(), 'completed'),
  createdAt: text,
  billingInfo: v.fallback(billingSchema, NO_BILLING),
});

/** All orders of this browser, under 'orders' (spec, section 3). */
export const orders = createListStore<Order>('orders', (value) => {
  const result = v.safeParse(orderSchema, value);
  return result.success ? result.output : null;
});

/**
 * Stores the order for a cart.
 * @returns null when storage took it not: the cart must stay
 */
export function placeOrder(
  userId: string,
  items: readonly CartItem[],
  billing: BillingInfo,
  now = new Date(),
): Order | null {
  let placed: Order | null = null;
  const isStored = orders.update((current) => {
    placed = createOrder(userId, items, billing, now, new Set(current.map((order) => order.id)));
    return [...current, placed];
  }, false);
  return isStored ? placed : null;
}
