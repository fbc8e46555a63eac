import { useEffect, useState } from 'react';
import { fetchProduct } from '@/backend/products';
import type { Product } from '@/domain/product';
import { builtProduct } from './built-product';
import { useCatalogState } from './catalog-context';

export type ProductState =
  | { status: 'loading' }
  /** `day`: it is that of the build, on that day. */
  | { status: 'found'; product: Product; day?: string }
  | { status: 'missing' }
  /** The backend gave no answer: it may exist all the same. */
  | { status: 'failed'; retry: () => void };

type Answer = { id: string; attempt: number; state: 'missing' | 'failed' | Product };

/**
 * One product: from the catalogue when it is already here, else asked for by itself. That of the last visit stands in for
 * it until there is an answer, or that of the page's own file.
 */
export function useProduct(id: string): ProductState {
  const { fresh, shown } = useCatalogState();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const known = fresh.products.find((product) => product.id === id);
  const isKnown = known !== undefined;

  useEffect(() => {
    if (isKnown) return;
    let isStale = false;
    const settle = (state: Answer['state']) => {
      if (!isStale) setAnswer({ id, attempt, state });
    };
    fetchProduct(id).then(
      (product) => settle(product ?? 'missing'),
      (error: unknown) => {
        console.error('Error fetching product:', error);
        settle('failed');
      },
    );
    return () => {
      isStale = true;
    };
  }, [id, attempt, isKnown]);

  if (known) return { status: 'found', product: known };
  const state = answer?.id === id && answer.attempt === attempt ? answer.state : 'loading';
  if (state === 'missing') return { status: 'missing' };
  if (state !== 'loading' && state !== 'failed') return { status: 'found', product: state };
  const stored = shown.products.find((product) => product.id === id);
  if (stored) return { status: 'found', product: stored };
  const built = builtProduct(id);
  if (built) return { status: 'found', ...built };
  return state === 'loading'
    ? { status: 'loading' }
    : { status: 'failed', retry: () => setAttempt((count) => count + 1) };
}
