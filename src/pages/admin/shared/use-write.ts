import { useRef, useState } from 'react';
import { BackendError } from '@/backend/errors';
import { toast, type ToastOptions, UNDO_TIME } from '@/ui/toast-store';
import { type RefusedRow, wordsFor } from './refusals';

const NO_ANSWER = 'The store could not be reached. Nothing was saved; please try again.';

/** What a refusal means; the server's own message where we have no words for it, and plain ones where there was no answer. */
export function messageOf(error: unknown, row: RefusedRow): string {
  if (!(error instanceof BackendError) || error.status === 0) return NO_ANSWER;
  return wordsFor(error, row) ?? (error.message || NO_ANSWER);
}

/**
 * Writes to the backend, and tells how it went.
 * @param row what is known of the row, should it be refused
 * @param success what the 'Success' notice says
 * @param offerUndo makes the notice's button from what was answered
 * @returns whether it was written
 */
async function writeAndTell<T>(
  row: RefusedRow,
  action: () => Promise<T>,
  success: string,
  offerUndo?: (answer: T) => ToastOptions['action'],
): Promise<boolean> {
  try {
    const answer = await action();
    const undo = offerUndo?.(answer);
    toast({ title: 'Success', description: success, ...(undo && { action: undo, duration: UNDO_TIME }) });
    return true;
  } catch (error) {
    if (!(error instanceof BackendError)) console.error('Error saving:', error);
    toast({ title: 'Error', description: messageOf(error, row), variant: 'destructive' });
    return false;
  }
}

/**
 * The button that brings back what was deleted.
 * @param name of what was deleted
 * @param onRestored called when it is back
 * @param done what the notice of it says
 */
export function undoDeletion(
  name: string,
  restore: () => Promise<void>,
  onRestored: () => void,
  done = `"${name}" is back`,
): ToastOptions['action'] {
  return {
    label: 'Undo',
    alt: `Add ${name} again`,
    run: () => {
      void writeAndTell({}, restore, done).then((isRestored) => isRestored && onRestored());
    },
  };
}

/**
 * Writes to the backend one at a time, and tells how it went.
 * @param row what is known of the row, should it be refused
 */
export function useWrite(row: RefusedRow = {}) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  /** As `writeAndTell`; a write that comes while another is under way is not made. */
  const write = async <T>(
    action: () => Promise<T>,
    success: string,
    offerUndo?: (answer: T) => ToastOptions['action'],
  ): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      return await writeAndTell(row, action, success, offerUndo);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { isBusy, write };
}
