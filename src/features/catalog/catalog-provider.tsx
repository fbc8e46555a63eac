import { createContext, type ReactNode, useState } from 'react';
import { Once } from '@/lib/once';
import type { CatalogStore } from './catalog-store';

export const CatalogContext = createContext<Once<CatalogStore> | null>(null);

/** Holds the catalogue for the pages below. The store and its code come with the first page that shows products. */
export function CatalogProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new Once<CatalogStore>());
  return <CatalogContext value={store}>{children}</CatalogContext>;
}
