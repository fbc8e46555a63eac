import { askForList } from '@/backend/database-functions';
import { deleteRecord, writeHidden } from '@/backend/admin-rows';
import { amountOf, type Fields, textOf } from '@/domain/parsing';
import { type NamedReview, type ReviewFigures, reviewFigures, reviewFrom } from '@/domain/review';
import type { SetReviewHidden, UseAdminReviews } from '../types';
import { announceChange, announceRemoval } from './record-changes';
import { inCamelCase, readable } from './rows';
import { type PageSource, usePages } from './use-pages';

function namedReviewFromRow(row: Fields): NamedReview | null {
  const review = reviewFrom(inCamelCase(row));
  return (
    review && {
      id: review.id,
      review,
      product: textOf(row.product) || 'Unknown Product',
      user: review.userName || 'Unknown User',
      isHidden: row.is_hidden === true,
    }
  );
}

const source: PageSource<NamedReview, ReviewFigures> = {
  name: 'reviews',
  async list(search, last, take) {
    const after = last && { before: last.review.createdAt, before_id: last.id };
    return readable(await askForList('list_reviews', { search, take, ...after }), namedReviewFromRow);
  },
  async figures() {
    const counts = await askForList('review_figures');
    return reviewFigures(counts.map((count, index) => ({ rating: index + 1, count: amountOf(count) })));
  },
  noFigures: reviewFigures([]),
};

/** All reviews of the shop, hidden ones too; the database sends each with the title of its product. */
export const useAdminReviews: UseAdminReviews = () => usePages(source);

/** @throws BackendError */
export async function deleteReview(id: string): Promise<boolean> {
  await deleteRecord('reviews', id);
  announceRemoval('reviews', id);
  return true;
}

/** @throws BackendError */
export const setReviewHidden: SetReviewHidden | null = async (id, isHidden) => {
  await writeHidden(id, isHidden);
  announceChange('reviews', id, { isHidden });
  return true;
};
