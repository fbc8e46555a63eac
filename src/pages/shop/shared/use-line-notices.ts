import { type CartItem, type CartLineNotice, lineNotice } from '@/domain/cart';
import { useCurrentProducts } from '@/features/catalog/use-current-products';

export interface LineNotices {
  /** Null where nothing has changed, or nothing is known yet. */
  of: (item: CartItem) => CartLineNotice;
  /** Looks anew which of the lines are no longer sold; none where that can't be found out, which is logged. */
  findGone: () => Promise<CartItem[]>;
}

/** What has changed in the catalogue since the lines of a cart were added. */
export function useLineNotices(items: readonly CartItem[]): LineNotices {
  const ids = items.map(({ id }) => id);
  const [current, read] = useCurrentProducts(ids);
  return {
    of: (item) => {
      const product = current.get(item.id);
      return product === undefined ? null : lineNotice(item, product ?? undefined);
    },
    findGone: async () => {
      try {
        const now = await read(ids);
        return items.filter(({ id }) => now.get(id) === null);
      } catch (error) {
        console.error('Error fetching products:', error);
        return [];
      }
    },
  };
}
