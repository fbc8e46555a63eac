import { RANKING_SIZE } from '@/lib/ranking-size';
import type { CatalogIndex } from './browsing';
import type { Product } from './product';

/**
 * The 12 newest products, newest first. Equal dates stand by id; a product whose date is missing or
 * broken counts as the oldest.
 */
export function newestProducts(index: CatalogIndex): Product[] {
  return index.query({ sort: 'newest' }).slice(0, RANKING_SIZE);
}

/** The 12 products with most downloads, most first. Equal counts stand by id. */
export function bestSellers(index: CatalogIndex): Product[] {
  return index.query({ sort: 'popular' }).slice(0, RANKING_SIZE);
}
