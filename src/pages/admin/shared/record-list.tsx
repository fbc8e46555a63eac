import type { ReactNode, Ref } from 'react';
import { cn } from '@/lib/class-names';
import { useOneRowClicks } from '@/ui/one-row-clicks';
import { ListFrame, type ListProps, PANEL } from './list-frame';

interface RecordListProps<T> extends ListProps<T> {
  renderRecord: (record: T) => ReactNode;
  /** One above the other, or cards side by side. */
  layout?: 'rows' | 'cards';
}

const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4 sm:gap-5';

/** A list of records that have no columns, such as texts and cards. */
export function RecordList<T extends { id: string }>({
  renderRecord,
  layout = 'rows',
  ...frame
}: RecordListProps<T>) {
  const isPanel = layout === 'rows';
  const keepToOneRow = useOneRowClicks();
  return (
    <ListFrame {...frame} isPanel={isPanel}>
      {(shown, list) => (
        <ul
          ref={list as Ref<HTMLUListElement>}
          aria-label={frame.title}
          className={isPanel ? 'divide-y-2 divide-line' : CARDS}
          onClickCapture={keepToOneRow}
        >
          {shown.map((record) => (
            <li key={record.id} data-row={record.id} className={cn('min-w-0', isPanel ? 'px-3' : PANEL)}>
              {renderRecord(record)}
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}
