import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { NamedReview } from '@/domain/review';
import { deleteReview, setReviewHidden } from '@/home/admin-reviews';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';
import { Stars } from '@/ui/stars';
import { toast } from '@/ui/toast-store';
import { withFailureToast } from '../shared/with-failure-toast';
import { DeleteButton } from '../shared/delete-button';
import { removeRow } from '../shared/remove-row';

/** Takes a review off its product's page or puts it back, where that is possible. */
async function toggle({ id, isHidden }: NamedReview) {
  if (!setReviewHidden) notImplemented('Hiding reviews');
  else if (await withFailureToast(setReviewHidden(id, !isHidden)))
    toast({ title: isHidden ? 'Review shown' : 'Review hidden' });
}

export const ReviewRow = memo(function ReviewRow({ named }: { named: NamedReview }) {
  const { review, product, user, isHidden } = named;
  const id = useId();
  const remove = (button: HTMLElement) =>
    removeRow(button, {
      question: 'Are you sure you want to delete this review?',
      remove: () => deleteReview(review.id),
      done: 'Review deleted',
    });

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1 wrap-anywhere">
        <h3 id={id} className="font-semibold">
          {product}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={review.rating} />
          {isHidden && <Badge>Hidden</Badge>}
          <p className="text-sm text-muted">
            <span>{user}</span> · <span>{formatDate(review.createdAt)}</span>
          </p>
        </div>
        <p className="mt-1 max-w-prose whitespace-pre-line">{review.comment}</p>
      </div>
      <div className="-my-1.5 flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11!"
          aria-describedby={id}
          onClick={() => void toggle(named)}
        >
          {isHidden ? <Eye className="size-4" aria-hidden /> : <EyeOff className="size-4" aria-hidden />}
          {isHidden ? 'Show' : 'Hide'}
        </Button>
        <DeleteButton aria-describedby={id} onClick={(event) => remove(event.currentTarget)}>
          <Trash2 className="size-4" aria-hidden /> Delete
        </DeleteButton>
      </div>
    </div>
  );
});
