import { GridSkeleton } from '@/features/catalog/grid-skeleton';
import { paths } from '@/lib/paths';
import { LoadFailure } from '@/ui/load-failure';
import { ProductGrid } from '@/features/catalog/product-grid';
import type { Ranking } from '@/features/catalog/use-ranking';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { cardSlots } from '../shared/card-slots';

/** What counts as the rating of a product that nobody has rated, on the ranked lists. */
const MISSING_RATING = 5;

interface RankedPageProps {
  title: string;
  intro: string;
  ranking: Ranking;
}

/** The twelve of a ranking, with their descriptions; the heading stands where the collection has its filters. */
export function RankedPage({ title, intro, ranking }: RankedPageProps) {
  const { products, isWaiting, hasFailed, retry } = ranking;
  return (
    <div className="page grid gap-x-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-17 lg:self-start">
        <PageHeading title={title} isSlim>
          {intro}
        </PageHeading>
      </div>
      <div className="min-w-0 lg:pt-6">
        {hasFailed && (
          <LoadFailure onRetry={retry}>The collection could not be loaded completely.</LoadFailure>
        )}
        {isWaiting && <GridSkeleton hasDescription />}
        {!isWaiting && products.length === 0 && (
          <EmptyState title="No Products Found" picture="nothing-found">
            There is nothing to rank yet.
          </EmptyState>
        )}
        {!isWaiting && products.length > 0 && (
          <ProductGrid
            label={title}
            products={products}
            hasDescription
            missingRating={MISSING_RATING}
            {...cardSlots}
          />
        )}
        <p className="mt-8 text-center">
          <ButtonLink to={paths.products} variant="secondary">
            Browse all
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
