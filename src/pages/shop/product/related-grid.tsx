import { useId, useLayoutEffect, useRef } from 'react';
import type { Product } from '@/domain/product';
import { ProductGrid } from '@/features/catalog/product-grid';
import { keepFocusInView } from '@/ui/keep-focus-in-view';
import { cardSlots } from '../shared/card-slots';
import { useRelated } from './use-related';

/** The section itself; nothing when there is nothing to show. */
export default function RelatedGrid({ product }: { product: Product }) {
  const id = useId();
  const related = useRelated(product);
  const isShown = related !== null && related.length > 0;
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isShown) keepFocusInView(section.current);
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section ref={section} aria-labelledby={id} className="mt-14 border-t-2 border-dashed border-line pt-8">
      <h2 id={id} className="mb-5 text-title">
        You May Also Like
      </h2>
      <ProductGrid label="Related products" products={related} isShelf {...cardSlots} />
    </section>
  );
}
