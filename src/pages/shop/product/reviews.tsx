import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@/features/auth/auth-context';
import { useReviewRight } from '@/home/review-form';
import { LazyCode } from '@/lib/lazy-code';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { useLazyCode } from '@/ui/use-lazy-code';
import { useNearViewport } from '@/ui/use-near-viewport';
import { ReviewForm } from './review-form';
import { ReviewNote } from './review-note';

const list = new LazyCode('the reviews', async () => (await import('./review-list')).default);

/** Of the height of the words that there are none. */
const ListSkeleton = () => <Skeleton className="animate-pulse h-24 max-w-prose rounded-card!" />;

/** Comes when somebody scrolls that far. The page is complete without it, should its code not be had. */
function LateList({ productId }: { productId: string }) {
  const { status, value: ReviewList } = useLazyCode(list);
  if (ReviewList) return <ReviewList productId={productId} />;
  return status === 'waiting' && <ListSkeleton />;
}

const FormSkeleton = () => <Skeleton className="animate-pulse h-94 max-w-prose rounded-patch!" />;

interface OwnReviewProps {
  productId: string;
  /** Null for a visitor. */
  userId: string | null;
  onSent: () => void;
}

/** The form, or why there is none. */
function OwnReview({ productId, userId, onSent }: OwnReviewProps) {
  const { right, retry } = useReviewRight(productId, userId);
  const note = useRef<HTMLParagraphElement>(null);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (isSent) note.current?.focus(); // the form that had it is gone
  }, [isSent]);

  if (isSent || right === 'done') return <ReviewNote ref={note} kind="done" />;
  if (right === 'not-owned') return <ReviewNote ref={note} kind="not-owned" />;
  if (right === 'absent') return null;
  if (right === 'loading') return <FormSkeleton />;
  if (right === 'failed')
    return <LoadFailure onRetry={retry}>Whether you may review this product is not known.</LoadFailure>;
  const finish = () => {
    setSent(true);
    onSent();
  };
  return <ReviewForm productId={productId} onSent={finish} />;
}

/**
 * The form for those who may review, and what is known of other reviews.
 * @param onSent called when a review was added
 */
export function Reviews({ productId, onSent }: { productId: string; onSent: () => void }) {
  const { user, status } = useAuth();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const userId = user?.id ?? null;
  return (
    <section aria-labelledby="reviews-heading" className="mt-14 border-t-2 border-dashed border-line pt-8">
      <h2 id="reviews-heading" tabIndex={-1} className="text-title outline-none">
        Customer Reviews
      </h2>
      <div className="mt-5 grid gap-6">
        {status === 'loading' ? (
          <FormSkeleton />
        ) : (
          <OwnReview key={userId} productId={productId} userId={userId} onSent={onSent} />
        )}
        <div ref={ref}>{isNear ? <LateList productId={productId} /> : <ListSkeleton />}</div>
      </div>
    </section>
  );
}
