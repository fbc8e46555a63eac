import { getClient } from './client';
import { toBackendError } from './errors';

/** Rows of one answer: a hosted project gives no more, and says nothing. */
const PAGE = 1000;

/**
 * All orders of an account, newest first.
 * @throws BackendError
 */
export async function readOwnOrders(userId: string): Promise<unknown[]> {
  const client = await getClient();
  const rows: unknown[] = [];
  for (;;) {
    const { data, error, status } = await client
      .from('orders')
      .select('id,user_id,items,total,status,billing_info,coupon,created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(rows.length, rows.length + PAGE - 1);
    if (error) throw toBackendError(error, status);
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
}
