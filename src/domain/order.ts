import { type CartItem, totalCents } from './cart';
import { parseTimestamp } from '@/lib/dates';

export interface BillingInfo {
  firstName: string;
  lastName: string;
  email: string;
  address: string;
  city: string;
  zipCode: string;
}

export interface OrderItem {
  id: string;
  title: string;
  image: string;
  /** Dollars for one. */
  price: number;
  quantity: number;
}

/** An order as it lies in local storage (spec, section 3). */
export interface Order {
  /** Milliseconds since 1970 as text. */
  id: string;
  userId: string;
  items: OrderItem[];
  /** Dollars. */
  total: number;
  /** Only 'completed' is ever written. */
  status: string;
  /** ISO date. */
  createdAt: string;
  billingInfo: BillingInfo;
}

/** The fields of the checkout form. Card number, expiry and CVV never leave it. */
export interface CheckoutDraft extends BillingInfo {
  country: string;
  cardNumber: string;
  expiryDate: string;
  cvv: string;
  nameOnCard: string;
}

/**
 * The order for a cart.
 * @param takenIds ids already in use: a clash takes the next free millisecond
 */
export function createOrder(
  userId: string,
  items: readonly CartItem[],
  draft: BillingInfo,
  now: Date,
  takenIds: ReadonlySet<string>,
): Order {
  let id = now.getTime();
  while (takenIds.has(String(id))) id += 1;
  const { firstName, lastName, email, address, city, zipCode } = draft;
  return {
    id: String(id),
    userId,
    items: items.map(({ id: itemId, title, image, price, quantity }) => ({
      id: itemId,
      title,
      image,
      price,
      quantity,
    })),
    total: totalCents(items) / 100,
    status: 'completed',
    createdAt: now.toISOString(),
    billingInfo: { firstName, lastName, email, address, city, zipCode },
  };
}

/** The number a person reads: the last 8 characters of the id (spec, section 9). */
export function orderNumber(order: Pick<Order, 'id'>): string {
  return order.id.slice(-8);
}

/** Newest first; equal dates by id, so that the list stays put. */
export function newestFirst(orders: readonly Order[]): Order[] {
  const timeOf = (order: Order) => parseTimestamp(order.createdAt) ?? -Infinity;
  return [...orders].sort((a, b) => timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1));
}

/** 'Downloads' counts order lines (spec, section 9). */
export function downloadCount(orders: readonly Order[]): number {
  return orders.reduce((sum, order) => sum + order.items.length, 0);
}

/** The orders of the local calendar month that `now` lies in. */
export function ordersOfMonth(orders: readonly Order[], now: Date): Order[] {
  return orders.filter((order) => {
    const time = parseTimestamp(order.createdAt);
    if (time === null) return false;
    const date = new Date(time);
    return date.getFullYear() === now.getFullYear() && date.getMonth() === now.getMonth();
  });
}
