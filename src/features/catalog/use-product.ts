import { fetchProduct } from '@/backend/products';
import type { Product } from '@/domain/product';
import { useAnswer } from '@/lib/use-answer';
import { builtProduct } from './built-product';
import { useCatalogState } from './catalog-context';

export type ProductState =
  | { status: 'loading' }
  /** `day`: it is that of the build, on that day. */
  | { status: 'found'; product: Product; day?: string }
  | { status: 'missing' }
  /** The backend gave no answer: it may exist all the same. */
  | { status: 'failed'; retry: () => void };

const askFor = (id: string): Promise<Product | 'missing' | 'failed'> =>
  fetchProduct(id).then(
    (product) => product ?? 'missing',
    (error: unknown) => {
      console.error('Error fetching product:', error);
      return 'failed';
    },
  );

/**
 * One product: from the catalogue when it is already here, else asked for by itself. That of the last visit stands in for
 * it until there is an answer, or that of the page's own file.
 */
export function useProduct(id: string): ProductState {
  const { fresh, shown } = useCatalogState();
  const known = fresh.products.find((product) => product.id === id);
  const { answer, isAsking, again } = useAnswer(known ? null : id, () => askFor(id));

  if (known) return { status: 'found', product: known };
  if (answer === 'missing') return { status: 'missing' };
  if (answer && answer !== 'failed') return { status: 'found', product: answer };
  const stored = shown.products.find((product) => product.id === id);
  if (stored) return { status: 'found', product: stored };
  const built = builtProduct(id);
  if (built) return { status: 'found', ...built };
  return isAsking ? { status: 'loading' } : { status: 'failed', retry: again };
}
