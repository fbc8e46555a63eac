import { useCallback, useMemo, useState } from 'react';
import { useCatalogRefresh } from './use-catalog-refresh';

const without = <T>(edits: ReadonlyMap<string, T>, ids: readonly string[]): ReadonlyMap<string, T> =>
  new Map([...edits].filter(([id]) => !ids.includes(id)));

/**
 * A list of the catalogue as the backend has it now: with what was just saved, until the catalogue has been read
 * again. A row that was deleted is not offered once more, and an edited one opens with its new values.
 */
export function useEditedRows<T extends { id: string }>(items: readonly T[]) {
  const refresh = useCatalogRefresh();
  const [edits, setEdits] = useState<ReadonlyMap<string, T | null>>(new Map());

  /** Notes that an entry is now so, and has the catalogue read again. */
  const applyEdit = useCallback(
    async (id: string, now: T) => {
      setEdits((former) => new Map(former).set(id, now));
      if (!(await refresh())) return;
      setEdits((former) => (former.get(id) === now ? without(former, [id]) : former));
    },
    [refresh],
  );

  /** Notes that entries are gone, and has the catalogue read again. */
  const forget = useCallback(
    (ids: readonly string[]) => {
      setEdits((former) => new Map([...former, ...ids.map((id) => [id, null] as const)]));
      void refresh();
    },
    [refresh],
  );

  /** Notes that deleted entries are back, and has the catalogue read again. */
  const restore = useCallback(
    (ids: readonly string[]) => {
      setEdits((former) => without(former, ids));
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
  return { rows, applyEdit, forget, restore, refresh };
}
