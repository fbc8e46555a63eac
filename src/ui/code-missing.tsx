import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { keptCode } from '@/lib/lazy-code';
import { findNewVersion } from '@/lib/new-version';
import { reload, reloadOnce } from '@/lib/reload';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { toast, visibleToast } from './toast-store';

interface CodeMissingProps {
  title: string;
  children: ReactNode;
  retry: () => void;
  /** Another way on. */
  action?: ReactNode;
}

/** Why only a reload helps, by what is to be said then. */
const REASONS = {
  updated: 'The store has been updated since this page was opened. Reload it to go on.',
  kept: 'Reload the page to try again. What you have typed would be lost.',
};

/** How many of these are on the screen. */
let shown = 0;

/**
 * In the place of what could not be loaded. Where a new version of the store has taken the file away, or the browser won't
 * ask for it again, the page is loaded anew, once and by itself, unless somebody has typed something that would be lost.
 */
export function CodeMissing({ title, children, retry, action }: CodeMissingProps) {
  const [reason, setReason] = useState<keyof typeof REASONS | null>(null);

  useEffect(() => {
    let hasLeft = false;
    const look = () =>
      void findNewVersion().then(
        (version) => {
          const causes = version ? [version] : keptCode.get();
          if (causes.length > 0 && !hasLeft && !reloadOnce(causes)) setReason(version ? 'updated' : 'kept');
        },
        () => {}, // no network: that is what the page says
      );
    look();
    shown += 1;
    const unsubscribe = keptCode.subscribe(look);
    return () => {
      hasLeft = true;
      shown -= 1;
      unsubscribe();
    };
  }, []);

  const tryAgain = () => {
    document.getElementById('main')?.focus({ preventScroll: true }); // the button is about to go
    retry();
  };
  return (
    <div className="page py-6">
      <EmptyState
        level={1}
        title={title}
        icon={<CircleAlert aria-hidden />}
        action={
          <>
            {reason ? <Button onClick={reload}>Reload</Button> : <Button onClick={tryAgain}>Retry</Button>}
            {action}
          </>
        }
      >
        <p role="alert">{reason ? REASONS[reason] : children}</p>
      </EmptyState>
    </div>
  );
}

/**
 * Offers to reload where a page is there and a part of it can't be had in another way. Once: the person reads on as they
 * like.
 */
export function KeptCodeNotice() {
  useEffect(() => {
    const stop = keptCode.subscribe(() => {
      if (shown > 0 || visibleToast.get()?.action) return; // said in the page, or there is something to undo
      stop();
      toast({
        title: 'A part of this page could not be loaded',
        description: REASONS.kept,
        duration: Infinity,
        action: { label: 'Reload', alt: 'Reload the page', run: reload },
      });
    });
    return stop;
  }, []);
  return null;
}
