import { listFrom } from './cart';
import { type Product, productFieldsFrom } from './product';

/** The products of a stored wishlist; entries without an id and repetitions are left out. */
export function wishlistFrom(stored: unknown): Product[] {
  const items = new Map<string, Product>();
  for (const entry of listFrom(stored) ?? []) {
    const product = productFieldsFrom(entry);
    if (product && !items.has(product.id)) items.set(product.id, product);
  }
  return [...items.values()];
}

/** Adding an id already present is ignored. */
export function addToWishlist(items: readonly Product[], product: Product): Product[] {
  return items.some((item) => item.id === product.id) ? [...items] : [...items, product];
}

export function removeFromWishlist(items: readonly Product[], id: string): Product[] {
  return items.filter((item) => item.id !== id);
}
