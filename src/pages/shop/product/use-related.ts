import { useState } from 'react';
import { fetchProductsOfCategory, fetchProductsWithKeywords } from '@/backend/products';
import type { Product } from '@/domain/product';
import { RELATED, relatedProducts } from '@/domain/related';
import { useCatalogStore } from '@/features/catalog/catalog-context';
import { useAnswer } from '@/lib/use-answer';

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
  const [known] = useState(() => {
    const { isComplete, products } = store.getState().fresh;
    return isComplete ? relatedProducts(product, products) : null;
  });
  const { answer } = useAnswer(known ? null : product.id, async () => {
    const candidates = await fetchCandidates(product).catch((error: unknown) => {
      console.error('Error fetching related products:', error);
      return [];
    });
    return relatedProducts(product, candidates);
  });
  return known ?? answer ?? null;
}
