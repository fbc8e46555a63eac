import type { CatalogIndex } from './browsing';
import type { Product } from './product';

/** How long new arrivals and best sellers are (spec, section 9). */
export const RANKED = 12;

/**
 * The 12 newest products (spec, section 2), newest first. Equal dates stand by id; a product whose date is missing or
 * broken counts as the oldest.
 */
export function newestProducts(index: CatalogIndex): Product[] {
  return index.query({ sort: 'newest' }).slice(0, RANKED);
}

/** The 12 products with most downloads (spec, section 2), most first. Equal counts stand by id. */
export function bestSellers(index: CatalogIndex): Product[] {
  return index.query({ sort: 'popular' }).slice(0, RANKED);
}
