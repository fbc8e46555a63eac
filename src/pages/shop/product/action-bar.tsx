import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { formatPrice } from '@/domain/money';
import type { Product } from '@/domain/product';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { useOwns } from '@/features/ownership/use-owns';
import { BottomBar } from '@/ui/bottom-bar';
import { Button } from '@/ui/button';
import { notImplemented } from '@/ui/not-implemented';

interface ActionBarProps {
  product: Product;
  /** The page's own button for it. */
  replaces: RefObject<HTMLButtonElement | null>;
}

/** On a telephone or a tablet, the first thing to do with a product, wherever one reads: buy it, or download what one owns. */
export function ActionBar({ product, replaces }: ActionBarProps) {
  const isOwned = useOwns(product.id);
  return (
    <BottomBar key={String(isOwned)} label={isOwned ? 'Download' : 'Buy'} replaces={replaces}>
      <span className="text-xl font-extrabold tabular-nums">{formatPrice(product.price)}</span>
      {isOwned ? (
        <Button onClick={() => notImplemented('Download')}>
          <Download className="size-5" aria-hidden /> Download
        </Button>
      ) : (
        <AddToCartButton product={product} size="md" />
      )}
    </BottomBar>
  );
}
