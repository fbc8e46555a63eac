import { ShoppingCart } from 'lucide-react';
import type { Product } from '@/domain/product';
import { Button, type ButtonProps } from '@/ui/button';
import { useCart } from './cart-context';

/** Puts one of a product into the cart. Its description says of which: a page has many of these. */
export function AddToCartButton({ product, ...props }: { product: Product } & ButtonProps) {
  const { add } = useCart();
  return (
    <Button size="sm" aria-description={product.title} {...props} onClick={() => add(product)}>
      <ShoppingCart className="size-4" aria-hidden />
      Add to Cart
    </Button>
  );
}
