import { getEnvironment } from '@/lib/env';
import { toBackendError } from './errors';
import { partOf, type ReadRange, readHeaders } from './requests';

export interface RowPage {
  rows: unknown[];
  /** How many rows there are in all, when the backend said so. */
  total: number | null;
}

declare global {
  interface Window {
    /** Answers that the page's head asked for before the bundle came, by resource. */
    inkpatchEarly?: Record<string, Promise<Response> | undefined>;
  }
}

/** Takes an early answer, once. */
function takeEarly(resource: string): Promise<Response> | undefined {
  const answer = window.inkpatchEarly?.[resource];
  if (window.inkpatchEarly) window.inkpatchEarly[resource] = undefined;
  return answer;
}

async function ask(resource: string, range: ReadRange | undefined): Promise<Response> {
  const { supabaseUrl, supabaseAnonKey } = getEnvironment();
  const part = partOf(resource, range);
  const again = () =>
    fetch(`${supabaseUrl}/rest/v1/${part}`, { headers: readHeaders(supabaseAnonKey, range) });
  const early = takeEarly(part);
  if (!early) return again();
  const answer = await early.catch(() => null);
  return answer?.ok ? answer : again();
}

/**
 * Reads public rows without supabase-js, which is not on the path to the first picture.
 * @param resource table and query, e.g. `categories?select=*`
 * @throws BackendError when the answer is none, an error, or no list
 */
export async function readRows(resource: string, range?: ReadRange): Promise<RowPage> {
  const response = await ask(resource, range).catch((error: unknown) => {
    throw toBackendError(error);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 416) return { rows: [], total: null }; // beyond the end
  if (!response.ok) throw toBackendError(body, response.status);
  if (!Array.isArray(body)) throw toBackendError({ message: 'The answer is no list.' }, response.status);
  const total = Number(response.headers.get('content-range')?.split('/')[1] ?? NaN);
  return { rows: body as unknown[], total: Number.isInteger(total) ? total : null };
}
