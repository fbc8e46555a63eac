import { createContext, type ReactNode, type RefObject, useRef } from 'react';
import type { CatalogStore } from './catalog-store';

export const CatalogContext = createContext<RefObject<CatalogStore | null> | null>(null);

/** Holds the catalogue for the pages below. The store and its code come with the first page that shows products. */
export function CatalogProvider({ children }: { children: ReactNode }) {
  const store = useRef<CatalogStore>(null);
  return <CatalogContext value={store}>{children}</CatalogContext>;
}
