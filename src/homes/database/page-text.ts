import { readPageText } from '@/backend/page-text-rows';
import type { PageName } from '@/domain/page-text';
import { useAnswer } from '@/lib/use-answer';
import type { UsePageText } from '../types';

/** The texts of this visit: who comes back to a page sees its text at once. */
const known = new Map<PageName, string>();

async function ask(page: PageName): Promise<string> {
  try {
    known.set(page, (await readPageText(page))?.text ?? '');
  } catch (error) {
    console.error('Error loading the text of a page:', error);
  }
  return known.get(page) ?? '';
}

/** Asked for by the pages that show one, and by no other. Without an answer, the page is what it is without a text. */
export const usePageText: UsePageText = (page) => {
  const { answer } = useAnswer(page, () => ask(page));
  return answer ?? known.get(page) ?? '';
};
