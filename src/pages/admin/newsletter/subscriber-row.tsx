import { Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { Subscriber } from '@/domain/subscriber';
import { removeSubscriber } from '@/home/admin-subscribers';
import { formatDate } from '@/lib/dates';
import { DeleteButton } from '../shared/delete-button';
import { removeRow } from '../shared/remove-row';
import { Cell, Row, RowHead } from '../shared/table-row';

export const SubscriberRow = memo(function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const id = useId();
  const remove = (button: HTMLElement) =>
    removeRow(button, {
      question: 'Are you sure you want to remove this subscriber?',
      remove: () => removeSubscriber(subscriber.id),
      done: 'Subscriber removed',
    });

  return (
    <Row id={subscriber.id}>
      <RowHead>
        <h3 id={id} title={subscriber.email} className="truncate text-base leading-snug font-semibold">
          {subscriber.email}
        </h3>
      </RowHead>
      <Cell place="more" className="text-sm text-muted tabular-nums">
        <span className="record-narrow">Subscribed </span>
        {formatDate(subscriber.subscribedAt)}
      </Cell>
      <Cell place="actions">
        <DeleteButton aria-describedby={id} onClick={(event) => remove(event.currentTarget)}>
          <Trash2 className="size-4" aria-hidden /> <span className="max-sm:sr-only">Remove</span>
        </DeleteButton>
      </Cell>
    </Row>
  );
});
