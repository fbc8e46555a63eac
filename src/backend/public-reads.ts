import { PostgrestClient } from '@supabase/postgrest-js';

/**
 * The reads of the public catalogue, through the part of the hosted service's client that does nothing but read and write
 * rows. The page's head starts some of them before any bundle has arrived (src/build/early-requests.ts), and the store asks
 * for the same ones here: one source for both. This file imports nothing of ours, so that the build can read it.
 */

/** Says which client asks, as the whole client would. A test compares it with the version that is installed. */
const CLIENT_INFO = 'postgrest-js/2.109.0';

/**
 * A client for what everybody may read.
 * @param url address of the API, absolute
 */
export function createReader(url: string, anonKey: string, fetch: typeof globalThis.fetch) {
  const headers: Record<string, string> = { apikey: anonKey, 'X-Client-Info': CLIENT_INFO };
  if (anonKey.startsWith('ey')) headers.Authorization = `Bearer ${anonKey}`; // keys of the older kind are tokens
  // a failure is told at once, with a button to try again: retries in silence would keep people waiting
  return new PostgrestClient(`${url}/rest/v1`, { headers, fetch, retry: false });
}

export type Reader = ReturnType<typeof createReader>;

const products = (reader: Reader, isCounted = false) =>
  reader.from('products').select('*,categories(name)', isCounted ? { count: 'exact' } : {});

/** Newest first. A unique order: without the id, rows would slip between pages. */
const newest = (reader: Reader, isCounted?: boolean) =>
  products(reader, isCounted).order('created_at', { ascending: false, nullsFirst: false }).order('id');

export const allCategories = (reader: Reader) => reader.from('categories').select('*').order('name');

/** Rows asked for first: enough to fill the first screen. */
export const FIRST_PAGE = 24;

/** The newest products, and how many there are in all. */
export const firstProducts = (reader: Reader) => newest(reader, true).range(0, FIRST_PAGE - 1);

/** A part of all products, newest first. @param from first and last row, both counted from 0 */
export const productsBetween = (reader: Reader, from: number, to: number) => newest(reader).range(from, to);

export const newestProducts = (reader: Reader, count: number) => newest(reader).limit(count);

export const mostDownloadedProducts = (reader: Reader, count: number) =>
  products(reader).order('downloads', { ascending: false, nullsFirst: false }).order('id').limit(count);

export const oneProduct = (reader: Reader, id: string) => products(reader).eq('id', id);

export const productsWithIds = (reader: Reader, ids: readonly string[]) => products(reader).in('id', ids);

/** How many of a category are looked through for related products. */
const SIBLINGS = 48;

export const newestOfCategory = (reader: Reader, categoryId: string) =>
  newest(reader).eq('category_id', categoryId).limit(SIBLINGS);

/** The newest that share a keyword, letter by letter. */
export function newestWithKeywords(reader: Reader, keywords: readonly string[]) {
  const literal = keywords.map((keyword) => `"${keyword.replace(/["\\]/g, String.raw`\$&`)}"`).join(',');
  return newest(reader).overlaps('keywords', `{${literal}}`).limit(SIBLINGS);
}

/** Of everything that is sold, what a sitemap needs, in an order that does not change between two parts. */
export const soldBetween = (reader: Reader, from: number, to: number) =>
  reader.from('products').select('id,created_at').order('id').range(from, to);
