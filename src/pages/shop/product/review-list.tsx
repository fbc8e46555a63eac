import { formatDate } from '@/lib/dates';
import { useProductReviews } from '@/home/product-reviews';
import { LoadFailure } from '@/ui/load-failure';
import { ProgressiveList } from '@/ui/progressive-list';
import { Skeleton } from '@/ui/skeleton';
import { SpotPicture } from '@/ui/spot-picture';
import { Stars } from '@/ui/stars';

function NoReviews() {
  return (
    <div className="flex max-w-prose items-center gap-4 rounded-card bg-sunken px-4 py-3">
      <SpotPicture name="no-reviews" className="w-24!" />
      <div>
        <p className="font-semibold">No reviews yet</p>
        <p className="text-muted">Be the first to review this product!</p>
      </div>
    </div>
  );
}

/** What was written about a product, newest first. */
export default function ReviewList({ productId }: { productId: string }) {
  const { status, reviews, more, retry } = useProductReviews(productId);

  if (status === 'ready' && reviews.length === 0) return <NoReviews />;
  return (
    <>
      {status === 'loading' && <Skeleton className="animate-pulse h-24 max-w-prose rounded-card!" />}
      {status === 'failed' && <LoadFailure onRetry={retry}>The reviews could not be loaded.</LoadFailure>}
      <ProgressiveList label="Reviews" items={reviews} onEnd={more}>
        {({ id, userName, rating, comment, createdAt }) => (
          <li
            key={id}
            data-row={id}
            className="grid max-w-prose gap-1 rounded-card bg-sunken px-4 py-3 wrap-anywhere"
          >
            <h3 className="font-semibold">{userName || 'Unknown User'}</h3>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars rating={rating} />
              <p className="text-sm text-muted">{formatDate(createdAt)}</p>
            </div>
            <p className="whitespace-pre-line">{comment}</p>
          </li>
        )}
      </ProgressiveList>
    </>
  );
}
