import { createContext, useContext } from 'react';
import type { Product } from '@/domain/product';

export interface WishlistContextValue {
  items: readonly Product[];
  status: 'loading' | 'ready' | 'failed';
  has: (id: string) => boolean;
  /** Removes if present, else adds. */
  toggle: (product: Product) => void;
  remove: (id: string) => void;
  retry: () => void;
  /** Resolves when no save is under way. */
  settled: () => Promise<void>;
}

export const WishlistContext = createContext<WishlistContextValue | null>(null);

/** @throws Error outside a WishlistProvider */
export function useWishlist(): WishlistContextValue {
  const value = useContext(WishlistContext);
  if (!value) throw new Error('useWishlist must be used within a WishlistProvider');
  return value;
}
