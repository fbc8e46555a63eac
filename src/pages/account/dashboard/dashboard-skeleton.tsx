import { cn } from '@/lib/class-names';
import { PageHeadingSkeleton } from '@/ui/page-heading-skeleton';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { statColumns } from '@/ui/stat-card';

const CARDS = [0, 1, 2, 3];

export function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading your dashboard…" className="page">
      <PageHeadingSkeleton hasIntro />
      <div className={cn(statColumns, 'lg:grid-cols-4')}>
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-21 rounded-patch!" />
        ))}
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-patch!" />
        <div className="grid gap-6">
          <Skeleton className="h-70 rounded-patch!" />
          <Skeleton className="h-52 rounded-patch!" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
