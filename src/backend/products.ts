import { type Product, productFrom } from '@/domain/product';
import { nextTask } from '@/lib/idle';
import { BackendError, CODES } from './errors';
import {
  FIRST_PAGE,
  firstProducts,
  mostDownloadedProducts,
  newestOfCategory,
  newestProducts,
  newestWithKeywords,
  oneProduct,
  productsBetween,
  productsWithIds,
} from './public-reads';
import { readThisVisit } from './read-this-visit';
import { getReader, rowsOf } from './reader';

/** A hosted project answers at most 1,000 rows a request and does not say so. */
export const PAGE_SIZE = 1000;
const PARALLEL_PAGES = 4;

export interface ProductPage {
  products: Product[];
  /** Rows the catalogue has in all, when the backend said so. */
  total: number | null;
  /** Rows that came, sound or not. */
  received: number;
}

/** Forgets what was read. For tests, where each starts with a page of its own. */
export const forgetProducts = (): void => readThisVisit.clear();

function toProducts(rows: unknown[]): Product[] {
  const products: Product[] = [];
  let leftOut = 0;
  for (const row of rows) {
    const product = productFrom(row);
    if (product) products.push(product);
    else leftOut += 1;
  }
  if (leftOut > 0) console.warn(`${leftOut} product row(s) without id or title were left out.`);
  for (const product of products) readThisVisit.set(product.id, product);
  return products;
}

async function fetchPage(read: ReturnType<typeof productsBetween>): Promise<ProductPage> {
  const { rows, total } = await rowsOf(read);
  return { products: toProducts(rows), total, received: rows.length };
}

/** Like `fetchPage`, in two turns: a thousand rows at once would hold up a key. */
async function fetchLaterPage(read: ReturnType<typeof productsBetween>): Promise<ProductPage> {
  const { rows, total } = await rowsOf(read);
  await nextTask();
  return { products: toProducts(rows), total, received: rows.length };
}

/**
 * The newest products and how many there are in all.
 * @throws BackendError
 */
export const fetchFirstProducts = (): Promise<ProductPage> => fetchPage(firstProducts(getReader()));

/** Where the next pages start: a few, or one when it is not known how many rows there are. */
function nextStarts(from: number, size: number, total: number | null): number[] {
  if (total === null) return [from];
  const count = Math.min(Math.ceil((total - from) / size), PARALLEL_PAGES);
  return Array.from({ length: count }, (_, position) => from + position * size);
}

/**
 * The rest of the catalogue after the first page, a few pages at a time, in order.
 *
 * Ends when all that the backend counted have come, or when a page brings nothing. A backend that ignores the range
 * sends everything with the first page; nothing is then asked for. One that gives fewer rows than it was asked for is
 * asked for no more than that.
 * @throws BackendError when a page can't be read; pages before it have been handed out
 */
export async function* fetchRemainingProducts(first: ProductPage): AsyncGenerator<Product[]> {
  const { total } = first;
  if (total === null && first.received !== FIRST_PAGE) return;
  let from = first.received;
  let size = PAGE_SIZE;
  while (total === null || from < total) {
    const starts = nextStarts(from, size, total);
    const pages = await Promise.all(
      starts.map((start) => fetchLaterPage(productsBetween(getReader(), start, start + size - 1))),
    );
    yield pages.flatMap((page) => page.products);
    const gap = pages.findIndex((page) => page.received < size);
    const { received } = pages[gap] ?? { received: size };
    if (received === 0 || (gap !== -1 && total === null)) return;
    from = gap === -1 ? from + starts.length * size : from + gap * size + received;
    size = received;
  }
}

/**
 * One product.
 * @returns null when there is none with this id
 * @throws BackendError
 */
export async function fetchProduct(id: string): Promise<Product | null> {
  return (await fetchProductsById([id])).get(id) ?? null;
}

/** Ids in one address: servers refuse long ones, and a portion of uuids makes two kilobytes. */
const PORTION = 50;

async function fetchPortion(ids: readonly string[]): Promise<Product[]> {
  const [id, ...others] = ids;
  if (id === undefined) return [];
  const read = others.length === 0 ? oneProduct(getReader(), id) : productsWithIds(getReader(), ids);
  try {
    return toProducts((await rowsOf(read)).rows);
  } catch (error) {
    if (!(error instanceof BackendError && error.code === CODES.malformed)) throw error;
    if (others.length === 0) return []; // no uuid: no product has this id
    const half = Math.ceil(ids.length / 2); // one of them is none: the others are looked for without it
    const halves = [ids.slice(0, half), ids.slice(half)];
    return (await Promise.all(halves.map(fetchPortion))).flat();
  }
}

/**
 * Products as they are now, by id. What is not among them is no longer in the collection.
 * @throws BackendError
 */
export async function fetchProductsById(ids: readonly string[]): Promise<Map<string, Product>> {
  const starts = Array.from({ length: Math.ceil(ids.length / PORTION) }, (_, position) => position * PORTION);
  const portions = starts.map((start) => fetchPortion(ids.slice(start, start + PORTION)));
  const found = new Map((await Promise.all(portions)).flat().map((product) => [product.id, product]));
  for (const id of ids) if (!found.has(id)) readThisVisit.delete(id);
  return found;
}

/**
 * A product as it is today: as it was read since the page was loaded, else read now.
 * @returns null when there is none with this id
 * @throws BackendError
 */
export async function fetchCurrentProduct(id: string): Promise<Product | null> {
  return readThisVisit.get(id) ?? fetchProduct(id);
}

/**
 * The newest products.
 * @throws BackendError
 */
export async function fetchNewArrivals(count: number): Promise<Product[]> {
  return toProducts((await rowsOf(newestProducts(getReader(), count))).rows);
}

/**
 * The products with most downloads.
 * @throws BackendError
 */
export async function fetchBestSellers(count: number): Promise<Product[]> {
  return toProducts((await rowsOf(mostDownloadedProducts(getReader(), count))).rows);
}

/**
 * The newest products of a category: a few dozen, to choose related ones from.
 * @throws BackendError
 */
export async function fetchProductsOfCategory(categoryId: string): Promise<Product[]> {
  return toProducts((await rowsOf(newestOfCategory(getReader(), categoryId))).rows);
}

/**
 * The newest products that share a keyword, letter by letter: a few dozen, to choose related ones from.
 * @throws BackendError
 */
export async function fetchProductsWithKeywords(keywords: readonly string[]): Promise<Product[]> {
  return toProducts((await rowsOf(newestWithKeywords(getReader(), keywords))).rows);
}
