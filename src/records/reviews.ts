import { idOf, isFields, numberOf, textOf } from '@/domain/parsing';
import type { Review } from '@/domain/review';
import { createListStore } from './list-store';

function reviewFrom(value: unknown): Review | null {
  if (!isFields(value)) return null;
  const id = idOf(value.id);
  const rating = numberOf(value.rating);
  // one without a rating of the scale says nothing that the figures could count
  if (id === null || rating === null || rating < 1 || rating > 5) return null;
  return {
    id,
    productId: idOf(value.productId) ?? '',
    userId: idOf(value.userId) ?? '',
    userName: textOf(value.userName),
    rating,
    comment: textOf(value.comment),
    createdAt: textOf(value.createdAt),
  };
}

/** All reviews of this browser, under 'reviews'. */
export const reviews = createListStore<Review>('reviews', reviewFrom);

/** @returns whether the deletion was stored; if not, it lasts until the page is closed */
export function deleteReview(reviewId: string): boolean {
  return reviews.update((current) => current.filter((review) => review.id !== reviewId));
}
