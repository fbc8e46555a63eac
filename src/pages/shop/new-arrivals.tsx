import { useMemo } from 'react';
import { newestProducts } from '@/domain/ranking';
import { useCatalog } from '@/features/catalog/catalog-context';
import { usePageMeta } from '@/ui/use-page-meta';
import { RankedPage } from './ranked/ranked-page';

export default function NewArrivalsPage() {
  usePageMeta('New Arrivals', 'The twelve newest drawings of the shop, as PNG and EPS.');
  const { index, loading, hasFailed, reload } = useCatalog();
  // The catalogue comes newest first: its first page is enough.
  const products = useMemo(() => newestProducts(index), [index]);
  return (
    <RankedPage
      title="New Arrivals"
      intro="Still wet from the press: the twelve newest pieces of the collection."
      products={products}
      isWaiting={loading}
      hasFailed={hasFailed}
      onRetry={reload}
    />
  );
}
