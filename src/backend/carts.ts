import { type CartItem, cartItemsFrom } from '@/domain/cart';
import { readItems, writeItems } from './lists';

/** @throws BackendError */
export async function fetchCart(userId: string): Promise<CartItem[]> {
  return cartItemsFrom(await readItems('carts', userId));
}

/** @throws BackendError */
export function saveCart(userId: string, items: CartItem[]): Promise<void> {
  return writeItems('carts', userId, items);
}
