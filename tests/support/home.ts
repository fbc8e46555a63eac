import type { Coupon } from '@/domain/coupon';
import type { Order } from '@/domain/order';
import type { Review } from '@/domain/review';
import type { Subscriber } from '@/domain/subscriber';
import type { UserRecord } from '@/domain/user';
import { recordHandlers, tables } from './record-handlers';
import { server } from './server';
import { store, stored } from './storage';

/** Which home the files under test were given: the suite of behaviour runs once with each. */
export const isDatabase = import.meta.env.VITE_RECORDS === 'database';

interface Records {
  orders?: Order[];
  coupons?: Coupon[];
  reviews?: Review[];
  users?: UserRecord[];
  newsletter_subscribers?: Subscriber[];
}

/** Puts records where they are at home, as they got there before the page was opened. */
export function giveRecords(records: Records): void {
  server.use(...recordHandlers);
  Object.assign(tables, { orders: [], coupons: [], reviews: [], users: [], newsletter_subscribers: [] });
  tables.texts.clear();
  tables.requests.clear();
  if (isDatabase) Object.assign(tables, structuredClone(records));
  else for (const [key, list] of Object.entries(records)) store(key, list);
}

/** What lies there now. */
export function recordsOf<K extends keyof Records>(key: K): NonNullable<Records[K]> {
  return (isDatabase ? tables[key] : (stored(key) ?? [])) as NonNullable<Records[K]>;
}
