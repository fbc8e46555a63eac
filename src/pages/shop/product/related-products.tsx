import { lazy, Suspense } from 'react';
import type { Product } from '@/domain/product';
import { useNearViewport } from '@/ui/use-near-viewport';

const Nothing = () => null;

/** The page is complete without them: when their code can't be had, they are left out. */
const RelatedGrid = lazy(() =>
  import('./related-grid').catch((error: unknown) => {
    console.error('Error loading related products:', error);
    return { default: Nothing };
  }),
);

/** Related products under the reviews. Their code and their data come when somebody scrolls that far. */
export function RelatedProducts({ product }: { product: Product }) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  return (
    <div ref={ref}>
      {isNear && (
        <Suspense fallback={null}>
          <RelatedGrid product={product} />
        </Suspense>
      )}
    </div>
  );
}
