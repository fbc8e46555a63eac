import { useMemo } from 'react';
import { bestSellers } from '@/domain/ranking';
import { useCatalog } from '@/features/catalog/catalog-context';
import { usePageMeta } from '@/ui/use-page-meta';
import { RankedPage } from './ranked/ranked-page';

export default function BestSellersPage() {
  usePageMeta('Best Sellers', 'The twelve drawings that were downloaded most, as PNG and EPS.');
  const { index, loading, isComplete, hasFailed, reload } = useCatalog();
  const products = useMemo(() => bestSellers(index), [index]);
  return (
    <RankedPage
      title="Best Sellers"
      intro="What makers reach for again and again: the twelve most downloaded pieces."
      products={products}
      isWaiting={loading || (!isComplete && !hasFailed)} // any row may be the most downloaded one
      hasFailed={hasFailed}
      onRetry={reload}
    />
  );
}
