import { EyeOff, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { Review } from '@/domain/review';
import { formatDate } from '@/lib/dates';
import { deleteReview } from '@/records/reviews';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';
import { Stars } from '@/ui/stars';
import { DeleteButton } from '../shared/delete-button';
import { removeRow } from '../shared/remove-row';

interface ReviewRowProps {
  review: Review;
  product: string;
  user: string;
}

export const ReviewRow = memo(function ReviewRow({ review, product, user }: ReviewRowProps) {
  const id = useId();
  const remove = (button: HTMLElement) =>
    removeRow(button, {
      question: 'Are you sure you want to delete this review?',
      remove: () => Promise.resolve(deleteReview(review.id)),
      done: 'Review deleted',
    });

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1 wrap-anywhere">
        <h3 id={id} className="font-semibold">
          {product}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={review.rating} />
          <p className="text-sm text-muted">
            <span>{user}</span> · <span>{formatDate(review.createdAt)}</span>
          </p>
        </div>
        <p className="mt-1 max-w-prose whitespace-pre-line">{review.comment}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11!"
          aria-describedby={id}
          onClick={() => notImplemented('Hiding reviews')}
        >
          <EyeOff className="size-4" aria-hidden /> Hide
        </Button>
        <DeleteButton aria-describedby={id} onClick={(event) => remove(event.currentTarget)}>
          <Trash2 className="size-4" aria-hidden /> Delete
        </DeleteButton>
      </div>
    </div>
  );
});
