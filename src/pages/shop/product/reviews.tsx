import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAuth } from '@/features/auth/auth-context';
import { cn } from '@/lib/class-names';
import { Late } from '@/lib/late';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { notImplemented } from '@/ui/not-implemented';
import { Skeleton } from '@/ui/skeleton';
import { useFormErrors } from '@/ui/use-form-errors';
import { useLate } from '@/ui/use-late';
import { useNearViewport } from '@/ui/use-near-viewport';

const list = new Late('the reviews', async () => (await import('./review-list')).default);

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

/** A stub: sending stores nothing, and what was typed stays. */
function ReviewForm() {
  const [rating, setRating] = useState(DEFAULT_RATING);
  const [comment, setComment] = useState('');
  const { errors, check, forgive } = useFormErrors();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) notImplemented('Review submission');
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={forgive}
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
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        Submit Review
      </Button>
    </form>
  );
}

/** Of the height of the words that there are none. */
const ListSkeleton = () => <Skeleton className="h-24 max-w-prose rounded-card!" />;

/** Comes when somebody scrolls that far. The page is complete without it, should its code not be had. */
function LateList({ productId }: { productId: string }) {
  const { status, value: ReviewList } = useLate(list);
  if (ReviewList) return <ReviewList productId={productId} />;
  return status === 'waiting' && <ListSkeleton />;
}

/** The form for those who are logged in, and what this browser knows of other reviews. */
export function Reviews({ productId }: { productId: string }) {
  const { user, loading } = useAuth();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  return (
    <section aria-labelledby="reviews-heading" className="mt-14 border-t-2 border-dashed border-line pt-8">
      <h2 id="reviews-heading" className="text-title">
        Customer Reviews
      </h2>
      <div className="mt-5 grid gap-6">
        {user && <ReviewForm key={user.id} />}
        {loading && <Skeleton className="h-94 max-w-prose rounded-patch!" />}
        <div ref={ref}>{isNear ? <LateList productId={productId} /> : <ListSkeleton />}</div>
      </div>
    </section>
  );
}
