import { compareText } from '@/lib/text';
import type { Product } from './product';

/**
 * The keywords that most products have, most frequent first, to suggest to somebody who does not know what to look for.
 * @param count at most this many
 */
export function topKeywords(products: readonly Product[], count: number): string[] {
  const uses = new Map<string, number>();
  for (const { keywords } of products)
    for (const keyword of new Set(keywords)) uses.set(keyword, (uses.get(keyword) ?? 0) + 1);
  return [...uses]
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || compareText(a, b))
    .slice(0, count)
    .map(([keyword]) => keyword);
}
