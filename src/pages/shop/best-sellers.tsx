import { fetchBestSellers } from '@/backend/products';
import { bestSellers } from '@/domain/ranking';
import { useRanking } from '@/features/catalog/use-ranking';
import { usePageMeta } from '@/ui/use-page-meta';
import { RankedPage } from './ranked/ranked-page';

export default function BestSellersPage() {
  usePageMeta('Best Sellers', 'The twelve drawings that were downloaded most, as PNG and EPS.');
  const ranking = useRanking(bestSellers, fetchBestSellers);
  return (
    <RankedPage
      title="Best Sellers"
      intro="What makers reach for again and again: the twelve most downloaded pieces."
      ranking={ranking}
    />
  );
}
