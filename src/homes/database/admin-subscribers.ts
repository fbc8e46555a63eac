import { ask, askForList } from '@/backend/database-functions';
import { deleteRecord } from '@/backend/admin-rows';
import { growthOf, type subscriberStats } from '@/domain/admin-stats';
import { amountOf } from '@/domain/parsing';
import { type Subscriber, subscriberFrom } from '@/domain/subscriber';
import type { UseRecordPages } from '../types';
import { announceRemoval } from './record-changes';
import { fieldsOf, inCamelCase, readable } from './rows';
import { type PageSource, usePages } from './use-pages';

type Figures = ReturnType<typeof subscriberStats>;

const source: PageSource<Subscriber, Figures> = {
  name: 'subscribers',
  async list(search, last, take) {
    const after = last && { before: last.subscribedAt, before_id: last.id };
    const rows = await askForList('list_subscribers', { search, take, ...after });
    return readable(rows, (row) => subscriberFrom(inCamelCase(row)));
  },
  async figures() {
    const figures = fieldsOf(await ask('subscriber_figures'));
    const [total, fresh] = [amountOf(figures.total), amountOf(figures.fresh)];
    return { total, fresh, growth: growthOf(fresh, total) };
  },
  noFigures: { total: 0, fresh: 0, growth: '0%' },
};

/** All subscribers of the shop's newsletter. */
export const useAdminSubscribers: UseRecordPages<Subscriber, Figures> = () => usePages(source);

/** @throws BackendError */
export async function removeSubscriber(id: string): Promise<boolean> {
  await deleteRecord('newsletter_subscribers', id);
  announceRemoval('subscribers', id);
  return true;
}
