import { getEnvironment } from '@/lib/env';
import { toBackendError } from './errors';

export interface RowPage {
  rows: unknown[];
  /** How many rows there are in all, when the backend said so. */
  total: number | null;
}

/**
 * Reads public rows without supabase-js, which is not on the path to the first picture.
 * @param resource table and query, e.g. `categories?select=*`
 * @param range first and last row, both counted
 * @throws BackendError when the answer is none, an error, or no list
 */
export async function readRows(
  resource: string,
  range?: { from: number; to: number; count?: boolean },
): Promise<RowPage> {
  const { supabaseUrl, supabaseAnonKey } = getEnvironment();
  const headers: Record<string, string> = {
    apikey: supabaseAnonKey,
    Accept: 'application/json',
  };
  if (supabaseAnonKey.startsWith('ey')) headers.Authorization = `Bearer ${supabaseAnonKey}`; // keys of the older kind are tokens
  if (range) {
    headers['Range-Unit'] = 'items';
    headers.Range = `${range.from}-${range.to}`;
    if (range.count) headers.Prefer = 'count=exact';
  }
  let response: Response;
  try {
    response = await fetch(`${supabaseUrl}/rest/v1/${resource}`, { headers });
  } catch (error) {
    throw toBackendError(error);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 416) return { rows: [], total: null }; // beyond the end
  if (!response.ok) throw toBackendError(body, response.status);
  if (!Array.isArray(body)) throw toBackendError({ message: 'The answer is no list.' }, response.status);
  const total = Number(response.headers.get('content-range')?.split('/')[1] ?? NaN);
  return { rows: body as unknown[], total: Number.isInteger(total) ? total : null };
}
