import * as v from 'valibot';
import type { Discount } from '@/domain/coupon-discount';
import { createOrder, type BillingInfo, type Order } from '@/domain/order';
import type { CartItem } from '@/domain/cart';
import { createListStore } from './list-store';
import { amount, count, entryReader, id, soundOnes, text } from './shapes';

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

const couponSchema = v.object({ code: v.pipe(v.string(), v.nonEmpty()), amount });

const orderSchema = v.object({
  id,
  userId: v.fallback(id, ''),
  items: soundOnes(itemSchema),
  total: amount,
  status: v.fallback(v.string(), 'completed'),
  createdAt: text,
  billingInfo: v.fallback(billingSchema, NO_BILLING),
  coupon: v.fallback(v.optional(couponSchema), undefined),
});

/** All orders of this browser, under 'orders' (spec, section 3). */
export const orders = createListStore<Order>('orders', entryReader(orderSchema));

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
