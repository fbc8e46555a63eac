import { CODES, toBackendError } from './errors';
import { getClient } from './client';

/**
 * Puts an address on the newsletter list. A plain insert: visitors may write here, but not read back.
 * @returns 'duplicate' when the address is there already, in whatever case
 * @throws BackendError
 */
export async function subscribe(email: string): Promise<'subscribed' | 'duplicate'> {
  const client = await getClient();
  const { error, status } = await client.from('newsletter_subscribers').insert({ email });
  if (!error) return 'subscribed';
  if (error.code === CODES.duplicate) return 'duplicate';
  throw toBackendError(error, status);
}
