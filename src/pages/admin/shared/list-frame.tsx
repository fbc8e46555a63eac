import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RecordPages } from '@/homes/types';
import { focusAfterRemoval } from '@/ui/focus-after-removal';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/text';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { Spinner } from '@/ui/spinner';
import { counted } from './counted';
import { Pager } from './pager';
import { useListPages } from './use-list-pages';
import { useRowFocus } from './use-row-focus';

/** Of a list that stands in one panel. */
export const PANEL = 'rounded-patch border-2 border-ink bg-surface dark:border-line';

export interface ListProps<T> {
  title: string;
  /** One of them, e.g. 'order'. */
  noun: string;
  /** Another search starts at the top. */
  pages: Pick<RecordPages<T, unknown>, 'status' | 'records' | 'total' | 'needle' | 'more' | 'retry'>;
  /** Instead of the list when there is nothing. */
  empty: ReactNode;
}

interface ListFrameProps<T> extends ListProps<T> {
  /** Cards have frames of their own. */
  isPanel: boolean;
  /** On wide screens the count stands at the end of the head that names the columns, 40 px high. */
  hasHead?: boolean;
  /** Draws what is shown, in an element that takes the reference and whose children are the rows. */
  children: (shown: readonly T[], list: Ref<HTMLElement>) => ReactNode;
}

/**
 * Further rows of a list that comes in pages: when the button goes with the last of them, the focus goes to the first
 * of the new rows, or to the last row where there were no more.
 */
function useFurtherRows(count: number, more: (() => void) | null) {
  const list = useRef<HTMLElement>(null);
  const former = useRef<number | null>(null);
  const [isWanted, setWanted] = useState(false);
  const hasMore = more !== null;
  useLayoutEffect(() => {
    if (former.current === null || (former.current >= count && hasMore)) return;
    focusAfterRemoval(list.current, former.current);
    former.current = null;
  }, [count, hasMore]);
  const further = () => {
    former.current = count;
    setWanted(true);
    more?.();
  };
  return { list, further, isAtEnd: isWanted && hasMore };
}

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailure onRetry={onRetry}>The list could not be loaded.</LoadFailure>
);

/** The list of a screen with its count, what stands there instead of it, and the way through a long one. */
export function ListFrame<T>({
  title,
  noun,
  pages,
  empty,
  isPanel,
  hasHead = false,
  children,
}: ListFrameProps<T>) {
  const id = useId();
  const { status, records, total, needle, more, retry } = pages;
  const onFocus = useRowFocus();
  const { list, further, isAtEnd } = useFurtherRows(records.length, more);
  const { page, pageCount, shown } = useListPages(records, needle);
  /** A list that the server gave out in parts is not cut anew when its last part is here. */
  const [isUnrolled, setUnrolled] = useState(more !== null);
  if (more && !isUnrolled) setUnrolled(true);

  // whoever goes to another page reads it from its top
  const heading = useRef<HTMLHeadingElement>(null);
  const hasGone = useRef(false);
  useLayoutEffect(() => {
    if (hasGone.current) heading.current?.focus();
    hasGone.current = false;
  }, [page]);

  const isHeaded = hasHead && records.length > 0;
  const count = counted(total, noun);
  /** What is shown of how many; how many a search finds is not known before its last page. */
  const found = `${formatCount(records.length)}${more && needle !== '' ? '+' : ''}`;
  const pager = more ? (
    <div className="grid place-items-center p-3">
      {status === 'failed' && isAtEnd && <Failure onRetry={further} />}
      <Button variant="secondary" onClick={further}>
        Show more
      </Button>
    </div>
  ) : (
    !isUnrolled &&
    pageCount > 1 && (
      <Pager title={title} page={page} pageCount={pageCount} onGo={() => (hasGone.current = true)} />
    )
  );

  return (
    <section aria-labelledby={id} onFocus={onFocus} className="relative mt-3">
      <div
        className={cn(
          'mb-2 flex flex-wrap items-baseline justify-between gap-x-4',
          isHeaded && 'list-title-headed',
        )}
      >
        <h2 ref={heading} id={id} tabIndex={-1} className="text-heading outline-none">
          {title}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {status === 'ready' && (records.length === total ? count : `${found} of ${count}`)}
        </p>
      </div>
      {status === 'failed' && !isAtEnd && <Failure onRetry={retry} />}
      {records.length === 0 ? (
        status === 'ready' ? (
          empty
        ) : (
          status === 'loading' && <Spinner label="Loading…" />
        )
      ) : (
        // clipped at the corners, without being what a head would stick to
        <div className={cn(isPanel && PANEL, isPanel && 'overflow-clip')}>
          {children(isUnrolled ? records : shown, list)}
          {pager && <div className={isPanel ? 'border-t-2 border-dashed border-line' : 'mt-5'}>{pager}</div>}
        </div>
      )}
    </section>
  );
}
