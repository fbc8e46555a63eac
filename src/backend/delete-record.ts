import { getClient } from './client';
import { BackendError, toBackendError } from './errors';

/**
 * Deletes a row of the records.
 * @throws BackendError, also when nothing was deleted: a refused deletion answers without an error and without a row
 */
export async function deleteRecord(
  table: 'coupons' | 'newsletter_subscribers' | 'reviews',
  id: string,
): Promise<void> {
  const client = await getClient();
  const { data, error, status } = await client.from(table).delete().eq('id', id).select('id');
  if (error) throw toBackendError(error, status);
  if (data.length === 0)
    throw new BackendError('Nothing was deleted: it is gone already, or your account may not delete it.');
}
