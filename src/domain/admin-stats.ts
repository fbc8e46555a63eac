import { toCents } from './money';
import { downloadCount, type Order } from './order';
import type { Role } from './user';
import { parseTimestamp } from '@/lib/dates';

/** The three figures of the users screen. */
export function userStats(users: readonly { role: Role }[]) {
  const admins = users.filter((user) => user.role === 'admin').length;
  return { total: users.length, admins, regular: users.length - admins };
}

/** Of no orders it is 0. @param revenue cents */
export const averageValueOf = (revenue: number, total: number): number =>
  total === 0 ? 0 : Math.round(revenue / total);

/** The four figures of the orders screen. Money in cents. */
export function orderStats(orders: readonly Order[]) {
  const revenue = orders.reduce((sum, order) => sum + toCents(order.total), 0);
  return {
    total: orders.length,
    revenue,
    downloads: downloadCount(orders),
    averageValue: averageValueOf(revenue, orders.length),
  };
}

/** Newsletter: what counts as new. Milliseconds. */
const NEW_WINDOW = 30 * 24 * 60 * 60 * 1000;

/** New subscribers divided by all, in whole percent. */
export const growthOf = (fresh: number, total: number): string =>
  total === 0 ? '0%' : `+${Math.round((fresh / total) * 100)}%`;

/** The three figures of the newsletter screen. */
export function subscriberStats(subscribers: readonly { subscribedAt: string }[], now: Date) {
  const since = now.getTime() - NEW_WINDOW;
  const total = subscribers.length;
  const fresh = subscribers.filter(({ subscribedAt }) => {
    const time = parseTimestamp(subscribedAt);
    return time !== null && time >= since;
  }).length;
  return { total, fresh, growth: growthOf(fresh, total) };
}
