import { createReader, productsBetween } from '../backend/public-reads.ts';
import { readRows } from './read-rows.ts';

/** How many products get a file of their own, unless VITE_BUILT_PRODUCTS says otherwise. */
const USUAL = 5000;
const PATIENCE_MS = 60_000;

/**
 * How many products get a file of their own: of more, the newest.
 * @param raw the variable VITE_BUILT_PRODUCTS
 * @throws Error for what is no whole number
 */
export function builtProductsFrom(raw: string | undefined): number {
  const text = raw?.trim() ?? '';
  if (text === '') return USUAL;
  if (!/^\d+$/.test(text)) throw new Error(`VITE_BUILT_PRODUCTS is no whole number: "${text}".`);
  return Number(text);
}

/**
 * Rows of the newest products.
 * @param limit how many at most
 * @throws Error when the backend can't be reached, refuses, or does not answer in time
 */
export function readNewest(backendUrl: string, anonKey: string, limit: number): Promise<unknown[]> {
  const reader = createReader(backendUrl, anonKey, fetch);
  return readRows(
    (from, to, signal) => productsBetween(reader, from, to).abortSignal(signal),
    PATIENCE_MS,
    limit,
  );
}

/** Whether a file may be called so on every host: other products are drawn in the shell. */
export const isFileName = (id: string): boolean => /^\w[\w.-]{0,99}$/.test(id);
