import { ShoppingCart } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { formatPrice } from '@/domain/money';
import type { Product } from '@/domain/product';
import { useCart } from '@/features/cart/cart-context';
import { Button } from '@/ui/button';

interface BuyBarProps {
  product: Product;
  /** The button in the page: while it is in sight, the bar is not needed. */
  buyButton: RefObject<HTMLElement | null>;
}

/** On a telephone, price and Add to Cart at the lower edge whenever the page's own button is out of sight. */
export function BuyBar({ product, buyButton }: BuyBarProps) {
  const { add } = useCart();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const button = buyButton.current;
    if (!button || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([seen]) => setNeeded(seen?.isIntersecting === false), {
      rootMargin: '-70px 0px 0px', // what lies under the header is out of sight
      threshold: 0.5,
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [buyButton]);

  return (
    // its place is kept: the end of the page is not covered
    <div className="buy-bar sticky bottom-0 z-30 -mx-4 mt-8 h-16 sm:-mx-6 md:hidden">
      {isNeeded && (
        <div
          role="group"
          aria-label="Buy"
          className="flex h-full items-center justify-between gap-4 border-t-2 border-ink bg-paper px-4 sm:px-6 dark:border-line"
        >
          <span className="text-xl font-extrabold tabular-nums">{formatPrice(product.price)}</span>
          <Button onClick={() => add(product)}>
            <ShoppingCart className="size-5" aria-hidden /> Add to Cart
          </Button>
        </div>
      )}
    </div>
  );
}
