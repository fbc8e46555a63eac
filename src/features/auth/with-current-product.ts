import { isKept } from '@/domain/freshness';
import type { Product } from '@/domain/product';
import { toast } from '@/ui/toast-store';

/**
 * Runs an action with a product as it is today: at once, or, where the product was kept from the last visit, after it has
 * been read again. Whoever puts it into a list then gets today's price.
 */
export function withCurrentProduct(product: Product, action: (product: Product) => void): void {
  if (isKept(product)) void readAgain(product, action);
  else action(product);
}

async function readAgain(product: Product, action: (product: Product) => void): Promise<void> {
  try {
    const { fetchProduct } = await import('@/backend/products');
    const current = await fetchProduct(product.id);
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
