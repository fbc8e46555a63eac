import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { findNewVersion, reloadOnce } from '@/lib/new-version';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface CodeMissingProps {
  title: string;
  children: ReactNode;
  retry: () => void;
  /** Another way on. */
  action?: ReactNode;
}

/**
 * In the place of what could not be loaded. Where a new version of the store has taken the file away, the page is loaded
 * anew, once and by itself, unless somebody has typed something that would be lost.
 */
export function CodeMissing({ title, children, retry, action }: CodeMissingProps) {
  const [isOld, setOld] = useState(false);

  useEffect(() => {
    let hasLeft = false;
    findNewVersion().then(
      (version) => {
        if (version !== null && !hasLeft && !reloadOnce(version)) setOld(true);
      },
      () => {}, // no network: that is what the page says
    );
    return () => {
      hasLeft = true;
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
            {isOld ? (
              <Button onClick={() => window.location.reload()}>Reload</Button>
            ) : (
              <Button onClick={tryAgain}>Retry</Button>
            )}
            {action}
          </>
        }
      >
        <p role="alert">
          {isOld ? 'The store has been updated since this page was opened. Reload it to go on.' : children}
        </p>
      </EmptyState>
    </div>
  );
}
