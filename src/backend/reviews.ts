import { getClient } from './client';
import { toBackendError } from './errors';
import { getReader, rowsOf } from './reader';

/** Reviews that are read at once. */
export const REVIEW_PAGE = 50;

/**
 * What everybody may read of a product's reviews, newest first.
 * @param from how many of them are known already
 * @throws BackendError
 */
export async function readReviews(productId: string, from: number): Promise<unknown[]> {
  const read = getReader()
    .from('reviews')
    .select('id,product_id,user_name,rating,comment,created_at')
    .eq('product_id', productId)
    .eq('is_hidden', false)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, from + REVIEW_PAGE - 1);
  return (await rowsOf(read)).rows;
}

/** Adds a review of the signed-in account. @throws BackendError; code '23505' when it has reviewed the product already */
export async function insertReview(productId: string, rating: number, comment: string): Promise<void> {
  const client = await getClient();
  const { error, status } = await client.from('reviews').insert({ product_id: productId, rating, comment });
  if (error) throw toBackendError(error, status);
}
