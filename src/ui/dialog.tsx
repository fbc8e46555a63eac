import * as Modal from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { Button } from './button';

interface DialogProps {
  title: string;
  /** Called for Escape, a click outside and the cross. The dialog stays until its owner stops drawing it. */
  onClose: () => void;
  /** For keys that mean the same wherever in the dialog the focus is. */
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
  /** Stands below what scrolls, always in sight. */
  footer?: ReactNode;
  /** From the lower edge of the window, over its whole width. */
  placement?: 'center' | 'bottom';
  /** For pictures. */
  isWide?: boolean;
}

/**
 * A modal dialog, open as long as it is drawn. It keeps the focus inside and gives it back to what had it before; where
 * that is gone, to the page's heading. What does not fit into the window scrolls inside.
 */
export function Dialog({
  title,
  onClose,
  onKeyDown,
  children,
  footer,
  placement = 'center',
  isWide = false,
}: DialogProps) {
  const opener = useRef<Element | null>(null);

  /** To the first field, where there is one, past the cross. */
  const takeFocus = (event: Event) => {
    opener.current = document.activeElement;
    const content = event.target instanceof HTMLElement ? event.target : null;
    const field = content?.querySelector<HTMLElement>('input, select, textarea');
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (document.activeElement !== document.body) return; // a navigation has put it where the new page wants it
    const former = opener.current;
    const target =
      former instanceof HTMLElement && former.isConnected && former !== document.body
        ? former
        : document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
    target?.focus({ preventScroll: true });
  };

  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Portal>
        <Modal.Overlay className="fixed inset-0 z-50 bg-ink/50 dark:bg-black/60" />
        <Modal.Content
          aria-describedby={undefined}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          onKeyDown={onKeyDown}
          className={cn(
            'fixed z-50 mx-auto flex flex-col border-2 border-ink bg-paper text-ink dark:border-line',
            placement === 'bottom'
              ? 'sheet inset-x-0 bottom-0 max-h-[88dvh] rounded-t-patch border-x-0 border-b-0'
              : 'inset-x-3 top-1/2 max-h-[calc(100dvh-1.5rem)] -translate-y-1/2 rounded-patch shadow-print',
            placement === 'center' && (isWide ? 'max-w-4xl max-sm:inset-x-0 max-sm:border-x-0' : 'max-w-xl'),
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b-2 border-dashed border-line py-3 pr-3 pl-5">
            <Modal.Title className="min-w-0 text-heading font-bold break-words">{title}</Modal.Title>
            <Modal.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close">
                <X className="size-5" aria-hidden />
              </Button>
            </Modal.Close>
          </div>
          {/* the padding for scrolling: a field that gets the focus comes into view with its label */}
          <div className={cn('scroll-pt-12 overflow-y-auto overscroll-contain p-5', isWide && 'max-sm:px-0')}>
            {children}
          </div>
          {footer && <div className="border-t-2 border-dashed border-line p-4">{footer}</div>}
        </Modal.Content>
      </Modal.Portal>
    </Modal.Root>
  );
}
