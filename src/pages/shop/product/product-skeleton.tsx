import { Skeleton, SkeletonGroup, SkeletonLine } from '@/ui/skeleton';

const FACTS = [0, 1, 2, 3];
const FILES = [0, 1, 2, 3, 4];
/** Of the description; a narrow window breaks it into more. */
const LINES = ['', '', '', 'sm:hidden', 'sm:hidden', 'sm:hidden', 'sm:hidden'];

function Details() {
  return (
    <div className="grid content-start gap-4 sm:gap-5">
      <div>
        <Skeleton className="h-6 w-24 rounded-full!" />
        <div className="mt-3 text-title">
          <SkeletonLine className="w-3/4" />
        </div>
      </div>
      <SkeletonLine className="w-72" />
      <div className="text-3xl">
        <SkeletonLine className="w-24" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-13 flex-1 basis-56" />
        <Skeleton className="h-13 flex-1 basis-56" />
        <Skeleton className="h-13 basis-full" />
      </div>
      <div className="sm:text-lg">
        {LINES.map((visibility, line) => (
          <div key={line} className={visibility}>
            <SkeletonLine className="w-full" />
          </div>
        ))}
        <SkeletonLine className="w-1/2" />
      </div>
      <div className="flex h-6 gap-2">
        <Skeleton className="w-14 rounded-full!" />
        <Skeleton className="w-18 rounded-full!" />
        <Skeleton className="w-16 rounded-full!" />
      </div>
      <div className="border-t-2 border-dashed border-line pt-4">
        <div className="text-heading">
          <SkeletonLine className="w-36" />
        </div>
        <div className="mt-2 grid gap-1.5">
          {FILES.map((file) => (
            <SkeletonLine key={file} className="w-44" />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {FACTS.map((fact) => (
          <Skeleton key={fact} className="h-17 rounded-card!" />
        ))}
      </div>
    </div>
  );
}

/** The places of a product's page: the way back, the picture, what is said about it. */
export function ProductSkeleton() {
  return (
    <SkeletonGroup label="Loading product…">
      <div className="flex min-h-11 items-center">
        <SkeletonLine className="w-40" />
      </div>
      <div className="mt-2 grid gap-6 md:grid-cols-2 md:gap-8 lg:gap-12">
        <div className="grid content-start gap-3">
          <div className="overflow-hidden rounded-patch border-2 border-line">
            <Skeleton className="aspect-square rounded-none! max-md:max-h-[60svh]" />
          </div>
          <div className="mt-3 flex gap-3">
            <Skeleton className="size-16 sm:size-20" />
            <Skeleton className="size-16 sm:size-20" />
          </div>
        </div>
        <Details />
      </div>
    </SkeletonGroup>
  );
}
