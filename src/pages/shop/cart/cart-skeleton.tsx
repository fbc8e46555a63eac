import { PageHeadingSkeleton } from '@/ui/page-heading-skeleton';
import { Skeleton, SkeletonGroup, SkeletonLine } from '@/ui/skeleton';

const LINES = [0, 1, 2];

function Line() {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-patch border-2 border-line bg-surface p-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:p-4">
      <Skeleton className="aspect-square" />
      <div className="grid content-start gap-1.5">
        <div className="text-lg leading-snug">
          <SkeletonLine className="w-40" />
        </div>
        <div className="text-sm">
          <SkeletonLine className="w-full" />
          <SkeletonLine className="w-4/5" />
        </div>
        <div className="flex min-h-6 items-center text-sm">
          <SkeletonLine className="w-20" />
        </div>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-1 sm:flex-col sm:items-end">
        <div className="order-last text-xl sm:order-none">
          <SkeletonLine className="w-16" />
        </div>
        <Skeleton className="h-11 w-31" />
        <Skeleton className="h-9 w-26" />
      </div>
    </div>
  );
}

/** The places of an order summary's totals and its buttons. */
function Summary() {
  return (
    <div className="grid gap-4 rounded-patch border-2 border-line bg-surface p-5">
      <div className="text-heading">
        <SkeletonLine className="w-40" />
      </div>
      <div className="grid gap-2">
        <SkeletonLine className="w-full" />
        <SkeletonLine className="w-full" />
        <div className="border-t-2 border-dashed border-line pt-3 text-xl">
          <SkeletonLine className="w-full" />
        </div>
      </div>
      <Skeleton className="h-13" />
      <Skeleton className="h-11" />
    </div>
  );
}

export function CartSkeleton() {
  return (
    <SkeletonGroup label="Loading your cart…" className="page">
      <PageHeadingSkeleton />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <div className="mb-3 flex h-9 items-center justify-between text-heading">
            <SkeletonLine className="w-24" />
            <Skeleton className="h-9 w-30" />
          </div>
          <div className="grid gap-4">
            {LINES.map((line) => (
              <Line key={line} />
            ))}
          </div>
        </div>
        <Summary />
      </div>
    </SkeletonGroup>
  );
}
