import { DEFAULT_TEXTS, type PageName } from '@/domain/page-text';
import { createRecordStore, type RecordStore } from './record-store';

/** Page texts are stored as plain text, not as JSON. */
function textStore(page: PageName): RecordStore<string> {
  return createRecordStore(
    `page_${page}`,
    (text) => ({ value: text ?? DEFAULT_TEXTS[page], isDamaged: false }),
    (text) => text,
  );
}

export const pageTexts: Record<PageName, RecordStore<string>> = {
  about: textStore('about'),
  faq: textStore('faq'),
  license: textStore('license'),
};

/**
 * Stores a page's text as it was typed.
 * @returns whether it was stored; if not, it lasts until the page is closed
 */
export function savePageText(page: PageName, text: string): boolean {
  return pageTexts[page].update(() => text);
}
