import { type Product, productFrom } from '@/domain/product';
import { BackendError, CODES } from './errors';
import {
  FIRST_PAGE,
  FIRST_RANGE,
  NEWEST_PRODUCTS,
  newestOfCategory,
  newestWithKeywords,
  oneProduct,
  type ReadRange,
} from './requests';
import { readRows } from './rest';

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

function toProducts(rows: unknown[]): Product[] {
  const products: Product[] = [];
  let leftOut = 0;
  for (const row of rows) {
    const product = productFrom(row);
    if (product) products.push(product);
    else leftOut += 1;
  }
  if (leftOut > 0) console.warn(`${leftOut} product row(s) without id or title were left out.`);
  return products;
}

async function fetchPage(range: ReadRange): Promise<ProductPage> {
  const { rows, total } = await readRows(NEWEST_PRODUCTS, range);
  return { products: toProducts(rows), total, received: rows.length };
}

/**
 * The newest products and how many there are in all.
 * @throws BackendError
 */
export function fetchNewestProducts(): Promise<ProductPage> {
  return fetchPage(FIRST_RANGE);
}

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
    const pages = await Promise.all(starts.map((start) => fetchPage({ from: start, to: start + size - 1 })));
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
  const answer = await readRows(oneProduct(encodeURIComponent(id))).catch((error: unknown) => {
    if (error instanceof BackendError && error.code === CODES.malformed) return null; // no uuid: nobody has this id
    throw error;
  });
  const rows = answer?.rows ?? [];
  return rows.map(productFrom).find((product) => product !== null && product.id === id) ?? null;
}

/**
 * The newest products of a category: a few dozen, to choose related ones from.
 * @throws BackendError
 */
export async function fetchProductsOfCategory(categoryId: string): Promise<Product[]> {
  const { rows } = await readRows(newestOfCategory(encodeURIComponent(categoryId)));
  return toProducts(rows);
}

/**
 * The newest products that share a keyword, letter by letter: a few dozen, to choose related ones from.
 * @throws BackendError
 */
export async function fetchProductsWithKeywords(keywords: readonly string[]): Promise<Product[]> {
  const literal = keywords.map((keyword) => `"${keyword.replace(/["\\]/g, String.raw`\$&`)}"`).join(',');
  const { rows } = await readRows(newestWithKeywords(encodeURIComponent(`{${literal}}`)));
  return toProducts(rows);
}
