import { Skeleton, SkeletonGroup } from '@/ui/skeleton';

const TILES = [0, 1, 2, 3, 4, 5, 6, 7];
const CARDS = [0, 1, 2, 3];

export const showcasePlace = 'page grid gap-6 pt-12';

/** The places of what the collection will show on the home page. */
export function ShowcasePlaces() {
  return (
    <>
      <Skeleton className="h-8 w-56" />
      <div className="grid grid-cols-2 gap-3 min-[26rem]:grid-cols-4 lg:grid-cols-8">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="aspect-4/5 rounded-patch!" />
        ))}
      </div>
      <Skeleton className="mt-6 h-8 w-40" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-80 rounded-patch! sm:h-96" />
        ))}
      </div>
    </>
  );
}

/** The same while it is on its way, which is said. */
export function ShowcaseSkeleton() {
  return (
    <SkeletonGroup label="Loading the collection…" className={showcasePlace}>
      <ShowcasePlaces />
    </SkeletonGroup>
  );
}
