import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useProgressiveCount } from '@/features/catalog/use-progressive-count';
import { Button } from '@/ui/button';
import { focusAfterRemoval } from '@/ui/focus-after-removal';

interface ProgressiveListProps<T> {
  label: string;
  items: readonly T[];
  /** Names what is listed, such as the search: another one starts from the top. */
  subject?: string;
  /** Draws one `li` with its key. */
  children: (item: T) => ReactNode;
  /** How the entries are laid out. */
  className?: string;
}

/** A list of any length, drawn bit by bit. */
export function ProgressiveList<T>({
  label,
  items,
  subject = '',
  children,
  className = 'grid gap-3',
}: ProgressiveListProps<T>) {
  const { key } = useLocation();
  const { count, hasMore, more, sentinel } = useProgressiveCount(items.length, `${key}|${label}|${subject}`);
  /** If the button has the focus when the last chunk takes it away, the first new entry gets it. */
  const hadFocus = useRef(false);
  const button = useCallback(
    (element: HTMLButtonElement | null) => () => void (hadFocus.current = document.activeElement === element),
    [],
  );
  const drawn = useRef(count);
  useLayoutEffect(() => {
    if (hadFocus.current) focusAfterRemoval(sentinel.current?.previousElementSibling ?? null, drawn.current);
    hadFocus.current = false;
    drawn.current = count;
  }, [count, sentinel]);

  return (
    <>
      <ul aria-label={label} className={className}>
        {items.slice(0, count).map(children)}
      </ul>
      <div ref={sentinel} className="mt-6 grid place-items-center">
        {hasMore && (
          <Button ref={button} variant="secondary" onClick={more}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
