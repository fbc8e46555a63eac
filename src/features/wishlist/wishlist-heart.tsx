import { Heart } from 'lucide-react';
import type { Product } from '@/domain/product';
import { cn } from '@/lib/class-names';
import { useWishlist } from './wishlist-context';

/** The heart of a card: filled when the product is on the wishlist. */
export function WishlistHeart({ product }: { product: Product }) {
  const { has, toggle } = useWishlist();
  const isSaved = has(product.id);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={isSaved ? `Remove ${product.title} from wishlist` : `Add ${product.title} to wishlist`}
      onClick={() => toggle(product)}
      // as large as a finger, though it shows smaller: the picture behind is what one looks at
      className="group/heart grid size-11 place-items-center rounded-full"
    >
      <span className="grid size-9 place-items-center rounded-full border-2 border-ink bg-surface text-ink transition-[scale,background-color] group-hover/heart:scale-108 group-hover/heart:bg-blush group-active/heart:scale-90 dark:border-edge">
        <Heart className={cn('size-4.5', isSaved && 'fill-accent text-accent')} aria-hidden />
      </span>
    </button>
  );
}
