import { useContext, useEffect, useSyncExternalStore } from 'react';
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

/** The catalogue; the first component that asks for it starts the load. */
export function useCatalog(): CatalogState & { reload: () => void } {
  const store = useCatalogStore();
  const state = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => void store.load(), [store]);
  return { ...state, reload: () => void store.reload() };
}
