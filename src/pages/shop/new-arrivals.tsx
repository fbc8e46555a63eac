import { fetchNewArrivals } from '@/backend/products';
import { newestProducts } from '@/domain/ranking';
import { useRanking } from '@/features/catalog/use-ranking';
import { usePageMeta } from '@/ui/use-page-meta';
import { RankedPage } from './ranked/ranked-page';

export default function NewArrivalsPage() {
  usePageMeta('New Arrivals', 'The twelve newest drawings of the shop, as PNG and EPS.');
  const ranking = useRanking(newestProducts, fetchNewArrivals);
  return (
    <RankedPage
      title="New Arrivals"
      intro="Still wet from the press: the twelve newest pieces of the collection."
      ranking={ranking}
    />
  );
}
