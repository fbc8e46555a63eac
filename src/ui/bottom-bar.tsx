import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { watchSight } from './watch-sight';

interface BottomBarProps {
  label: string;
  /** What the bar stands in for: while that is in sight, it is not needed. */
  replaces: RefObject<Element | null>;
  children: ReactNode;
}

/**
 * On a telephone or a tablet, the next step at the lower edge of the window whenever the page's own button is not wholly
 * in sight. The page ends with a place for it, below the footer: nothing is covered for good.
 */
export function BottomBar({ label, replaces, children }: BottomBarProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!replaces.current) return;
    return watchSight(replaces.current, (isInSight) => setNeeded(!isInSight), {
      rootMargin: '-70px 0px 0px', // what lies under the header is out of sight
      threshold: 0.99, // of whose height parts of a pixel are rounded
    });
  }, [replaces]);

  return (
    <div className="bottom-bar fixed inset-x-0 bottom-0 z-30 lg:hidden print:hidden">
      {isNeeded && (
        <div
          role="group"
          aria-label={label}
          className="flex h-16 items-center justify-between gap-4 border-t-2 border-ink bg-paper px-4 sm:px-6 dark:border-line"
        >
          {children}
        </div>
      )}
    </div>
  );
}
