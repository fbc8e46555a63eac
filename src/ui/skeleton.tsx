import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

/** A grey place of the size of what is coming. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded-control bg-sunken', className)} {...props} />;
}
