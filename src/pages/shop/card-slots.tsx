import type { Product } from '@/domain/product';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';

/** What the shop's pages put on a product card: the catalogue knows neither cart nor wishlist. */
export const cardSlots = {
  renderHeart: (product: Product) => <WishlistHeart product={product} />,
  renderAction: (product: Product) => <AddToCartButton product={product} />,
};
