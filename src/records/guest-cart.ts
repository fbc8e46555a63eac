import { type CartItem, cartItemsFrom, listFrom } from '@/domain/cart';
import { createRecordStore } from './record-store';

/** The cart of whoever is signed out, under 'cart_guest'. */
export const guestCart = createRecordStore<CartItem[]>(
  'cart_guest',
  (text) => {
    if (text === null) return { value: [], isDamaged: false };
    const list = listFrom(text);
    const value = cartItemsFrom(list);
    return { value, isDamaged: list === null || value.length < list.length };
  },
  JSON.stringify,
);
