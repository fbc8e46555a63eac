import { type Review, reviewFrom } from '@/domain/review';
import { createListStore } from './list-store';

/** All reviews of this browser, under 'reviews'. */
export const reviews = createListStore<Review>('reviews', reviewFrom);

/** @returns whether the deletion was stored; if not, it lasts until the page is closed */
export function deleteReview(reviewId: string): boolean {
  return reviews.update((current) => current.filter((review) => review.id !== reviewId));
}
