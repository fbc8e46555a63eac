import { Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { Subscriber } from '@/domain/subscriber';
import { removeSubscriber } from '@/home/admin-subscribers';
import { cn } from '@/lib/class-names';
import { formatDate } from '@/lib/dates';
import { DeleteButton } from '../shared/delete-button';
import { removeRow } from '../shared/remove-row';
import { SUBSCRIBER_GRID } from './columns';

export const SubscriberRow = memo(function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const id = useId();
  const remove = (button: HTMLElement) =>
    removeRow(button, {
      question: 'Are you sure you want to remove this subscriber?',
      remove: () => removeSubscriber(subscriber.id),
      done: 'Subscriber removed',
    });

  return (
    <tr
      role="row"
      data-row={subscriber.id}
      className={cn(
        'grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 max-xl:py-1.5',
        SUBSCRIBER_GRID,
      )}
    >
      <th role="rowheader" scope="row" className="min-w-0 text-left">
        <h3 id={id} className="text-base leading-snug font-semibold wrap-anywhere">
          {subscriber.email}
        </h3>
      </th>
      <td role="cell" className="text-sm text-muted tabular-nums max-xl:row-start-2">
        <span className="xl:sr-only">Subscribed </span>
        {formatDate(subscriber.subscribedAt)}
      </td>
      <td role="cell" className="flex justify-end max-xl:col-start-2 max-xl:row-span-2 max-xl:row-start-1">
        <DeleteButton aria-describedby={id} onClick={(event) => remove(event.currentTarget)}>
          <Trash2 className="size-4" aria-hidden /> <span className="max-[23rem]:sr-only">Remove</span>
        </DeleteButton>
      </td>
    </tr>
  );
});
