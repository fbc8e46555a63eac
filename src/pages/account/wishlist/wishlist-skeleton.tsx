import { CardSkeleton } from '@/features/catalog/card-skeleton';
import { PageHeadingSkeleton } from '@/ui/page-heading-skeleton';
import { SkeletonGroup } from '@/ui/skeleton';

export const wishlistGrid = 'grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 md:grid-cols-3';

const CARDS = [0, 1, 2];

export function WishlistSkeleton() {
  return (
    <SkeletonGroup label="Loading your wishlist…" className="page">
      <PageHeadingSkeleton hasIntro />
      <div className={wishlistGrid}>
        {CARDS.map((card) => (
          <CardSkeleton key={card} hasDescription isSaved />
        ))}
      </div>
    </SkeletonGroup>
  );
}
