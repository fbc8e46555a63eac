import type { Product } from '@/domain/product';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { OwnedBadge } from '@/features/ownership/owned-badge';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';

/** What the shop's pages put on a product card: the catalogue knows neither cart nor wishlist. */
export const cardSlots = {
  renderHeart: (product: Product) => <WishlistHeart product={product} />,
  renderMark: (product: Product) => <OwnedBadge productId={product.id} />,
  renderAction: (product: Product) => <AddToCartButton product={product} />,
};
