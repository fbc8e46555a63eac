import type { Product } from './product';
import { compareText, fold } from '@/lib/text';

/** At most this many are shown under a product. */
export const RELATED = 4;

/**
 * What else a person who looks at a product may like: products of the same category, those with most shared keywords
 * first; where there are not enough of them, others that share a keyword. Equal ones stand by downloads, then by id.
 * @param candidates may hold the product itself, which is left out
 */
export function relatedProducts(product: Product, candidates: readonly Product[]): Product[] {
  const keywords = new Set(product.keywords.map(fold));
  return candidates
    .filter(({ id }) => id !== product.id)
    .map((candidate) => ({
      candidate,
      isSibling: candidate.category_id !== null && candidate.category_id === product.category_id,
      shared: candidate.keywords.filter((keyword) => keywords.has(fold(keyword))).length,
    }))
    .filter(({ isSibling, shared }) => isSibling || shared > 0)
    .sort(
      (a, b) =>
        Number(b.isSibling) - Number(a.isSibling) ||
        b.shared - a.shared ||
        b.candidate.downloads - a.candidate.downloads ||
        compareText(a.candidate.id, b.candidate.id),
    )
    .slice(0, RELATED)
    .map(({ candidate }) => candidate);
}
