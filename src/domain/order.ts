import { type CartItem, totalCents } from './cart';
import { fromCents } from './money';
import type { Discount } from './coupon-discount';
import { newestFirstBy } from './recency';
import { clockId } from '@/lib/clock-id';
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
  /** For one. */
  price: number;
  quantity: number;
}

/** The coupon that an order was made with. */
export interface OrderCoupon {
  code: string;
  /** What it took off. */
  amount: number;
}

/** An order as it lies in local storage. */
export interface Order {
  /** Milliseconds since 1970 as text. */
  id: string;
  userId: string;
  items: OrderItem[];
  /** After the coupon's discount. */
  total: number;
  /** Only 'completed' is ever written. */
  status: string;
  /** ISO date. */
  createdAt: string;
  billingInfo: BillingInfo;
  /** Only there when a coupon was used. */
  coupon?: OrderCoupon;
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
 * @param discount what a coupon takes off, if there is one
 */
export function createOrder(
  userId: string,
  items: readonly CartItem[],
  draft: BillingInfo,
  now: Date,
  takenIds: ReadonlySet<string>,
  discount: Discount | null = null,
): Order {
  const { firstName, lastName, email, address, city, zipCode } = draft;
  return {
    id: clockId(now, (id) => takenIds.has(id)),
    userId,
    items: items.map(({ id: itemId, title, image, price, quantity }) => ({
      id: itemId,
      title,
      image,
      price,
      quantity,
    })),
    total: fromCents(totalCents(items) - (discount?.cents ?? 0)),
    status: 'completed',
    createdAt: now.toISOString(),
    billingInfo: { firstName, lastName, email, address, city, zipCode },
    ...(discount && { coupon: { code: discount.coupon.code, amount: fromCents(discount.cents) } }),
  };
}

/** The number a person reads: the last 8 characters of the id. */
export function orderNumber(order: Pick<Order, 'id'>): string {
  return order.id.slice(-8);
}

/** Newest first; equal dates by id, so that the list stays put. */
export function newestFirst(orders: readonly Order[]): Order[] {
  return newestFirstBy(orders, (order) => order.createdAt);
}

/** The first and the last day of a range, 'YYYY-MM-DD' where the person is; '' leaves an end open. */
export interface DayRange {
  from: string;
  to: string;
}

/** When a day begins where the person is, or another one so many days later; null for what is no day. */
function startOfDay(day: string, later = 0): number | null {
  const start = new Date(`${day}T00:00`);
  // by the calendar: not every day has 24 hours, nor begins at midnight
  start.setDate(start.getDate() + later);
  start.setHours(0, 0, 0, 0);
  return Number.isNaN(start.getTime()) ? null : start.getTime();
}

/** The orders of a range of days. An order without a date is in none. */
export function ordersWithin(orders: readonly Order[], { from, to }: DayRange): readonly Order[] {
  const start = startOfDay(from) ?? -Infinity;
  const end = startOfDay(to, 1) ?? Infinity;
  if (start === -Infinity && end === Infinity) return orders;
  return orders.filter((order) => {
    const time = parseTimestamp(order.createdAt);
    return time !== null && time >= start && time < end;
  });
}

/** 'Downloads' counts order lines, whatever their quantities. */
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

/** Ids of the products that were ordered. */
export function orderedIds(orders: readonly Order[]): Set<string> {
  return new Set(orders.flatMap((order) => order.items.map((item) => item.id)));
}

/**
 * What was bought, each product once, as it stands in the newest order of it.
 * @param orders newest first
 */
export function purchasesOf(orders: readonly Order[]): OrderItem[] {
  const items = orders.flatMap((order) => order.items);
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
}
