import { useCallback, useEffect, useState } from 'react';
import { type PageText, readPageText, writePageText } from '@/backend/page-text-rows';
import { DEFAULT_TEXTS } from '@/domain/page-text';
import { onReturn } from '@/lib/on-return';
import type { HomeStatus, UseEditedPageText } from '../types';

export const useEditedPageText: UseEditedPageText = (page) => {
  const [status, setStatus] = useState<HomeStatus>('loading');
  const [row, setRow] = useState<PageText | null>(null);

  const load = useCallback(
    () =>
      readPageText(page).then(
        (read) => {
          setRow(read);
          setStatus('ready');
        },
        (error: unknown) => {
          console.error('Error loading the text of a page:', error);
          setStatus((former) => (former === 'ready' ? former : 'failed')); // what is here can be edited on
        },
      ),
    [page],
  );
  useEffect(() => {
    void load();
    return onReturn(() => void load());
  }, [load]);

  return {
    status,
    text: row?.text ?? DEFAULT_TEXTS[page],
    retry: () => void load(),
    async save(text) {
      const isWritten = await writePageText(page, text, row);
      await load();
      return isWritten ? 'stored' : 'changed';
    },
  };
};
