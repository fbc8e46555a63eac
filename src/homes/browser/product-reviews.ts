import { useMemo } from 'react';
import { newestFirstBy } from '@/domain/recency';
import { reviews } from '@/records/reviews';
import { useRecord } from '@/records/use-record';
import type { UseProductReviews } from '../types';

const nothingToRetry = () => {};

/** The reviews of a product that lie in this browser. */
export const useProductReviews: UseProductReviews = (productId) => {
  const stored = useRecord(reviews);
  return useMemo(() => {
    const own = stored.filter((review) => review.productId === productId);
    const sorted = newestFirstBy(own, (review) => review.createdAt);
    return { status: 'ready', reviews: sorted, more: null, retry: nothingToRetry };
  }, [stored, productId]);
};
