import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { focusAfterRemoval } from '@/ui/focus-after-removal';
import { ProgressiveList } from '@/ui/progressive-list';
import { counted } from './counted';

interface RecordListProps<T> {
  title: string;
  /** One of them, e.g. 'order'. */
  noun: string;
  /** What the search left, in the order to show. */
  records: readonly T[];
  /** Size of the whole list. */
  total: number;
  /** What is searched for; another search starts at the top. */
  needle: string;
  renderRecord: (record: T) => ReactNode;
  /** Instead of the list when there is nothing. */
  empty: ReactNode;
  /** One above the other, or cards side by side. */
  layout?: 'rows' | 'cards';
}

const CARDS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4 sm:gap-5';

/**
 * A row that has the focus may go for more reasons than its own button: what was edited does not match the search any
 * more, or another tab deleted it. The focus goes on to the next row then.
 * @returns for the `onFocus` of what the rows stand in
 */
function useRowFocus() {
  const focused = useRef<{ row: Element; list: Element | null; index: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    if (!current) return;
    if (current.row.isConnected) current.index = [...(current.list?.children ?? [])].indexOf(current.row);
    else {
      focused.current = null;
      focusAfterRemoval(current.list, current.index);
    }
  });
  return ({ target }: FocusEvent) => {
    const row = target.closest('li');
    const list = row?.parentElement ?? null;
    focused.current = row && { row, list, index: [...(list?.children ?? [])].indexOf(row) };
  };
}

/** The list of a screen, with its count. Of a long one only the part that is looked at is drawn. */
export function RecordList<T extends { id: string }>({
  title,
  noun,
  records,
  total,
  needle,
  renderRecord,
  empty,
  layout = 'rows',
}: RecordListProps<T>) {
  const id = useId();
  const count = counted(total, noun);
  const onFocus = useRowFocus();
  return (
    <section aria-labelledby={id} onFocus={onFocus} className="mt-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {records.length === total ? count : `${records.length.toLocaleString()} of ${count}`}
        </p>
      </div>
      {records.length === 0 ? (
        empty
      ) : (
        <ProgressiveList
          label={title}
          items={records}
          subject={needle}
          {...(layout === 'cards' && { className: CARDS })}
        >
          {(record) => (
            <li
              key={record.id}
              className={cn(
                'min-w-0 rounded-patch border-2 border-ink bg-surface dark:border-line',
                layout === 'rows' && 'p-4',
              )}
            >
              {renderRecord(record)}
            </li>
          )}
        </ProgressiveList>
      )}
    </section>
  );
}
