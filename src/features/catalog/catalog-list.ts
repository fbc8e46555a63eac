import { type CatalogIndex, createCatalogIndex } from '@/domain/browsing';
import type { Category } from '@/domain/category';
import type { Product } from '@/domain/product';

/** A catalogue, as far as it is here. */
export interface CatalogList {
  products: readonly Product[];
  categories: readonly Category[];
  /** Search and order over `products`. */
  index: CatalogIndex;
  /** How many products there are in all: the backend's count until they have all come. */
  total: number;
  /** True until there is something to show, or it is known that there is nothing. */
  loading: boolean;
  /** True when every product is here. */
  isComplete: boolean;
}

export const EMPTY_LIST: CatalogList = {
  products: [],
  categories: [],
  index: createCatalogIndex([]),
  total: 0,
  loading: true,
  isComplete: false,
};

/** The list with a change; the index follows the products. */
export function withChange(list: CatalogList, change: Partial<Omit<CatalogList, 'index'>>): CatalogList {
  const { products } = change;
  return { ...list, ...change, ...(products && { index: createCatalogIndex(products) }) };
}

/** The products of both lists, each once: where both have one, the first list's. */
export function joined(first: readonly Product[], second: readonly Product[]): Product[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}

/** What is shown while the fresh list is on its way: the stored one, with whatever of the fresh one is here. */
export function standIn(fresh: CatalogList, stored: CatalogList): CatalogList {
  const products = joined(fresh.products, stored.products);
  return withChange(stored, {
    products,
    categories: fresh.categories.length > 0 ? fresh.categories : stored.categories,
    total: Math.max(fresh.total, products.length),
  });
}
