import { useMemo } from 'react';
import { newestFirstBy } from '@/domain/recency';
import type { Review } from '@/domain/review';
import { useFreshCatalog } from '@/features/catalog/catalog-context';
import { productRecords } from '@/records/products';
import { reviews as reviewStore } from '@/records/reviews';
import { useRecord } from '@/records/use-record';
import { users as userStore } from '@/records/users';

export interface NamedReview {
  id: string;
  review: Review;
  /** Title of the product. */
  product: string;
  /** Name of who wrote it. */
  user: string;
}

/**
 * The reviews, newest first, with the names that their ids stand for. Products are named by the catalogue, and where it
 * does not know one by the record under 'products'; a user by the review itself, else by the account list.
 */
export function useNamedReviews(): NamedReview[] {
  const stored = useRecord(reviewStore);
  const users = useRecord(userStore);
  const recorded = useRecord(productRecords);
  const { products, isComplete, hasFailed } = useFreshCatalog();
  /** Until the catalogue is here, a product that is not known yet is not an unknown one. */
  const unknownProduct = isComplete || hasFailed ? 'Unknown Product' : 'Loading…';

  return useMemo(() => {
    const titles = new Map([...recorded, ...products].map(({ id, title }) => [id, title]));
    const names = new Map(users.map(({ id, name, email }) => [id, name || email]));
    return newestFirstBy(stored, (review) => review.createdAt).map((review) => ({
      id: review.id,
      review,
      product: titles.get(review.productId) || unknownProduct,
      user: review.userName || names.get(review.userId) || 'Unknown User',
    }));
  }, [stored, users, recorded, products, unknownProduct]);
}
