import { useRef, useState } from 'react';
import type { PageName } from '@/domain/page-text';
import { useEditedPageText } from '@/home/admin-page-text';
import type { EditedPageText } from '@/homes/types';

export interface PageDraft extends Pick<EditedPageText, 'status' | 'retry'> {
  text: string;
  setText: (text: string) => void;
  /** True while leaving would lose something. */
  isUnsaved: boolean;
  /** True when somebody else, or another tab, has saved another text since this one was begun: saving replaces that one. */
  isOvertaken: boolean;
  /** Forgets what was typed and shows the stored text. */
  discard: () => void;
  /**
   * Only 'stored' is done; anything else counts as unsaved. Null while another save is under way.
   * @throws BackendError
   */
  save: () => Promise<'stored' | 'unstored' | 'changed' | null>;
}

/** The text of a page as it is being edited: until something is typed, it follows what is stored. */
export function usePageDraft(page: PageName): PageDraft {
  const { text: stored, status, retry, save } = useEditedPageText(page);
  /** What was typed, and the stored text it was begun on. */
  const [typed, setTyped] = useState<{ text: string; base: string } | null>(null);
  /** The text that storage did not take: it is kept in memory only. */
  const [unstored, setUnstored] = useState<string | null>(null);
  const isSaving = useRef(false);
  const text = typed?.text ?? stored;

  return {
    status,
    retry,
    text,
    setText: (next) => setTyped((former) => ({ text: next, base: former?.base ?? stored })),
    isUnsaved: text !== stored || (unstored !== null && unstored === stored),
    isOvertaken: typed !== null && typed.base !== stored && typed.text !== stored,
    discard: () => setTyped(null),
    async save() {
      if (isSaving.current) return null;
      isSaving.current = true;
      try {
        const outcome = await save(text);
        if (outcome === 'changed') return outcome;
        // who typed on meanwhile has begun on what was just saved
        setTyped((former) => (!former || former.text === text ? null : { ...former, base: text }));
        setUnstored(outcome === 'stored' ? null : text);
        return outcome;
      } finally {
        isSaving.current = false;
      }
    },
  };
}
