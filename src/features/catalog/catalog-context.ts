import { useContext, useState, useSyncExternalStore } from 'react';
import { isBuildTime } from '@/lib/env';
import type { CatalogList } from './catalog-list';
import { CatalogContext } from './catalog-provider';
import { type CatalogState, CatalogStore } from './catalog-store';

/**
 * The store itself, for those who only want to reload it. It is made for the first who asks, so that pages without
 * products don't carry its code.
 * @throws Error outside a CatalogProvider
 */
export function useCatalogStore(): CatalogStore {
  const store = useContext(CatalogContext);
  if (!store) throw new Error('useCatalog must be used within a CatalogProvider');
  return (store.current ??= new CatalogStore());
}

/** What the store holds now; the component follows it, and does not start the load. */
export function useCatalogState(): CatalogState {
  const store = useCatalogStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
}

export interface Catalog extends CatalogList {
  /** True when something could not be read. */
  hasFailed: boolean;
  reload: () => void;
}

function useList(choose: (state: CatalogState) => CatalogList): Catalog {
  const store = useCatalogStore();
  const state = useCatalogState();
  // not in an effect, which runs after the paint: what the page's head asked for may be here already
  useState(() => {
    if (!isBuildTime) void store.load();
  });
  return { ...choose(state), hasFailed: state.hasFailed, reload: () => void store.reload() };
}

/**
 * The catalogue to browse; the first component that asks for it starts the load. That of the last visit counts as here
 * until the fresh one is.
 */
export const useCatalog = (): Catalog => useList(({ shown }) => shown);

/** The catalogue as the backend gave it today, and nothing else: for whoever changes it. */
export const useFreshCatalog = (): Catalog => useList(({ fresh }) => fresh);
