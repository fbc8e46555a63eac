import type { Product } from '@/domain/product';
import { wishlistFrom } from '@/domain/wishlist';
import { readItems, writeItems } from './lists';

/** @throws BackendError */
export async function fetchWishlist(userId: string): Promise<Product[]> {
  return wishlistFrom(await readItems('wishlists', userId));
}

/** @throws BackendError */
export function saveWishlist(userId: string, items: Product[]): Promise<void> {
  return writeItems('wishlists', userId, items);
}
