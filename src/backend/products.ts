import { type Product, productFrom } from '@/domain/product';
import { BackendError, CODES } from './errors';
import { FIRST_PAGE, FIRST_RANGE, NEWEST_PRODUCTS, oneProduct, type ReadRange } from './requests';
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

/**
 * The rest of the catalogue after the first page, a few pages at a time, in order.
 *
 * Ends when all that the backend counted have come, or when a page brings nothing. A backend that ignores the range
 * sends everything with the first page; nothing is then asked for.
 * @throws BackendError when a page can't be read; pages before it have been handed out
 */
export async function* fetchRemainingProducts(first: ProductPage): AsyncGenerator<Product[]> {
  if (first.received !== FIRST_PAGE) return;
  let from = first.received;
  const { total } = first;
  for (;;) {
    const starts: number[] = [];
    for (let start = from; starts.length < PARALLEL_PAGES; start += PAGE_SIZE) {
      if (total !== null && start >= total) break;
      starts.push(start);
      if (total === null) break; // without a count, ask one by one
    }
    if (starts.length === 0) return;
    const pages = await Promise.all(
      starts.map((start) => fetchPage({ from: start, to: start + PAGE_SIZE - 1 })),
    );
    yield pages.flatMap((page) => page.products);
    if (pages.some((page) => page.received === 0)) return;
    from += starts.length * PAGE_SIZE;
    if (total === null && (pages[0]?.received ?? 0) < PAGE_SIZE) return;
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
