import { Download, Heart, ShoppingCart } from 'lucide-react';
import type { RefObject } from 'react';
import type { Product } from '@/domain/product';
import { useCart } from '@/features/cart/cart-context';
import { useOwns } from '@/features/ownership/use-owns';
import { useWishlist } from '@/features/wishlist/wishlist-context';
import { cn } from '@/lib/class-names';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';

interface ActionsProps {
  product: Product;
  /** Told where the filled button is. */
  mainButton: RefObject<HTMLButtonElement | null>;
}

/** What one can do with a product. For what one owns, Download is the first thing. */
export function Actions({ product, mainButton }: ActionsProps) {
  const cart = useCart();
  const wishlist = useWishlist();
  const isSaved = wishlist.has(product.id);
  const isOwned = useOwns(product.id);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        ref={isOwned ? undefined : mainButton}
        size="lg"
        variant={isOwned ? 'secondary' : 'primary'}
        className="flex-1 basis-56"
        onClick={() => cart.add(product)}
      >
        <ShoppingCart className="size-5" aria-hidden /> Add to Cart
      </Button>
      <Button
        size="lg"
        variant="secondary"
        className="flex-1 basis-56"
        aria-pressed={isSaved}
        onClick={() => wishlist.toggle(product)}
      >
        <Heart className={cn('size-5', isSaved && 'fill-accent text-accent')} aria-hidden />
        {isSaved ? 'In Wishlist' : 'Add to Wishlist'}
      </Button>
      <Button
        ref={isOwned ? mainButton : undefined}
        size="lg"
        variant={isOwned ? 'primary' : 'ghost'}
        className={cn('basis-full', isOwned && 'order-first')}
        onClick={() => notImplemented('Download')}
      >
        <Download className="size-5" aria-hidden /> Download
      </Button>
    </div>
  );
}
