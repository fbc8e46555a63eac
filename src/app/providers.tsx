import type { ReactNode } from 'react';
import { AuthProvider } from '@/features/auth/auth-provider';
import { CartProvider } from '@/features/cart/cart-provider';
import { CatalogProvider } from '@/features/catalog/catalog-provider';
import { WishlistProvider } from '@/features/wishlist/wishlist-provider';

/** What every route may use. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <CatalogProvider>
        <WishlistProvider>
          <CartProvider>{children}</CartProvider>
        </WishlistProvider>
      </CatalogProvider>
    </AuthProvider>
  );
}
