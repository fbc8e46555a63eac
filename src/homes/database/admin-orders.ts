import { ask, askForList } from '@/backend/database-functions';
import { averageValueOf, type orderStats } from '@/domain/admin-stats';
import { toCents } from '@/domain/money';
import type { Order } from '@/domain/order';
import { amountOf } from '@/domain/parsing';
import type { UseRecordPages } from '../types';
import { orderFromRow } from './order-rows';
import { fieldsOf, readable } from './rows';
import { type PageSource, usePages } from './use-pages';

type Figures = ReturnType<typeof orderStats>;

/** @throws BackendError */
export async function orderFigures(): Promise<Figures> {
  const figures = fieldsOf(await ask('order_figures'));
  const total = amountOf(figures.total);
  const revenue = toCents(amountOf(figures.revenue));
  const downloads = amountOf(figures.downloads);
  return { total, revenue, downloads, averageValue: averageValueOf(revenue, total) };
}

const source: PageSource<Order, Figures> = {
  name: 'orders',
  async list(search, last, take) {
    const after = last && { before: last.createdAt, before_id: last.id };
    return readable(await askForList('list_orders', { search, take, ...after }), orderFromRow);
  },
  figures: orderFigures,
  noFigures: { total: 0, revenue: 0, downloads: 0, averageValue: 0 },
};

/** All orders of the shop. */
export const useAdminOrders: UseRecordPages<Order, Figures> = () => usePages(source);
