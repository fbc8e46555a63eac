import { useMemo } from 'react';
import { newestFirstBy } from '@/domain/recency';
import { type NamedReview, reviewFigures } from '@/domain/review';
import { productRecords } from '@/records/products';
import * as records from '@/records/reviews';
import { useRecord } from '@/records/use-record';
import { users as userStore } from '@/records/users';
import type { SetReviewHidden, UseAdminReviews } from '../types';
import { useWholeList } from '../use-whole-list';

const textsOf = ({ review, product, user }: NamedReview) => [review.comment, user, product];

/**
 * The reviews of this browser, newest first. Products are named by the catalogue, and where it does not know one by the
 * record under 'products'; a user by the review itself, else by the account list.
 */
export const useAdminReviews: UseAdminReviews = (useTitles) => {
  const stored = useRecord(records.reviews);
  const users = useRecord(userStore);
  const recorded = useRecord(productRecords);
  const { products, isKnown } = useTitles();
  const unknownProduct = isKnown ? 'Unknown Product' : 'Loading…';

  const named = useMemo(() => {
    const titles = new Map([...recorded, ...products].map(({ id, title }) => [id, title]));
    const names = new Map(users.map(({ id, name, email }) => [id, name || email]));
    return newestFirstBy(stored, (review) => review.createdAt).map((review) => ({
      id: review.id,
      review,
      product: titles.get(review.productId) || unknownProduct,
      user: review.userName || names.get(review.userId) || 'Unknown User',
      isHidden: false,
    }));
  }, [stored, users, recorded, products, unknownProduct]);
  const figures = useMemo(() => reviewFigures(stored), [stored]);
  return useWholeList(named, textsOf, figures);
};

/** @returns whether it was stored; if not, it lasts until the page is closed */
export const deleteReview = (id: string): Promise<boolean> => Promise.resolve(records.deleteReview(id));

/** Nobody else sees these reviews: there is nothing to hide them from. */
export const setReviewHidden: SetReviewHidden | null = null;
