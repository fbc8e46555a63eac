import { SkeletonLine } from './skeleton';

/** The place of a PageHeading. */
export function PageHeadingSkeleton({ hasIntro = false }: { hasIntro?: boolean }) {
  return (
    <div className="py-8 sm:py-10">
      <div className="text-title">
        <SkeletonLine className="w-80" />
      </div>
      {hasIntro && (
        <div className="mt-2 text-lg">
          <SkeletonLine className="w-64" />
        </div>
      )}
    </div>
  );
}
