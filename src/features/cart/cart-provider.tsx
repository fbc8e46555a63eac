import { type ReactNode, useCallback, useMemo } from 'react';
import { fetchCart, saveCart } from '@/backend/carts';
import {
  addToCart,
  type CartItem,
  cartItemsFrom,
  changeQuantity,
  itemCount,
  restoreLines,
  subtractLines,
  totalCents,
} from '@/domain/cart';
import type { Product } from '@/domain/product';
import { useAuth } from '@/features/auth/auth-context';
import { useMemberAction } from '@/features/auth/use-member-action';
import { withCurrentProduct } from '@/features/auth/with-current-product';
import { paths } from '@/lib/paths';
import { guestCart } from '@/records/guest-cart';
import { useRecord } from '@/records/use-record';
import { mergeCarts } from '@/sync/merging';
import { type AccountListSource, useSyncedList } from '@/sync/use-synced-list';
import { toast, type ToastOptions, UNDO_TIME } from '@/ui/toast-store';
import { CartContext, type CartContextValue } from './cart-context';

const source: AccountListSource<CartItem> = {
  name: 'cart',
  read: fetchCart,
  write: saveCart,
  merge: mergeCarts,
  parse: cartItemsFrom,
  tellTooLarge: (notice) => toast({ ...notice, variant: 'destructive' }),
};

const without = (items: readonly CartItem[], id: string) => items.filter((item) => item.id !== id);

/** The cart: the user's on the server, or the one under `cart_guest` for whoever is signed out. */
export function CartProvider({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const session = auth.status;
  const account = useSyncedList(source, auth);
  const guestItems = useRecord(guestCart);
  const addForMember = useCallback(
    (chosen: Product) =>
      withCurrentProduct(chosen, (product) => {
        account.change((current) => addToCart(current, product));
        toast({
          title: 'Added to cart!',
          description: `${product.title} has been added to your cart.`,
          action: { label: 'View Cart', alt: 'Open the cart', to: paths.cart },
        });
      }),
    [account],
  );
  const add = useMemberAction('You need to be logged in to add items to cart', addForMember);

  const value = useMemo<CartContextValue>(() => {
    const isGuest = session === 'signed-out';
    const items = isGuest ? guestItems : account.items;
    const change = (update: (current: readonly CartItem[]) => CartItem[]) => {
      if (isGuest) guestCart.update(update);
      else account.change(update);
    };
    const undo = (removed: readonly CartItem[]): Partial<ToastOptions> => ({
      duration: UNDO_TIME,
      action: {
        label: 'Undo',
        alt: 'Add what was removed again',
        run: () => change((current) => restoreLines(current, items, removed)),
      },
    });
    const remove = (id: string) => {
      change((current) => without(current, id));
      toast({
        title: 'Item removed',
        description: 'The item has been removed from your cart.',
        ...undo(items.filter((item) => item.id === id)),
      });
    };
    return {
      items,
      count: itemCount(items),
      total: totalCents(items),
      status: isGuest ? 'ready' : account.status,
      add,
      step: (id, step) => {
        if ((items.find((item) => item.id === id)?.quantity ?? 0) + step <= 0) remove(id);
        else change((current) => changeQuantity(current, id, step));
      },
      remove,
      clear: () => {
        change(() => []);
        toast({
          title: 'Cart cleared',
          description: 'All items have been removed from your cart',
          ...undo(items),
        });
      },
      takeOrdered: (ordered) => change((current) => subtractLines(current, ordered)),
      reprice: (id, price) =>
        change((current) => current.map((item) => (item.id === id ? { ...item, price } : item))),
      retry: () => void account.refresh(),
      settled: account.settled,
    };
  }, [session, account, guestItems, add]);

  return <CartContext value={value}>{children}</CartContext>;
}
