import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '@/lib/class-names';
import type { Column, Sorting } from './use-sorting';

interface TableHeadProps<T> {
  columns: readonly Column<T>[];
  /** Null where nothing can be sorted. */
  sorting: Sorting | null;
}

const ARIA = { true: 'descending', false: 'ascending' } as const;

/** The names of a table's columns, which sort it; on wide screens, where rows have columns. It stays in sight. */
export function TableHead<T>({ columns, sorting }: TableHeadProps<T>) {
  return (
    <thead role="rowgroup" className="record-head text-sm">
      <tr role="row" className="record-row h-10">
        {columns.map(({ label, isSilent, sort: order }) => {
          const isSorted = sorting?.sort.by === label;
          const isDown = isSorted && sorting.sort.isDown;
          const Arrow = isSorted ? (isDown ? ArrowDown : ArrowUp) : ChevronsUpDown;
          return (
            <th
              key={label}
              role="columnheader"
              scope="col"
              aria-sort={isSorted ? ARIA[`${isDown}`] : undefined}
              className="font-semibold"
            >
              {sorting && order ? (
                <button
                  type="button"
                  className={cn(
                    'group -mx-1.5 flex min-h-9 items-center gap-1 rounded-control px-1.5 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11',
                    !isSorted && 'text-muted',
                  )}
                  onClick={() =>
                    sorting.setSort({ by: label, isDown: isSorted ? !isDown : order.startsDown === true })
                  }
                >
                  {label}
                  <Arrow
                    aria-hidden
                    className={cn(
                      'size-4 shrink-0',
                      !isSorted && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
                    )}
                  />
                </button>
              ) : (
                <span className={isSilent ? 'sr-only' : 'text-muted'}>{label}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
