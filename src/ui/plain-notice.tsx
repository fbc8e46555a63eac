import { useEffect } from 'react';
import { cn } from '@/lib/class-names';
import { Button } from './button';
import { dismissToast, TOAST_DURATION, type ToastEntry } from './toast-store';
import { useNoticeAction } from './use-notice-action';

/** Where notices stand: on small screens below the header, for at the lower edge are the buttons that one is about to press. */
export const NOTICE_PLACE = 'fixed inset-x-0 top-17.5 z-100 sm:left-auto sm:w-100 lg:top-auto lg:bottom-0';

/** A notice without the code that draws notices: it says the same, is announced, and goes after the same time. */
export function PlainNotice({ entry }: { entry: ToastEntry | null }) {
  useEffect(() => {
    if (!entry || entry.duration === Infinity) return;
    const timer = setTimeout(() => dismissToast(entry.id), entry.duration ?? TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [entry]);

  const follow = useNoticeAction();
  const act = () => {
    follow(entry?.action);
    dismissToast(entry?.id);
  };
  return (
    <section aria-label="Notifications" className={cn(NOTICE_PLACE, entry && 'p-4')}>
      {entry && (
        <div
          key={entry.id}
          role="alert"
          className="grid gap-1 rounded-card border-2 border-ink bg-surface p-4 text-ink shadow-print"
        >
          <p className="font-semibold wrap-anywhere">{entry.title}</p>
          <p className="text-sm wrap-anywhere">{entry.description}</p>
          <p className="flex gap-2">
            {entry.action && (
              <Button variant="secondary" size="sm" onClick={act}>
                {entry.action.label}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => dismissToast(entry.id)}>
              Close
            </Button>
          </p>
        </div>
      )}
    </section>
  );
}
