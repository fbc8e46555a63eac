import type { ViewMode } from '@/domain/browsing';
import { cn } from '@/lib/class-names';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { cardText } from './card-text';

export interface CardSkeletonProps {
  view?: ViewMode;
  hasDescription?: boolean;
  /** For the wishlist's cards: with keywords, and a row of larger buttons. */
  isSaved?: boolean;
}

/** The place of a product card, line by line of its size. */
export function CardSkeleton({ view = 'grid', hasDescription = false, isSaved = false }: CardSkeletonProps) {
  const isList = view === 'list';
  return (
    <div
      className={cn(
        'flex min-w-0 overflow-hidden rounded-patch border-2 border-line bg-surface',
        !isList && 'flex-col',
      )}
    >
      <Skeleton
        className={cn(
          'shrink-0',
          !isList && 'rounded-none!',
          isList ? 'm-2.5 mr-0 size-28' : isSaved ? 'aspect-square' : 'aspect-6/5',
        )}
      />
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-col border-line',
          isSaved ? 'gap-2 border-t-2 p-3 sm:p-4' : 'gap-1.5 px-3 py-2.5',
          isList ? 'sm:flex-row sm:gap-4' : 'border-t-2',
        )}
      >
        <div className={cn(isSaved ? 'contents' : cardText(isList, hasDescription))}>
          <div className={cn('leading-snug', isSaved ? 'text-lg' : isList && 'sm:text-lg')}>
            <SkeletonLine className="w-3/4" />
          </div>
          {(isList || hasDescription) && (
            <div className="text-sm">
              <SkeletonLine className="w-full" />
              <SkeletonLine className="w-4/5" />
            </div>
          )}
          {(isList || isSaved) && (
            <div className="flex h-6 items-center gap-1.5">
              <Skeleton className="h-5.5 w-14 rounded-full!" />
              <Skeleton className="h-5.5 w-16 rounded-full!" />
            </div>
          )}
          <div className={cn('text-sm', isList && 'sm:hidden')}>
            <SkeletonLine className="w-24" />
          </div>
        </div>
        <div className={cn('mt-auto flex flex-wrap items-center justify-between gap-2', isSaved && 'pt-2')}>
          <div className={cn(isSaved ? 'text-xl' : 'text-lg')}>
            <SkeletonLine className="w-16" />
          </div>
          <Skeleton className={cn('h-9 pointer-coarse:h-11', isList ? 'w-33' : 'w-11 sm:w-33')} />
        </div>
      </div>
    </div>
  );
}
