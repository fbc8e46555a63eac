import { useCallback, useMemo, useState } from 'react';
import { useCatalogRefresh } from './use-catalog-refresh';

/**
 * A list of the catalogue as the backend has it now: with what was just written, until the catalogue has been read
 * again. A row that was deleted is not offered once more, and an edited one opens with its new values.
 */
export function useWritten<T extends { id: string }>(items: readonly T[]) {
  const refresh = useCatalogRefresh();
  const [written, setWritten] = useState<ReadonlyMap<string, T | null>>(new Map());

  /** Notes that an entry is now so, or gone (null), and has the catalogue read again. */
  const note = useCallback(
    async (id: string, now: T | null) => {
      setWritten((former) => new Map(former).set(id, now));
      if (!(await refresh()) || now === null) return;
      setWritten((former) => {
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
      setWritten((former) => {
        const rest = new Map(former);
        rest.delete(id);
        return rest;
      });
      void refresh();
    },
    [refresh],
  );

  const shown = useMemo(
    () =>
      items.flatMap((item) => {
        const now = written.get(item.id);
        return now === undefined ? item : (now ?? []);
      }),
    [items, written],
  );
  return { shown, note, restore, refresh };
}
