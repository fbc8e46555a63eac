import { useId } from 'react';
import { SORT_OPTIONS, type SortOption } from '@/domain/browsing';
import { Select } from '@/ui/input';

const SORT_LABELS: Record<SortOption, string> = {
  newest: 'Newest',
  popular: 'Most Popular',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
};

export function SortSelect({ sort, onSort }: { sort: SortOption; onSort: (sort: SortOption) => void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Sort by
      </label>
      <Select
        id={id}
        className="w-auto! min-w-0 flex-1 lg:flex-none"
        autoComplete="off" // the address says what is chosen, not the browser's memory of the last visit
        value={sort}
        onChange={(event) => {
          const chosen = SORT_OPTIONS.find((option) => option === event.target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {SORT_OPTIONS.map((option) => (
          <option key={option} value={option}>
            {SORT_LABELS[option]}
          </option>
        ))}
      </Select>
    </>
  );
}
