import { createContext, useContext } from 'react';
import type { CartItem } from '@/domain/cart';
import type { Product } from '@/domain/product';

export interface CartContextValue {
  items: readonly CartItem[];
  /** Sum of the quantities. */
  count: number;
  /** Cents. */
  total: number;
  /** loading until the stored cart has arrived; failed when it could not be read. */
  status: 'loading' | 'ready' | 'failed';
  add: (product: Product) => void;
  /** One more (1) or one less (-1); below 1 the line goes. */
  step: (id: string, step: 1 | -1) => void;
  remove: (id: string) => void;
  clear: () => void;
  /** Takes the lines of an order out, without a notice; what the order does not hold stays. */
  takeOrdered: (ordered: readonly CartItem[]) => void;
  /** Takes over today's price of a product. */
  reprice: (id: string, price: number) => void;
  retry: () => void;
  /** Resolves when no save is under way. */
  settled: () => Promise<void>;
}

export const CartContext = createContext<CartContextValue | null>(null);

/** @throws Error outside a CartProvider */
export function useCart(): CartContextValue {
  const value = useContext(CartContext);
  if (!value) throw new Error('useCart must be used within a CartProvider');
  return value;
}
