import { Star } from 'lucide-react';
import { cn } from '@/lib/class-names';

const STARS = [1, 2, 3, 4, 5];

/** Five stars, filled up to the floored rating, read as a sentence. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const filled = Math.floor(rating);
  return (
    <span role="img" aria-label={`Rated ${rating} out of 5`} className={cn('inline-flex gap-0.5', className)}>
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden
          data-filled={star <= filled}
          className={cn('size-5 text-edge', star <= filled && 'fill-marigold text-ink dark:text-marigold')}
        />
      ))}
    </span>
  );
}
