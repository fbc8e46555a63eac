import { useEffect, useState } from 'react';
import { fetchProductsOfCategory, fetchProductsWithKeywords } from '@/backend/products';
import type { Product } from '@/domain/product';
import { RELATED, relatedProducts } from '@/domain/related';
import { useCatalogStore } from '@/features/catalog/catalog-context';

/** What to choose from: the category, and where that is not enough, what shares a keyword. */
async function fetchCandidates(product: Product): Promise<Product[]> {
  const { category_id: categoryId, keywords } = product;
  const siblings = categoryId === null ? [] : await fetchProductsOfCategory(categoryId);
  if (siblings.length > RELATED || keywords.length === 0) return siblings; // one of them is the product itself
  const others = await fetchProductsWithKeywords(keywords);
  return [...new Map([...siblings, ...others].map((candidate) => [candidate.id, candidate])).values()];
}

/**
 * Products to show under another one: from the catalogue when it is here, else from a small read or two.
 * @returns null while they are on their way
 */
export function useRelated(product: Product): Product[] | null {
  const store = useCatalogStore();
  const [related, setRelated] = useState(() => {
    const { isComplete, products } = store.getState().fresh;
    return isComplete ? relatedProducts(product, products) : null;
  });
  const isMissing = related === null;

  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    void fetchCandidates(product)
      .catch((error: unknown) => {
        console.error('Error fetching related products:', error);
        return [] as Product[];
      })
      .then((candidates) => !isStale && setRelated(relatedProducts(product, candidates)));
    return () => {
      isStale = true;
    };
  }, [isMissing, product]);

  return related;
}
