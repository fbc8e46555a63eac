import { useMemo } from 'react';
import { subscriberStats } from '@/domain/admin-stats';
import { newestFirstBy } from '@/domain/recency';
import type { Subscriber } from '@/domain/subscriber';
import { useNow } from '@/lib/use-now';
import * as records from '@/records/subscribers';
import { useRecord } from '@/records/use-record';
import type { UseRecordPages } from '../types';
import { useWholeList } from '../use-whole-list';

const textsOf = (subscriber: Subscriber) => [subscriber.email];

/** The subscriptions made in this browser; what is new is counted anew while the page stands open. */
export const useAdminSubscribers: UseRecordPages<Subscriber, ReturnType<typeof subscriberStats>> = () => {
  const stored = useRecord(records.subscribers);
  const now = useNow();
  const subscribers = useMemo(() => newestFirstBy(stored, (subscriber) => subscriber.subscribedAt), [stored]);
  return useWholeList(subscribers, textsOf, subscriberStats(subscribers, now));
};

/** @returns whether it was stored; if not, it lasts until the page is closed */
export const removeSubscriber = (id: string): Promise<boolean> =>
  Promise.resolve(records.removeSubscriber(id));
