import type { Fields } from '@/domain/parsing';
import { getClient } from './client';
import { toBackendError } from './errors';

/** All coupons; more than the 1,000 of one answer are no list that a person keeps. @throws BackendError */
export async function readCoupons(): Promise<unknown[]> {
  const client = await getClient();
  const { data, error, status } = await client
    .from('coupons')
    .select('*')
    .order('created_at', { ascending: false })
    .order('id');
  if (error) throw toBackendError(error, status);
  return data as unknown[];
}

/** @throws BackendError; code '23505' when the code is taken */
export async function insertCoupon(row: Fields): Promise<void> {
  const client = await getClient();
  const { error, status } = await client.from('coupons').insert(row);
  if (error) throw toBackendError(error, status);
}

/**
 * Changes a coupon if nobody else has since it was read.
 * @returns whether it was changed; if not, it has another version or is gone
 * @throws BackendError
 */
export async function updateCoupon(id: string, version: number, row: Fields): Promise<boolean> {
  const client = await getClient();
  const { data, error, status } = await client
    .from('coupons')
    .update(row)
    .eq('id', id)
    .eq('version', version)
    .select('id');
  if (error) throw toBackendError(error, status);
  return data.length > 0;
}
