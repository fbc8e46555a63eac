import { ShoppingCart } from 'lucide-react';
import type { Product } from '@/domain/product';
import { Button, type ButtonProps } from '@/ui/button';
import { useCart } from './cart-context';

/** Puts one of a product into the cart. Its description says of which: a page has many. In a narrow card, an icon says it. */
export function AddToCartButton({ product, ...props }: { product: Product } & ButtonProps) {
  const { add } = useCart();
  return (
    <Button size="sm" aria-description={product.title} {...props} onClick={() => add(product)}>
      <ShoppingCart className="size-4" aria-hidden />
      <span className="@max-[11rem]:sr-only">Add to Cart</span>
    </Button>
  );
}
