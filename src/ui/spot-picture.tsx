import { cn } from '@/lib/class-names';

/** The drawings of `public/art`. */
export type Spot = 'empty-cart' | 'empty-wishlist' | 'nothing-found' | 'no-orders' | 'locked' | 'no-reviews';

/** A small drawing that repeats what the words beside it say. */
export function SpotPicture({ name, className }: { name: Spot; className?: string }) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width={240}
      height={180}
      decoding="async"
      draggable={false}
      className={cn('h-auto w-60 max-w-full', className)}
    />
  );
}
