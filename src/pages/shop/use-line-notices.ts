import { type CartItem, type CartLineNotice, lineNotice } from '@/domain/cart';
import { useCurrentProducts } from '@/features/catalog/use-current-products';

/**
 * What has changed in the catalogue since the lines of a cart were added.
 * @returns asks for one line: null where nothing has changed, or nothing is known yet
 */
export function useLineNotices(items: readonly CartItem[]): (item: CartItem) => CartLineNotice {
  const current = useCurrentProducts(items.map(({ id }) => id));
  return (item) => {
    const product = current.get(item.id);
    return product === undefined ? null : lineNotice(item, product ?? undefined);
  };
}
