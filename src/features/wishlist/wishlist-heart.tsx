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
      className="grid size-11 place-items-center rounded-full border-2 border-ink bg-surface text-ink transition-[scale,background-color] hover:scale-108 hover:bg-blush active:scale-90 dark:border-edge"
    >
      <Heart className={cn('size-5', isSaved && 'fill-accent text-accent')} aria-hidden />
    </button>
  );
}
