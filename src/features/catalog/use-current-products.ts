import { useCallback, useEffect, useState } from 'react';
import { fetchProductsById } from '@/backend/products';
import type { Product } from '@/domain/product';

/** Products by id, as they are today; null for one that is gone. What is not known yet is not in it. */
export type CurrentProducts = ReadonlyMap<string, Product | null>;

const NOTHING: CurrentProducts = new Map();

async function readProducts(ids: readonly string[]): Promise<CurrentProducts> {
  const found = await fetchProductsById(ids);
  return new Map(ids.map((id) => [id, found.get(id) ?? null]));
}

/**
 * Products as they are today, read once each while the page is open: what a list of copies is compared with.
 * A read that fails is logged, and its products stay unknown.
 * @param ids in any order; new ones are read as they come
 * @returns what is known, and a function that reads products anew: it rejects with a BackendError
 */
export function useCurrentProducts(
  ids: readonly string[],
): [known: CurrentProducts, read: (ids: readonly string[]) => Promise<CurrentProducts>] {
  const [known, setKnown] = useState(NOTHING);
  const missing = ids.filter((id) => !known.has(id)).sort();
  const wanted = JSON.stringify(missing);

  const keep = useCallback((read: CurrentProducts) => {
    setKnown((former) => new Map([...former, ...read]));
    return read;
  }, []);

  useEffect(() => {
    const asked = JSON.parse(wanted) as string[];
    if (asked.length === 0) return;
    readProducts(asked).then(keep, (error: unknown) => console.error('Error fetching products:', error));
  }, [wanted, keep]);

  return [known, (asked) => readProducts(asked).then(keep)];
}
