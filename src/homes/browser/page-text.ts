import { pageTexts } from '@/records/page-texts';
import { useRecord } from '@/records/use-record';
import type { UsePageText } from '../types';

export const usePageText: UsePageText = (page) => useRecord(pageTexts[page]);
