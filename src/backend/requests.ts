/**
 * The reads of the public catalogue as plain data. The page's head starts the first of them before any bundle has
 * arrived (src/build/early-requests.ts), and the store asks for the same ones here: one source for both.
 * This file imports nothing, so that the build can read it.
 */

export interface ReadRange {
  /** First and last row, both counted. */
  from: number;
  to: number;
  /** Whether the answer shall say how many rows there are in all. */
  count?: boolean;
}

const PRODUCTS = 'products?select=*,categories(name)';

/** A unique order: without it, rows would slip between pages. */
export const NEWEST_PRODUCTS = `${PRODUCTS}&order=created_at.desc.nullslast,id.asc`;
export const ALL_CATEGORIES = 'categories?select=*&order=name.asc';

/** @param encodedId the id as it stands in an address */
export const oneProduct = (encodedId: string) => `${PRODUCTS}&id=eq.${encodedId}`;

/** How many of a category are looked through for related products. */
const SIBLINGS = 48;

/** The newest of a category. @param encodedId the category's id as it stands in an address */
export const newestOfCategory = (encodedId: string) =>
  `${NEWEST_PRODUCTS}&category_id=eq.${encodedId}&limit=${SIBLINGS}`;

/** The newest that share a keyword. @param encodedKeywords an array literal of Postgres as it stands in an address */
export const newestWithKeywords = (encodedKeywords: string) =>
  `${NEWEST_PRODUCTS}&keywords=ov.${encodedKeywords}&limit=${SIBLINGS}`;

/** Rows asked for first: enough to fill the first screen. */
export const FIRST_PAGE = 24;
export const FIRST_RANGE: ReadRange = { from: 0, to: FIRST_PAGE - 1, count: true };

/**
 * A part of a list, in its address. A `Range` header would say the same, but with it browsers ask for an answer that is
 * not compressed: four times the bytes.
 */
export function partOf(resource: string, range?: ReadRange): string {
  return range ? `${resource}&offset=${range.from}&limit=${range.to - range.from + 1}` : resource;
}

/** Headers of a public read. */
export function readHeaders(anonKey: string, range?: ReadRange): Record<string, string> {
  const headers: Record<string, string> = { apikey: anonKey, Accept: 'application/json' };
  if (anonKey.startsWith('ey')) headers.Authorization = `Bearer ${anonKey}`; // keys of the older kind are tokens
  if (range?.count) headers.Prefer = 'count=exact';
  return headers;
}
