import { useEffect, useState } from 'react';
import { fetchProductsOfCategory } from '@/backend/products';
import type { Product } from '@/domain/product';
import { relatedProducts } from '@/domain/related';
import { useCatalogStore } from '@/features/catalog/catalog-context';

/**
 * Products to show under another one: from the catalogue when it is here, else from one small read of the category.
 * @returns null while they are on their way
 */
export function useRelated(product: Product): Product[] | null {
  const store = useCatalogStore();
  const [related, setRelated] = useState(() => {
    const { isComplete, products } = store.getState();
    if (isComplete) return relatedProducts(product, products);
    return product.category_id === null ? [] : null;
  });
  const isMissing = related === null;

  useEffect(() => {
    const { category_id: categoryId } = product;
    if (!isMissing || categoryId === null) return;
    let isStale = false;
    void fetchProductsOfCategory(categoryId)
      .catch((error: unknown) => {
        console.error('Error fetching related products:', error);
        return [];
      })
      .then((candidates) => !isStale && setRelated(relatedProducts(product, candidates)));
    return () => {
      isStale = true;
    };
  }, [isMissing, product]);

  return related;
}
