import type { Subscriber } from '@/domain/subscriber';
import { parseTimestamp } from '@/lib/dates';
import { fold } from '@/lib/text';
import type { Column } from '../shared/use-sorting';

export const subscriberColumns: readonly Column<Subscriber>[] = [
  { label: 'Email', sort: { up: 'Email: A to Z', down: 'Email: Z to A', keyOf: ({ email }) => fold(email) } },
  {
    label: 'Subscribed',
    sort: {
      up: 'Oldest',
      down: 'Newest',
      keyOf: ({ subscribedAt }) => parseTimestamp(subscribedAt) ?? -Infinity,
      startsDown: true,
    },
  },
  { label: 'Actions', isSilent: true },
];
