import { Skeleton } from '@/ui/skeleton';
import { gridStyles } from './product-grid';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The places of cards that are on their way, of their size. */
export function GridSkeleton({ label = 'Loading products…' }: { label?: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden className={gridStyles}>
        {PLACES.map((place) => (
          <div key={place} className="overflow-hidden rounded-patch border-2 border-line bg-surface">
            <Skeleton className="aspect-square rounded-none" />
            <div className="grid gap-3 border-t-2 border-line p-4">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-9 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
