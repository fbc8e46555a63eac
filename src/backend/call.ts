import { getClient } from './client';
import { BackendError, toBackendError } from './errors';

/**
 * Calls one of the store's functions in the database.
 * @throws BackendError; its `hint` says in one word why the function refused
 */
export async function call(name: string, args: Record<string, unknown> = {}): Promise<unknown> {
  const client = await getClient();
  const answer = await client.rpc(name, args);
  if (answer.error) throw toBackendError(answer.error, answer.status);
  return answer.data;
}

/** The same for a function whose answer is a list. @throws BackendError */
export async function callList(name: string, args: Record<string, unknown> = {}): Promise<unknown[]> {
  const rows = await call(name, args);
  if (!Array.isArray(rows)) throw new BackendError('The answer is no list.');
  return rows as unknown[];
}
