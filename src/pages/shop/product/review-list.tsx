import { useMemo } from 'react';
import { newestFirstBy } from '@/domain/recency';
import { formatDate } from '@/lib/dates';
import { reviews } from '@/records/reviews';
import { useRecord } from '@/records/use-record';
import { ProgressiveList } from '@/ui/progressive-list';
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

/** The reviews of a product that lie in this browser, newest first. */
export default function ReviewList({ productId }: { productId: string }) {
  const stored = useRecord(reviews);
  const ofProduct = useMemo(() => {
    const own = stored.filter((review) => review.productId === productId);
    return newestFirstBy(own, (review) => review.createdAt);
  }, [stored, productId]);

  if (ofProduct.length === 0) return <NoReviews />;
  return (
    <ProgressiveList label="Reviews" items={ofProduct}>
      {({ id, userName, rating, comment, createdAt }) => (
        <li key={id} className="grid max-w-prose gap-1 rounded-card bg-sunken px-4 py-3 wrap-anywhere">
          <h3 className="font-semibold">{userName || 'Unknown User'}</h3>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars rating={rating} />
            <p className="text-sm text-muted">{formatDate(createdAt)}</p>
          </div>
          <p className="whitespace-pre-line">{comment}</p>
        </li>
      )}
    </ProgressiveList>
  );
}
