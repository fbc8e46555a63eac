import * as v from 'valibot';
import type { Review } from '@/domain/review';
import { createListStore } from './list-store';
import { entryReader, id, numeric, text } from './shapes';

const reviewSchema = v.object({
  id,
  productId: v.fallback(id, ''),
  userId: v.fallback(id, ''),
  userName: text,
  /** A review without a rating of the scale says nothing that the figures could count. */
  rating: v.pipe(numeric, v.minValue(1), v.maxValue(5)),
  comment: text,
  createdAt: text,
});

/** All reviews of this browser, under 'reviews' (spec, section 3). */
export const reviews = createListStore<Review>('reviews', entryReader(reviewSchema));

/** @returns whether the deletion was stored; if not, it lasts until the page is closed */
export function deleteReview(reviewId: string): boolean {
  return reviews.update((current) => current.filter((review) => review.id !== reviewId));
}
