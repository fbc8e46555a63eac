import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '@/domain/product';
import { topKeywords } from '@/domain/top-keywords';
import { searchFor } from '@/lib/paths';

const COUNT = 16;

/** What there is a lot of, for whoever comes without a word to search for. */
export function Suggestions({ products }: { products: readonly Product[] }) {
  const keywords = useMemo(() => topKeywords(products, COUNT), [products]);
  if (keywords.length === 0) return null;
  return (
    <section aria-labelledby="suggestions-heading" className="mt-8 max-w-2xl">
      <h2 id="suggestions-heading" className="text-heading">
        Popular keywords
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <li key={keyword} className="max-w-full">
            <Link
              to={searchFor(keyword)}
              className="flex min-h-9 max-w-full items-center rounded-full border border-edge px-3.5 font-semibold wrap-anywhere hover:border-ink hover:bg-sunken pointer-coarse:min-h-11"
            >
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
