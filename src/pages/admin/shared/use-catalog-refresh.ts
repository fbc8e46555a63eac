import { useCallback } from 'react';
import { useCatalogStore } from '@/features/catalog/catalog-context';
import { recordProducts } from '@/records/products';

/**
 * Reads the catalogue again after a change, and the names kept for the reviews screen with it.
 * @returns a function that tells, when no read is under way any more, whether the catalogue is up to date
 */
export function useCatalogRefresh(): () => Promise<boolean> {
  const store = useCatalogStore();
  return useCallback(async () => {
    let read: Promise<void> | null = store.reload();
    while (read) {
      await read;
      const latest: Promise<void> = store.load(); // a further change may have started another read meanwhile
      read = latest === read ? null : latest;
    }
    const { fresh, hasFailed } = store.getState();
    const isFresh = fresh.isComplete && !hasFailed;
    if (isFresh) recordProducts(fresh.products);
    return isFresh;
  }, [store]);
}
