import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/class-names';

/** A grey place of the size of what is coming. It keeps still: its group fades, or it is told to by `animate-pulse`. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('rounded-control bg-line/70', className)} {...props} />;
}

/** A line of text that is coming: as high as a line of what it stands in. `className` says how long it is. */
export function SkeletonLine({ className }: { className?: string }) {
  return (
    <div className="flex h-[1lh] min-w-0 items-center">
      <Skeleton className={cn('h-[0.75em] max-w-full rounded-sm!', className)} />
    </div>
  );
}

/**
 * What stands in for a page or a part of it: places to the eye, words to a screen reader. They fade together, as one layer:
 * sixty of them, each by itself, took a quarter of a second from the first card.
 */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden className={cn('animate-pulse', className)}>
        {children}
      </div>
    </div>
  );
}
