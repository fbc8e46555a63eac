import { useState } from 'react';
import { type PageName, pageTexts, savePageText } from '@/records/page-texts';
import { useRecord } from '@/records/use-record';

export interface PageDraft {
  text: string;
  setText: (text: string) => void;
  /** True while leaving would lose something. */
  isUnsaved: boolean;
  /** True when another tab has saved another text since this one was begun: saving replaces that one. */
  isOvertaken: boolean;
  /** Forgets what was typed and shows the stored text. */
  discard: () => void;
  /** @returns whether it was stored; if not, it counts as unsaved */
  save: () => boolean;
}

/** The text of a page as it is being edited: until something is typed, it follows what is stored. */
export function usePageDraft(page: PageName): PageDraft {
  const stored = useRecord(pageTexts[page]);
  /** What was typed, and the stored text it was begun on. */
  const [typed, setTyped] = useState<{ text: string; base: string } | null>(null);
  /** The text that storage did not take: it is kept in memory only. */
  const [unstored, setUnstored] = useState<string | null>(null);
  const text = typed?.text ?? stored;

  return {
    text,
    setText: (next) => setTyped((former) => ({ text: next, base: former?.base ?? stored })),
    isUnsaved: text !== stored || (unstored !== null && unstored === stored),
    isOvertaken: typed !== null && typed.base !== stored && typed.text !== stored,
    discard: () => setTyped(null),
    save() {
      const isStored = savePageText(page, text);
      setTyped(null);
      setUnstored(isStored ? null : text);
      return isStored;
    },
  };
}
