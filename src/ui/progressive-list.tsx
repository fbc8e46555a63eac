import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOneRowClicks } from './one-row-clicks';
import { useProgressiveCount } from './use-progressive-count';
import { Button } from './button';

interface ProgressiveListProps<T> {
  label: string;
  items: readonly T[];
  /** Names what is listed, such as the search: another one starts from the top. */
  subject?: string;
  /** Draws one `li` with its key. */
  children: (item: T) => ReactNode;
  /** Brings further entries when all that are here are drawn; null when there are none. */
  onEnd?: (() => void) | null;
  /** How the entries are laid out. */
  className?: string;
}

/** A list of any length, drawn bit by bit. */
export function ProgressiveList<T>({
  label,
  items,
  subject = '',
  children,
  onEnd = null,
  className = 'grid gap-3',
}: ProgressiveListProps<T>) {
  const { key } = useLocation();
  const { count, hasMore, more, sentinel, button } = useProgressiveCount(
    items.length,
    `${key}|${label}|${subject}`,
  );
  const keepToOneRow = useOneRowClicks();

  return (
    <>
      <ul aria-label={label} className={className} onClickCapture={keepToOneRow}>
        {items.slice(0, count).map(children)}
      </ul>
      <div ref={sentinel} className={hasMore || onEnd ? 'mt-6 grid place-items-center' : undefined}>
        {(hasMore || onEnd) && (
          <Button ref={button} variant="secondary" onClick={hasMore ? more : (onEnd ?? undefined)}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
