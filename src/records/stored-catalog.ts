import { clear, createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { type Category, categoryFrom } from '@/domain/category';
import { isFields, soundOnes } from '@/domain/parsing';
import { type Product, productFrom } from '@/domain/product';
import { getEnvironment } from '@/lib/env';
import { STORED_CATALOG } from './stored-catalog-mark';
import { removeText, writeText } from './storage';

/** Raised when the shape changes: what an older version stored is then not read. */
const VERSION = 2;

/** How many lie by themselves, quick to read: what fills the first screen. */
const HEAD_SIZE = 24;

const HEAD = 'head';

/** How many of the others lie together: copying all of them at once would hold up a key. */
const PART_SIZE = 100;
const restKey = (part: number) => `rest ${part}`;

export interface StoredHead {
  products: Product[];
  categories: Category[];
}

let store: UseStore | undefined;
const database = () => (store ??= createStore('inkpatch', 'catalog'));

/**
 * Stores the catalogue in this browser for the next visit. Where storage is blocked or full, nothing is stored and nothing
 * else happens.
 * @param products newest first
 */
export async function storeCatalog(
  products: readonly Product[],
  categories: readonly Category[],
): Promise<void> {
  const { supabaseUrl } = getEnvironment();
  const part = (some: readonly Product[]) => ({ version: VERSION, backend: supabaseUrl, products: some });
  try {
    if (products.length === 0) {
      removeText(STORED_CATALOG);
      await clear(database());
      return;
    }
    const used = new Set<IDBValidKey>([HEAD]);
    for (let from = HEAD_SIZE; from === HEAD_SIZE || from < products.length; from += PART_SIZE) {
      const key = restKey(used.size - 1);
      await set(key, part(products.slice(from, from + PART_SIZE)), database());
      used.add(key);
    }
    const former = await keys(database());
    await delMany(
      former.filter((key) => !used.has(key)),
      database(),
    );
    await set(HEAD, { ...part(products.slice(0, HEAD_SIZE)), categories }, database());
    writeText(STORED_CATALOG, String(VERSION));
  } catch {
    removeText(STORED_CATALOG); // blocked or full: the next visit does without
  }
}

async function readPart(name: string): Promise<Record<string, unknown> | null> {
  try {
    const stored: unknown = await get(name, database());
    const isOurs =
      isFields(stored) && stored.version === VERSION && stored.backend === getEnvironment().supabaseUrl;
    return isOurs ? stored : null;
  } catch {
    return null; // blocked: as if nothing were stored
  }
}

/** The first screen of the last visit's catalogue, or null: none is stored, or one of another backend or version. */
export async function readStoredHead(): Promise<StoredHead | null> {
  const head = await readPart(HEAD);
  return (
    head && {
      products: soundOnes(head.products, productFrom),
      categories: soundOnes(head.categories, categoryFrom),
    }
  );
}

/** The last visit's catalogue beyond the first screen. */
export async function readStoredRest(): Promise<Product[] | null> {
  const parts: Product[][] = [];
  for (;;) {
    const part = await readPart(restKey(parts.length));
    if (!part) return parts.length > 0 ? parts.flat() : null;
    parts.push(soundOnes(part.products, productFrom));
  }
}
