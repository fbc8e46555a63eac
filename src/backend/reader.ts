import { getEnvironment } from '@/lib/env';
import { toBackendError } from './errors';
import { createReader, type Reader } from './public-reads';
import { limited, READ_LIMIT } from './time-limit';

declare global {
  interface Window {
    /** Answers that the page's head asked for before the bundle came, by what follows `/rest/v1/` in their address. */
    inkpatchEarly?: Record<string, Promise<Response> | undefined>;
  }
}

/** Takes an early answer, once. */
function takeEarly(address: string): Promise<Response> | undefined {
  const resource = address.split('/rest/v1/')[1] ?? '';
  const answer = window.inkpatchEarly?.[resource];
  if (window.inkpatchEarly) window.inkpatchEarly[resource] = undefined;
  return answer;
}

/** Gives the early answer to a request where there is a good one; else asks. */
const earlyFetch: typeof fetch = async (input, init) => {
  const early = typeof input === 'string' ? takeEarly(input) : undefined;
  const answer = await early?.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error; // it had its time
  });
  return answer?.ok ? answer : fetch(input, limited(init, READ_LIMIT));
};

let reader: Reader | undefined;

/** The page's client for public rows. supabase-js, which it is a part of, is not on the path to the first picture. */
export function getReader(): Reader {
  const { supabaseUrl, supabaseAnonKey } = getEnvironment();
  return (reader ??= createReader(supabaseUrl, supabaseAnonKey, earlyFetch));
}

export interface RowPage {
  rows: unknown[];
  /** How many rows there are in all, when the backend was asked and said so. */
  total: number | null;
}

interface Answer {
  data: unknown;
  error: unknown;
  count: number | null;
  status: number;
}

/**
 * The rows that a read brings.
 * @throws BackendError when the answer is none, an error, or no list
 */
export async function rowsOf(read: PromiseLike<Answer>): Promise<RowPage> {
  const { data, error, count, status } = await read;
  if (status === 416) return { rows: [], total: null }; // beyond the end
  if (error) throw toBackendError(error, status);
  if (!Array.isArray(data)) throw toBackendError({ message: 'The answer is no list.' }, status);
  return { rows: data as unknown[], total: Number.isInteger(count) ? count : null };
}
