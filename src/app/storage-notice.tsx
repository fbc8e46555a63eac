import { useEffect } from 'react';
import { onStorageFault } from '@/records/record-store';
import { toast } from '@/ui/toast-store';

/** Says it when the browser's storage takes nothing more; the page goes on in memory. */
export function StorageNotice() {
  useEffect(
    () =>
      onStorageFault(() =>
        toast({
          title: 'Storage is full or blocked',
          description: 'Your browser could not store this change. It lasts until this page is closed.',
          variant: 'destructive',
        }),
      ),
    [],
  );
  return null;
}
