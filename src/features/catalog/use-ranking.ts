import { type CatalogIndex, createCatalogIndex } from '@/domain/browsing';
import type { Product } from '@/domain/product';
import { RANKING_SIZE } from '@/lib/ranking-size';
import { useAnswer } from '@/lib/use-answer';
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
 * @param rank names them in a catalogue, best first
 * @param fetchBest asks for them
 */
export function useRanking(
  rank: (index: CatalogIndex) => Product[],
  fetchBest: (count: number) => Promise<Product[]>,
): Ranking {
  const store = useCatalogStore();
  const { fresh, shown } = useCatalogState();
  const isHere = fresh.isComplete;
  const { answer, isAsking, again } = useAnswer(isHere ? null : 'best', () => {
    store.showStored();
    return fetchBest(RANKING_SIZE).then(
      // ranked here too: a backend may send more of them, and equal ones in another order
      (products) => rank(createCatalogIndex(products)),
      (error: unknown) => {
        console.error('Error fetching products:', error);
        return null;
      },
    );
  });

  if (isHere) return { products: rank(fresh.index), isWaiting: false, hasFailed: false, retry: again };
  const products = answer ?? (shown.isComplete ? rank(shown.index) : []);
  return {
    products,
    isWaiting: isAsking && products.length === 0,
    hasFailed: !isAsking && answer === null,
    retry: again,
  };
}
