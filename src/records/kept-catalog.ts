import { createStore, delMany, get, setMany, type UseStore } from 'idb-keyval';
import { type Category, categoryFrom } from '@/domain/category';
import { isFields } from '@/domain/parsing';
import { markKept } from '@/domain/freshness';
import { type Product, productFrom } from '@/domain/product';
import { getEnvironment } from '@/lib/env';
import { KEPT_CATALOG } from './kept-catalog-mark';
import { removeText, writeText } from './storage';

/** Raised when the shape changes: what an older store kept is then not read. */
const VERSION = 1;

/** How many lie by themselves, quick to read: what fills the first screen. */
const HEAD_SIZE = 24;

const HEAD = 'head';
const REST = 'rest';

export interface KeptPart {
  products: Product[];
  categories: Category[];
}

let store: UseStore | undefined;
const database = () => (store ??= createStore('inkpatch', 'catalog'));

/**
 * Keeps the catalogue in this browser for the next visit. Where storage is blocked or full, nothing is kept and nothing
 * else happens.
 * @param products newest first
 */
export async function keepCatalog(
  products: readonly Product[],
  categories: readonly Category[],
): Promise<void> {
  const { supabaseUrl } = getEnvironment();
  const part = (some: readonly Product[]) => ({
    version: VERSION,
    backend: supabaseUrl,
    products: some,
    categories,
  });
  try {
    if (products.length === 0) {
      removeText(KEPT_CATALOG);
      await delMany([HEAD, REST], database());
      return;
    }
    await setMany(
      [
        [HEAD, part(products.slice(0, HEAD_SIZE))],
        [REST, part(products.slice(HEAD_SIZE))],
      ],
      database(),
    );
    writeText(KEPT_CATALOG, String(VERSION));
  } catch {
    removeText(KEPT_CATALOG); // blocked or full: the next visit does without
  }
}

async function readPart(name: string): Promise<KeptPart | null> {
  try {
    const stored: unknown = await get(name, database());
    if (!isFields(stored) || stored.version !== VERSION || stored.backend !== getEnvironment().supabaseUrl)
      return null;
    const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
    return {
      products: markKept(
        rowsOf(stored.products)
          .map(productFrom)
          .filter((product) => product !== null),
      ),
      categories: markKept(
        rowsOf(stored.categories)
          .map(categoryFrom)
          .filter((category) => category !== null),
      ),
    };
  } catch {
    return null; // blocked: as if nothing had been kept
  }
}

/** The first screen of what was kept from the last visit, or null: nothing, of another backend, or of another version. */
export const readKeptHead = (): Promise<KeptPart | null> => readPart(HEAD);

/** What was kept beyond the first screen. */
export const readKeptRest = (): Promise<KeptPart | null> => readPart(REST);
