import { useDeferredValue } from 'react';
import type { ViewMode } from '@/domain/browsing';
import type { Product } from '@/domain/product';
import { ProductGrid } from '@/features/catalog/product-grid';
import { useProgressiveCount } from '@/ui/use-progressive-count';
import { Button } from '@/ui/button';
import { cardSlots } from './card-slots';

interface ResultGridProps {
  label: string;
  products: readonly Product[];
  view?: ViewMode;
  /** Size of the whole result, when not all of it is here. */
  total?: number;
  /** Names the history entry together with what is listed: going back finds the list as far unrolled as it was. */
  entry: string;
}

/** Cards of a chunk after the first screens, and so many more with each press of the button: most of them outlines. */
const CHUNK = 240;

/** A result of any length, drawn bit by bit. */
export function ResultGrid({ products, entry, ...grid }: ResultGridProps) {
  // dozens of cards that have just arrived are drawn in slices, or they would hold up a key
  const drawn = useDeferredValue(products);
  const { count, hasMore, more, sentinel, button } = useProgressiveCount(drawn.length, entry, CHUNK);
  return (
    <>
      <ProductGrid products={drawn.slice(0, count)} total={products.length} {...grid} {...cardSlots} />
      <div ref={sentinel} className="mt-8 grid min-h-11 place-items-center">
        {hasMore && (
          <Button ref={button} variant="secondary" onClick={more}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
