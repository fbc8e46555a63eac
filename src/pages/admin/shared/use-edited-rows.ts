import { useCallback, useMemo, useState } from 'react';
import { useCatalogRefresh } from './use-catalog-refresh';

/**
 * A list of the catalogue as the backend has it now: with what was just saved, until the catalogue has been read
 * again. A row that was deleted is not offered once more, and an edited one opens with its new values.
 */
export function useEditedRows<T extends { id: string }>(items: readonly T[]) {
  const refresh = useCatalogRefresh();
  const [edits, setEdits] = useState<ReadonlyMap<string, T | null>>(new Map());

  /** Notes that an entry is now so, or gone (null), and has the catalogue read again. */
  const applyEdit = useCallback(
    async (id: string, now: T | null) => {
      setEdits((former) => new Map(former).set(id, now));
      if (!(await refresh()) || now === null) return;
      setEdits((former) => {
        if (former.get(id) !== now) return former;
        const rest = new Map(former);
        rest.delete(id);
        return rest;
      });
    },
    [refresh],
  );

  /** Notes that a deleted entry is back, and has the catalogue read again. */
  const restore = useCallback(
    (id: string) => {
      setEdits((former) => {
        const rest = new Map(former);
        rest.delete(id);
        return rest;
      });
      void refresh();
    },
    [refresh],
  );

  const rows = useMemo(
    () =>
      items.flatMap((item) => {
        const now = edits.get(item.id);
        return now === undefined ? item : (now ?? []);
      }),
    [items, edits],
  );
  return { rows, applyEdit, restore, refresh };
}
