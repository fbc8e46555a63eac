import { useCallback, useMemo } from 'react';
import { sortedBy } from '@/domain/sorting';
import type { RecordPages } from '@/homes/types';
import { useListAddress } from './use-list-address';

/** A column of a table. */
export interface Column<T> {
  /** Over the column. */
  label: string;
  /** Not written over the column: what stands in it speaks for itself. */
  isSilent?: boolean;
  /** Missing where the column says nothing about an order. */
  sort?: {
    /** The two orders by name, from the low end and from the high one. */
    up: string;
    down: string;
    keyOf: (record: T) => string | number;
    /** For what one looks at from the high end first. */
    startsDown?: boolean;
  };
}

export interface Sort {
  /** Its column, by its label. */
  by: string;
  isDown: boolean;
}

/** An order as the address has it. */
const nameOf = ({ by, isDown }: Sort) => `${by.toLowerCase()}-${isDown ? 'down' : 'up'}`;

/**
 * The order of a list, by one of its columns; the address keeps it.
 * @param columns must be the same at every render
 * @param initial the label of the column by which the list stands when nothing is chosen
 */
export function useSorting<T>(columns: readonly Column<T>[], initial: string) {
  const { params, put } = useListAddress();
  const asked = params.get('sort');
  const sort = useMemo(() => {
    const orders = columns.flatMap(({ label, sort: order }) =>
      order ? [false, true].map((isDown): Sort => ({ by: label, isDown })) : [],
    );
    const isDown = columns.some(({ label, sort: order }) => label === initial && order?.startsDown);
    return orders.find((order) => nameOf(order) === asked) ?? { by: initial, isDown };
  }, [columns, initial, asked]);

  const setSort = useCallback((next: Sort) => put({ sort: nameOf(next) }), [put]);
  const inOrder = useMemo(() => {
    const keyOf = columns.find(({ label }) => label === sort.by)?.sort?.keyOf;
    return (records: readonly T[]) => (keyOf ? sortedBy(records, keyOf, sort.isDown) : records);
  }, [columns, sort]);
  return { sort, setSort, inOrder };
}

export type Sorting = Pick<ReturnType<typeof useSorting>, 'sort' | 'setSort'>;

/**
 * The list of a screen in the order that was chosen, for the file as well. Of a list that is not here as a whole, what
 * comes first is the server's to say: it stays as it is, and `sorting` is null.
 * @param columns must be the same at every render
 * @param initial the label of the column by which the list stands when nothing is chosen
 * @param narrow leaves of the list what is asked for; must be the same function until it means something else
 */
export function useSorted<T, Figures>(
  pages: RecordPages<T, Figures>,
  columns: readonly Column<T>[],
  initial: string,
  narrow?: (records: readonly T[]) => readonly T[],
): RecordPages<T, Figures> & { sorting: Sorting | null } {
  const { inOrder, ...sorting } = useSorting(columns, initial);
  const { status, more, records: all } = pages;
  const isWhole = status === 'ready' && more === null;
  const records = useMemo(
    () => (isWhole ? inOrder(narrow ? narrow(all) : all) : all),
    [isWhole, inOrder, narrow, all],
  );
  if (!isWhole) return { ...pages, sorting: null };
  return { ...pages, records, every: () => records, sorting };
}
