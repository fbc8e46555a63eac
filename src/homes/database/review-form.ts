import { useEffect } from 'react';
import { ask } from '@/backend/database-functions';
import { BackendError, CODES } from '@/backend/errors';
import { insertReview } from '@/backend/reviews';
import { useAnswer } from '@/lib/use-answer';
import type { ReviewRight, SendReview, UseReviewRight } from '../types';
import { announce, onChange } from './record-changes';

const RIGHTS: Partial<Record<string, ReviewRight['right']>> = {
  yes: 'may',
  done: 'done',
  not_owned: 'not-owned',
};

async function askRight(productId: string): Promise<ReviewRight['right']> {
  try {
    return RIGHTS[String(await ask('may_review', { product: productId }))] ?? 'failed';
  } catch (error) {
    console.error('Error asking whether a product may be reviewed:', error);
    return 'failed';
  }
}

/** Whoever has ordered a product may review it, once. Visitors need not be asked about. */
export const useReviewRight: UseReviewRight = (productId, userId) => {
  const question = userId === null ? null : `${userId}|${productId}`;
  const { answer: right = 'loading', again } = useAnswer(question, () => askRight(productId));
  useEffect(() => onChange(`reviews of ${productId}`, again), [productId, again]);
  return { right: userId === null ? 'not-owned' : right, retry: again };
};

function refusalOf(error: BackendError): string {
  if (error.status === 401) return 'Your session has ended. Log in again to send it.';
  if (error.code === CODES.forbidden) return 'Reviews are for those who have ordered the product.';
  if (error.code === CODES.checkFailed)
    return 'A review has 1 to 5 stars and a comment of at most 2,000 characters.';
  if (error.code === CODES.stillReferenced) return 'This product is no longer for sale.';
  return 'The shop could not be reached. Please try again: it will be one review only.';
}

/** One review an account and product, however often it is sent: an answer that got lost is no second one. */
export const sendReview: SendReview | null = async (productId, rating, comment) => {
  try {
    await insertReview(productId, rating, comment);
  } catch (error) {
    const fault = error instanceof BackendError ? error : new BackendError('');
    if (fault.code !== CODES.duplicate) {
      console.error('Error sending a review:', error);
      return refusalOf(fault);
    }
  }
  announce(`reviews of ${productId}`);
  return null;
};

/** Characters of a comment, as the table has them. */
export const COMMENT_LIMIT: number | undefined = 2000;
