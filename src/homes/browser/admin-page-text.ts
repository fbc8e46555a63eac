import { pageTexts, savePageText } from '@/records/page-texts';
import { useRecord } from '@/records/use-record';
import type { UseEditedPageText } from '../types';

const nothingToRetry = () => {};

export const useEditedPageText: UseEditedPageText = (page) => ({
  status: 'ready',
  text: useRecord(pageTexts[page]),
  retry: nothingToRetry,
  save: (text) => Promise.resolve(savePageText(page, text) ? 'stored' : 'unstored'),
});
