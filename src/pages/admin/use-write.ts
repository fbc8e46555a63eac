import { useRef, useState } from 'react';
import { BackendError } from '@/backend/errors';
import { toast } from '@/ui/toast-store';

const NO_ANSWER = 'The store could not be reached. Nothing was saved; please try again.';

/** The server's own message (spec, section 8); plain words where there was no answer or none with a message. */
function messageOf(error: unknown): string {
  return (error instanceof BackendError && error.status !== 0 && error.message) || NO_ANSWER;
}

/** Writes to the backend one at a time, and tells how it went. */
export function useWrite() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  /**
   * @param success what the 'Success' notice says
   * @returns whether it was written; a write that comes while another is under way is not
   */
  const write = async (action: () => Promise<void>, success: string): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
      toast({ title: 'Success', description: success });
      return true;
    } catch (error) {
      if (!(error instanceof BackendError)) console.error('Error saving:', error);
      toast({ title: 'Error', description: messageOf(error), variant: 'destructive' });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { isBusy, write };
}
