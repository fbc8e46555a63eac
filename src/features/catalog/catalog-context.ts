import { useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { createCatalogIndex } from '@/domain/browsing';
import { isKept } from '@/domain/freshness';
import { type CatalogState, CatalogStore } from './catalog-store';
import { CatalogContext } from './catalog-provider';

/**
 * The store itself, for those who only want to reload it. It is made for the first who asks, so that pages without
 * products don't carry its code.
 * @throws Error outside a CatalogProvider
 */
export function useCatalogStore(): CatalogStore {
  const store = useContext(CatalogContext);
  if (!store) throw new Error('useCatalog must be used within a CatalogProvider');
  return store.get(() => new CatalogStore());
}

export type Catalog = CatalogState & { reload: () => void };

function useLoadedCatalog(): Catalog {
  const store = useCatalogStore();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
  // not in an effect, which runs after the paint: what the page's head asked for may be here already
  useState(() => void store.load());
  return { ...state, reload: () => void store.reload() };
}

/**
 * The catalogue to browse; the first component that asks for it starts the load. What was kept from the last visit counts
 * as here until the fresh one is.
 */
export function useCatalog(): Catalog {
  const catalog = useLoadedCatalog();
  return {
    ...catalog,
    loading: catalog.loading && catalog.kept === 'nothing',
    isComplete: catalog.isComplete || catalog.kept === 'everything',
  };
}

/** The catalogue as the backend gave it today, and nothing else: for whoever changes it, or relies on a price. */
export function useCurrentCatalog(): Catalog {
  const catalog = useLoadedCatalog();
  const { products, categories, index, kept } = catalog;
  const current = useMemo(() => {
    if (kept === 'nothing') return { products, categories, index };
    const ofToday = products.filter((product) => !isKept(product));
    return {
      products: ofToday,
      categories: categories.filter((category) => !isKept(category)),
      index: createCatalogIndex(ofToday),
    };
  }, [products, categories, index, kept]);
  return { ...catalog, ...current };
}
