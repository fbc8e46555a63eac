import { type ReactNode, useState } from 'react';
import { CatalogContext } from './catalog-context';
import { CatalogStore } from './catalog-store';

export function CatalogProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new CatalogStore());
  return <CatalogContext value={store}>{children}</CatalogContext>;
}
