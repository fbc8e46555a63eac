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

/** A result of any length, drawn bit by bit. */
export function ResultGrid({ products, entry, ...grid }: ResultGridProps) {
  const { count, hasMore, more, sentinel, button } = useProgressiveCount(products.length, entry);
  return (
    <>
      <ProductGrid products={products.slice(0, count)} total={products.length} {...grid} {...cardSlots} />
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
