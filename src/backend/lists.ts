import { listFrom } from '@/domain/cart';
import { getClient } from './client';
import { BackendError, CODES, toBackendError } from './errors';

/**
 * Carts and wishlists are the same thing to the backend: one row a user, with a list.
 *
 * The read asks for a single row, and "no such row" (PGRST116, with status 406) is how an account without a list is told
 * from one with an empty list. The browser logs that 406 in red by itself. `maybeSingle()` would keep that line
 * away, but it is another request, for any number of rows: whatever stands behind the store is asked for one.
 * @param table which of the two
 * @returns the stored list, [] where there is no row yet
 * @throws BackendError, also for a stored value that is no list and for a session that is another user's by now: neither
 *   must be taken for an empty list and written over
 */
export async function readItems(table: 'carts' | 'wishlists', userId: string): Promise<unknown[]> {
  const client = await getClient();
  const { data, error, status } = await client
    .from(table)
    .select('items')
    .eq('user_id', userId)
    .single<{ items: unknown }>();
  if (error) {
    if (error.code === CODES.noRow) {
      // nobody sees another's row: without one, make sure that it was asked for as that user
      const { data: current } = await client.auth.getSession();
      if (current.session?.user.id === userId) return [];
      throw new BackendError('The session is not that of the list.', 'other_session', status);
    }
    throw toBackendError(error, status);
  }
  if (data.items === null) return [];
  const items = listFrom(data.items);
  if (!items) throw new BackendError(`The stored list in ${table} is no list.`, 'not_a_list', status);
  return items;
}

/**
 * Writes the whole list of a user.
 * @throws BackendError
 */
export async function writeItems(
  table: 'carts' | 'wishlists',
  userId: string,
  items: unknown[],
): Promise<void> {
  const client = await getClient();
  const { error, status } = await client
    .from(table)
    .upsert({ user_id: userId, items }, { onConflict: 'user_id' });
  if (error) throw toBackendError(error, status);
}
