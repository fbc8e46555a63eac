import type { Product } from '@/domain/product';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { OwnedBadge } from '@/features/ownership/owned-badge';
import { useOwns } from '@/features/ownership/use-owns';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';

/** What one owns is not the next thing to buy: the button is there, without the colour. */
function CartAction({ product }: { product: Product }) {
  return <AddToCartButton product={product} variant={useOwns(product.id) ? 'secondary' : 'primary'} />;
}

/** What the shop's pages put on a product card: the catalogue knows neither cart nor wishlist. */
export const cardSlots = {
  renderHeart: (product: Product) => <WishlistHeart product={product} />,
  renderMark: (product: Product) => <OwnedBadge productId={product.id} />,
  renderAction: (product: Product) => <CartAction product={product} />,
};
