import { useEffect, useState } from 'react';
import { readPageText } from '@/backend/page-text-rows';
import type { PageName } from '@/domain/page-text';
import type { UsePageText } from '../types';

/** The texts of this visit: who comes back to a page sees its text at once. */
const known = new Map<PageName, string>();

/** Asked for by the pages that show one, and by no other. Without an answer, the page is what it is without a text. */
export const usePageText: UsePageText = (page) => {
  const [text, setText] = useState(known.get(page) ?? '');
  useEffect(() => {
    let isWanted = true;
    readPageText(page).then(
      (row) => {
        known.set(page, row?.text ?? '');
        if (isWanted) setText(row?.text ?? '');
      },
      (error: unknown) => console.error('Error loading the text of a page:', error),
    );
    return () => {
      isWanted = false;
    };
  }, [page]);
  return text;
};
