import { Select } from '@/ui/input';
import type { Column, Sorting } from './use-sorting';

interface ColumnSortSelectProps<T> {
  /** What is sorted, such as 'products'. */
  nouns: string;
  columns: readonly Column<T>[];
  sorting: Sorting;
}

/** Sorts where rows have no columns: on narrow screens. */
export function ColumnSortSelect<T>({ nouns, columns, sorting }: ColumnSortSelectProps<T>) {
  const options = columns.flatMap(({ label: by, sort: order }) => {
    if (!order) return [];
    const ways = [
      { by, isDown: false, text: order.up },
      { by, isDown: true, text: order.down },
    ];
    return order.startsDown ? ways.toReversed() : ways;
  });
  const { by, isDown } = sorting.sort;
  return (
    <Select
      aria-label={`Sort ${nouns} by`}
      value={options.findIndex((option) => option.by === by && option.isDown === isDown)}
      onChange={(event) => {
        const chosen = options[Number(event.target.value)];
        if (chosen) sorting.setSort({ by: chosen.by, isDown: chosen.isDown });
      }}
    >
      {options.map(({ text }, at) => (
        <option key={text} value={at}>
          {text}
        </option>
      ))}
    </Select>
  );
}
