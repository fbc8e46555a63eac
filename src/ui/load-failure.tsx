import { useLayoutEffect, useRef } from 'react';
import { Button } from './button';

/** Where somebody reads on whose button has gone: at the heading of its part of the page, or of the page. */
function focusHeading(part: Element | null | undefined): void {
  if (document.activeElement !== document.body) return;
  const heading = part?.isConnected ? part.querySelector<HTMLElement>('h2[tabindex="-1"]') : null;
  (heading ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}

/** Says that something could not be loaded, and offers to try again. */
export function LoadFailure({ onRetry, children }: { onRetry: () => void; children: string }) {
  const alert = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = alert.current;
    const part = own?.closest('section, form');
    return () => {
      // what has come instead is not there yet, and may take the focus by itself
      if (own?.contains(document.activeElement)) queueMicrotask(() => focusHeading(part));
    };
  }, []);

  return (
    <p
      ref={alert}
      role="alert"
      className="my-4 flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-danger bg-surface px-4 py-3"
    >
      {children}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
