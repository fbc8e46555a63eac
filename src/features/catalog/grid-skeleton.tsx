import { SkeletonGroup } from '@/ui/skeleton';
import { NeedsScript } from '@/ui/needs-script';
import { CardSkeleton, type CardSkeletonProps } from './card-skeleton';
import { gridStyles } from './product-grid';

/** As many as the first paint of a list has cards. */
const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** The places of cards that are on their way, of their size. */
export function GridSkeleton({ view = 'grid', ...card }: CardSkeletonProps) {
  return (
    <>
      <NeedsScript>The collection needs JavaScript to be shown.</NeedsScript>
      <SkeletonGroup label="Loading products…" className={view === 'grid' ? gridStyles() : 'grid gap-3'}>
        {PLACES.map((place) => (
          <CardSkeleton key={place} view={view} {...card} />
        ))}
      </SkeletonGroup>
    </>
  );
}
