import type { Product } from '@/domain/product';
import { LazyCode } from '@/lib/lazy-code';
import { useLazyCode } from '@/ui/use-lazy-code';
import { useNearViewport } from '@/ui/use-near-viewport';

const grid = new LazyCode('related products', async () => (await import('./related-grid')).default);

/** The page is complete without them: as long as their code can't be had, they are left out. */
function LateGrid({ product }: { product: Product }) {
  const { value: RelatedGrid } = useLazyCode(grid);
  return RelatedGrid ? <RelatedGrid product={product} /> : null;
}

/** Related products under the reviews. Their code and their data come when somebody scrolls that far. */
export function RelatedProducts({ product }: { product: Product }) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  return <div ref={ref}>{isNear && <LateGrid product={product} />}</div>;
}
