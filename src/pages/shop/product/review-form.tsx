import { Star } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { COMMENT_LIMIT, sendReview } from '@/home/review-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { notImplemented } from '@/ui/not-implemented';
import { toast } from '@/ui/toast-store';
import { useForm } from '@/ui/use-form-errors';

const RATINGS = [1, 2, 3, 4, 5];
const DEFAULT_RATING = 5;

function RatingPicker({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Rating</legend>
      <div className="mt-1.5 flex">
        {RATINGS.map((value) => (
          <label
            key={value}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={value}
              checked={value === rating}
              onChange={() => onRate(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
              aria-label={value === 1 ? '1 star' : `${value} stars`}
            />
            <Star
              aria-hidden
              className={cn(
                'size-7 text-edge',
                value <= rating && 'fill-marigold text-ink dark:text-marigold',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Where reviews can't be sent, the button says so; what was typed stays in any case until it is sent.
 * @param onSent called when the review is there
 */
export function ReviewForm({ productId, onSent }: { productId: string; onSent: () => void }) {
  const [rating, setRating] = useState(DEFAULT_RATING);
  const [comment, setComment] = useState('');

  const { errors, isBusy, form } = useForm(async () => {
    if (!sendReview) {
      notImplemented('Review submission');
      return;
    }
    const refusal = await sendReview(productId, rating, comment);
    if (refusal) {
      toast({ title: 'Review not posted', description: refusal, variant: 'destructive' });
      return;
    }
    toast({ title: 'Review posted!', description: 'Thank you for telling others.' });
    onSent();
  });

  return (
    <form
      {...form}
      className="grid max-w-prose gap-4 rounded-patch border-2 border-ink bg-surface p-5 dark:border-line"
    >
      <h3 className="text-heading">Leave a Review</h3>
      <RatingPicker rating={rating} onRate={setRating} />
      <Field label="Comment" error={errors.comment}>
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            required
            readOnly={isBusy}
            maxLength={COMMENT_LIMIT}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Submit Review'}
      </Button>
    </form>
  );
}
