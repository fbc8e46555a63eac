import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { useObservable } from '@/lib/use-observable';
import { NOTICE_PLACE } from './plain-notice';
import { dismissToast, TOAST_DURATION, type ToastEntry, visibleToast } from './toast-store';
import { useNoticeAction } from './use-notice-action';

const SWIPE_THRESHOLD = 50;

function Notice({ entry }: { entry: ToastEntry }) {
  const act = useNoticeAction();
  return (
    <Toast.Root
      className={cn(
        'toast-notice grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-card border-2 p-4 shadow-print',
        entry.variant === 'destructive'
          ? 'border-danger bg-danger text-on-danger'
          : 'border-ink bg-surface text-ink',
      )}
      duration={entry.duration ?? TOAST_DURATION}
      type={entry.variant === 'destructive' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
    >
      <div className="min-w-0">
        <Toast.Title className="font-semibold wrap-anywhere">{entry.title}</Toast.Title>
        {entry.description && (
          <Toast.Description className="mt-0.5 text-sm wrap-anywhere">{entry.description}</Toast.Description>
        )}
        {entry.action && (
          <Toast.Action
            altText={entry.action.alt}
            className="mt-2 min-h-8 rounded-control border-2 border-current px-3 py-1 text-sm pointer-coarse:min-h-11 font-semibold hover:bg-current/10"
            onClick={() => act(entry.action)}
          >
            {entry.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        className="-m-1 grid size-8 place-items-center rounded-control hover:bg-current/15"
        aria-label="Close"
      >
        <X className="size-4" aria-hidden />
      </Toast.Close>
    </Toast.Root>
  );
}

/** The notices of `toast-store`, one at a time: swiped away to the right, reached with F8. */
export default function Toaster() {
  const entry = useObservable(visibleToast);
  // The first notice may come with this component: the viewport has to be announced before it is filled.
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD} duration={TOAST_DURATION}>
      {viewport && entry && <Notice key={entry.id} entry={entry} />}
      <Toast.Viewport
        ref={setViewport}
        hotkey={['F8']}
        className={cn(NOTICE_PLACE, 'm-0 flex list-none flex-col gap-2 p-4 outline-none')}
      />
    </Toast.Provider>
  );
}
