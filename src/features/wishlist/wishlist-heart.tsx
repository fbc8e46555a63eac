import { Heart } from 'lucide-react';
import type { Product } from '@/domain/product';
import { cn } from '@/lib/class-names';
import { PictureButton } from '@/ui/picture-button';
import { useWishlist } from './wishlist-context';

/** The heart of a card: filled when the product is on the wishlist. */
export function WishlistHeart({ product }: { product: Product }) {
  const { has, toggle } = useWishlist();
  const isSaved = has(product.id);
  return (
    <PictureButton
      aria-pressed={isSaved}
      aria-label={isSaved ? `Remove ${product.title} from wishlist` : `Add ${product.title} to wishlist`}
      onClick={() => toggle(product)}
    >
      <Heart className={cn('size-4.5', isSaved && 'fill-accent text-accent')} aria-hidden />
    </PictureButton>
  );
}
