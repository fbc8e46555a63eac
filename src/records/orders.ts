import type { Discount } from '@/domain/coupon-discount';
import { type CartItem, quantityFrom } from '@/domain/cart';
import { createOrder, type BillingInfo, type Order, type OrderCoupon, type OrderItem } from '@/domain/order';
import { amountOf, type Fields, idOf, isFields, soundOnes, textOf } from '@/domain/parsing';
import { createListStore } from './list-store';

function orderItemFrom(value: unknown): OrderItem | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  if (id === null) return null;
  return {
    id,
    title: textOf(value.title),
    image: textOf(value.image),
    price: amountOf(value.price),
    quantity: quantityFrom(value.quantity),
  };
}

const billingInfoFrom = (value: Fields): BillingInfo => ({
  firstName: textOf(value.firstName),
  lastName: textOf(value.lastName),
  email: textOf(value.email),
  address: textOf(value.address),
  city: textOf(value.city),
  zipCode: textOf(value.zipCode),
});

function orderCouponFrom(value: unknown): OrderCoupon | null {
  const code = isFields(value) ? textOf(value.code) : '';
  return isFields(value) && code !== '' ? { code, amount: amountOf(value.amount) } : null;
}

/** A stored order; a field that is off gets its neutral value, and only an id is indispensable. */
function orderFrom(value: unknown): Order | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  if (id === null) return null;
  const coupon = orderCouponFrom(value.coupon);
  return {
    id,
    userId: idOf(value.userId) ?? '',
    items: soundOnes(value.items, orderItemFrom),
    total: amountOf(value.total),
    status: typeof value.status === 'string' ? value.status : 'completed',
    createdAt: textOf(value.createdAt),
    billingInfo: billingInfoFrom(isFields(value.billingInfo) ? value.billingInfo : {}),
    ...(coupon && { coupon }),
  };
}

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
