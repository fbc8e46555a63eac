import type { Product } from '@/domain/product';

/**
 * The products that have been read since the page was loaded, by id: they count as of today. Apart from the reads, whose
 * code comes with the first page that shows products, so that a press finds what is known without a wait.
 */
export const readThisVisit = new Map<string, Product>();
