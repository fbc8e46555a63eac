import { Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { Subscriber } from '@/domain/subscriber';
import { removeSubscriber } from '@/home/admin-subscribers';
import { formatDate } from '@/lib/dates';
import { DeleteButton } from '../shared/delete-button';
import { removeRow } from '../shared/remove-row';

export const SubscriberRow = memo(function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const id = useId();
  const remove = (button: HTMLElement) =>
    removeRow(button, {
      question: 'Are you sure you want to remove this subscriber?',
      remove: () => removeSubscriber(subscriber.id),
      done: 'Subscriber removed',
    });

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h3 id={id} className="font-semibold break-words">
          {subscriber.email}
        </h3>
        <p className="text-sm text-muted">Subscribed {formatDate(subscriber.subscribedAt)}</p>
      </div>
      <DeleteButton aria-describedby={id} onClick={(event) => remove(event.currentTarget)}>
        <Trash2 className="size-4" aria-hidden /> Remove
      </DeleteButton>
    </div>
  );
});
