import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/class-names';
import type { RecordPages } from '@/homes/types';
import { focusAfterRemoval } from '@/ui/focus-after-removal';
import { LoadFailure } from '@/ui/load-failure';
import { ProgressiveList } from '@/ui/progressive-list';
import { Spinner } from '@/ui/spinner';
import { counted } from './counted';

interface RecordListProps<T> {
  title: string;
  /** One of them, e.g. 'order'. */
  noun: string;
  /** Another search starts at the top. */
  pages: Pick<RecordPages<T, unknown>, 'status' | 'records' | 'total' | 'needle' | 'more' | 'retry'>;
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
  pages,
  renderRecord,
  empty,
  layout = 'rows',
}: RecordListProps<T>) {
  const id = useId();
  const { status, records, total, needle, more, retry } = pages;
  const count = counted(total, noun);
  /** What is shown of how many; how many a search finds is not known before its last page. */
  const shown = `${records.length.toLocaleString()}${more && needle !== '' ? '+' : ''}`;
  const onFocus = useRowFocus();
  return (
    <section aria-labelledby={id} onFocus={onFocus} className="mt-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {status === 'ready' && (records.length === total ? count : `${shown} of ${count}`)}
        </p>
      </div>
      {status === 'failed' && <LoadFailure onRetry={retry}>The list could not be loaded.</LoadFailure>}
      {records.length === 0 ? (
        status === 'ready' ? (
          empty
        ) : (
          status === 'loading' && <Spinner label="Loading…" />
        )
      ) : (
        <ProgressiveList
          label={title}
          items={records}
          subject={needle}
          onEnd={more}
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
