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
    <div className="py-3 wrap-anywhere">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
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
        </div>
        <div className="-my-1.5 flex shrink-0 gap-1">
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11! min-w-11"
            aria-describedby={id}
            onClick={() => void toggle(named)}
          >
            {isHidden ? <Eye className="size-4" aria-hidden /> : <EyeOff className="size-4" aria-hidden />}
            <span className="max-sm:sr-only">{isHidden ? 'Show' : 'Hide'}</span>
          </Button>
          <DeleteButton
            className="min-w-11"
            aria-describedby={id}
            onClick={(event) => remove(event.currentTarget)}
          >
            <Trash2 className="size-4" aria-hidden /> <span className="max-sm:sr-only">Delete</span>
          </DeleteButton>
        </div>
      </div>
      <p className="mt-1 whitespace-pre-line">{review.comment}</p>
    </div>
  );
});
