import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteRows, insertRow } from '@/backend/admin-rows';
import type { Product } from '@/domain/product';
import { focusAfterRemoval } from '@/ui/focus-after-removal';
import { counted } from '../shared/counted';
import { undoDeletion, useWrite } from '../shared/use-write';

/** The products that are chosen, and their deletion as one. @param onDeleted and @param onRestored take their ids */
export function useChosen(
  onDeleted: (ids: readonly string[]) => void,
  onRestored: (ids: readonly string[]) => void,
) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const { isBusy, write } = useWrite();

  const choose = useCallback((products: readonly Product[], isChosen: boolean) => {
    setChosenIds((former) => {
      const ids = new Set(products.map(({ id }) => id));
      return new Set([...[...former].filter((id) => !ids.has(id)), ...(isChosen ? ids : [])]);
    });
  }, []);

  const removeAll = async (products: readonly Product[]) => {
    const ids = products.map(({ id }) => id);
    const count = counted(ids.length, 'product');
    const isDeleted = await write(
      () => deleteRows('products', ids),
      ids.length === 1 ? 'Product deleted successfully' : `${count} deleted successfully`,
      (rows) =>
        undoDeletion(
          count,
          () => insertRow('products', rows),
          () => onRestored(ids),
          `${count} ${ids.length === 1 ? 'is' : 'are'} back`,
        ),
    );
    if (!isDeleted) return;
    flushSync(() => {
      choose(products, false);
      onDeleted(ids);
    });
    focusAfterRemoval(null, 0); // the button is gone with what it deleted
  };

  return { chosenIds, choose, removeAll, isBusy };
}
