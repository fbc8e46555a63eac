import { useEffect, useState } from 'react';
import { type CatalogIndex, createCatalogIndex } from '@/domain/browsing';
import type { Product } from '@/domain/product';
import { RANKING_SIZE } from '@/lib/ranking-size';
import { useCatalogState, useCatalogStore } from './catalog-context';

export interface Ranking {
  /** Best first. */
  products: Product[];
  isWaiting: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The best of a ranking: of the catalogue where all of it is here, else asked for by themselves. Those of the last visit's
 * catalogue stand in for them meanwhile.
 * @param rank names them in a catalogue, best first; the same function at every render
 * @param fetchBest asks for them; the same function at every render
 */
export function useRanking(
  rank: (index: CatalogIndex) => Product[],
  fetchBest: (count: number) => Promise<Product[]>,
): Ranking {
  const store = useCatalogStore();
  const { fresh, shown } = useCatalogState();
  const [answer, setAnswer] = useState<{ attempt: number; products: Product[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isHere = fresh.isComplete;

  useEffect(() => {
    if (isHere) return;
    let isStale = false;
    store.showStored();
    fetchBest(RANKING_SIZE).then(
      // ranked here too: a backend may send more of them, and equal ones in another order
      (products) => !isStale && setAnswer({ attempt, products: rank(createCatalogIndex(products)) }),
      (error: unknown) => {
        console.error('Error fetching products:', error);
        if (!isStale) setAnswer({ attempt, products: null });
      },
    );
    return () => {
      isStale = true;
    };
  }, [store, isHere, rank, fetchBest, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  if (isHere) return { products: rank(fresh.index), isWaiting: false, hasFailed: false, retry };
  const products = answer?.products ?? (shown.isComplete ? rank(shown.index) : []);
  const isAnswered = answer?.attempt === attempt;
  return {
    products,
    isWaiting: !isAnswered && products.length === 0,
    hasFailed: isAnswered && answer.products === null,
    retry,
  };
}
