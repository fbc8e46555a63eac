import { readThisVisit } from '@/backend/read-this-visit';
import type { Product } from '@/domain/product';
import { LazyCode } from '@/lib/lazy-code';
import { toast } from '@/ui/toast-store';

const reads = new LazyCode(
  'what reads a price',
  async () => (await import('@/backend/products')).fetchCurrentProduct,
);

/**
 * Runs an action with a product as it is today, whoever hands it over: a card, a wishlist of last month, the catalogue of
 * the last visit. What was read since the page was loaded counts as of today; anything else is read now. A product that
 * is gone, and one whose read fails, is told of instead.
 */
export function withCurrentProduct(product: Product, action: (product: Product) => void): void {
  const known = readThisVisit.get(product.id);
  if (known)
    action(known); // at once: who closes the page in the next moment has done it all the same
  else void readCurrent(product, action);
}

async function readCurrent(product: Product, action: (product: Product) => void): Promise<void> {
  try {
    const fetchCurrentProduct = await reads.get();
    const current = await fetchCurrentProduct(product.id);
    if (current) action(current);
    else
      toast({
        title: 'Error',
        description: `${product.title} is no longer in the collection.`,
        variant: 'destructive',
      });
  } catch (error) {
    console.error('Error fetching product:', error);
    toast({
      title: 'Error',
      description: `The price of ${product.title} could not be checked. Please try again.`,
      variant: 'destructive',
    });
  }
}
