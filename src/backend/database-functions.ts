import { getClient } from './client';
import { BackendError, toBackendError } from './errors';
import { READ_LIMIT } from './time-limit';

type Args = Record<string, unknown>;

async function call(name: string, args: Args, signal?: AbortSignal): Promise<unknown> {
  const client = await getClient();
  const request = client.rpc(name, args);
  const answer = await (signal ? request.abortSignal(signal) : request);
  if (answer.error) throw toBackendError(answer.error, answer.status);
  return answer.data;
}

/**
 * Asks one of the store's functions in the database. It has the time of a read, although it is sent by POST: what is
 * searched for does not belong into an address, which servers note.
 * @throws BackendError
 */
export const ask = (name: string, args: Args = {}): Promise<unknown> =>
  call(name, args, AbortSignal.timeout(READ_LIMIT));

/** The same for a function whose answer is a list. @throws BackendError */
export async function askForList(name: string, args: Args = {}): Promise<unknown[]> {
  const rows = await ask(name, args);
  if (!Array.isArray(rows)) throw new BackendError('The answer is no list.');
  return rows as unknown[];
}

/**
 * Has one of the store's functions change something; it has the time of a write.
 * @throws BackendError; its `hint` says in one word why the function refused
 */
export const command = (name: string, args: Args): Promise<unknown> => call(name, args);
