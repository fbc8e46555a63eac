import { type ReactNode, useCallback, useMemo } from 'react';
import { fetchWishlist, saveWishlist } from '@/backend/wishlists';
import type { Product } from '@/domain/product';
import { addToWishlist, removeFromWishlist, wishlistFrom } from '@/domain/wishlist';
import { useAuth } from '@/features/auth/auth-context';
import { useMemberAction } from '@/features/auth/use-member-action';
import { withCurrentProduct } from '@/features/auth/with-current-product';
import { mergeById } from '@/sync/merging';
import { type AccountListSource, useSyncedList } from '@/sync/use-synced-list';
import { toast } from '@/ui/toast-store';
import { WishlistContext, type WishlistContextValue } from './wishlist-context';

const source: AccountListSource<Product> = {
  name: 'wishlist',
  read: fetchWishlist,
  write: saveWishlist,
  merge: mergeById,
  parse: wishlistFrom,
  tellTooLarge: (notice) => toast({ ...notice, variant: 'destructive' }),
};

/** The wishlist of the signed-in user; a visitor has none. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const account = useSyncedList(source, useAuth());

  const remove = useCallback(
    (id: string) => {
      account.change((current) => removeFromWishlist(current, id));
      toast({ title: 'Removed from wishlist', description: 'The item has been removed from your wishlist.' });
    },
    [account],
  );
  const toggleForMember = useCallback(
    (chosen: Product) => {
      if (account.items.some((item) => item.id === chosen.id)) {
        remove(chosen.id);
        return;
      }
      withCurrentProduct(chosen, (product) => {
        account.change((current) => addToWishlist(current, product));
        toast({
          title: 'Added to wishlist!',
          description: `${product.title} has been added to your wishlist.`,
        });
      });
    },
    [account, remove],
  );
  const toggle = useMemberAction('You need to be logged in to use wishlist', toggleForMember);

  const value = useMemo<WishlistContextValue>(() => {
    const ids = new Set(account.items.map((item) => item.id));
    return {
      items: account.items,
      status: account.status,
      has: (id) => ids.has(id),
      toggle,
      remove,
      retry: () => void account.refresh(),
      settled: account.settled,
    };
  }, [account, toggle, remove]);

  return <WishlistContext value={value}>{children}</WishlistContext>;
}
