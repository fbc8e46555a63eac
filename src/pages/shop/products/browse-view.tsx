import { LayoutGrid, List } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { SORT_OPTIONS, type SortOption, type ViewMode } from '@/domain/browsing';
import { cn } from '@/lib/class-names';
import { Select } from '@/ui/input';

const SORT_LABELS: Record<SortOption, string> = {
  newest: 'Newest',
  popular: 'Most Popular',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
};

interface BrowseViewProps {
  sort: SortOption;
  onSort: (sort: SortOption) => void;
  view: ViewMode;
  onView: (view: ViewMode) => void;
}

function ViewButton({
  isActive,
  label,
  onClick,
  children,
}: {
  isActive: boolean;
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isActive}
      onClick={onClick}
      className={cn(
        // the frame around cuts off what lies outside: the ring goes inside
        'grid h-10 w-11 place-items-center focus-visible:-outline-offset-4 focus-visible:outline-current',
        isActive ? 'bg-ink text-paper' : 'bg-surface hover:bg-sunken active:bg-line',
      )}
    >
      {children}
    </button>
  );
}

/** Sort selector and the switch between grid and list. */
export function BrowseView({ sort, onSort, view, onView }: BrowseViewProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-sort`} className="sr-only">
        Sort by
      </label>
      <Select
        id={`${id}-sort`}
        className="w-auto! min-w-0 flex-1 lg:flex-none"
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
      <div
        role="group"
        aria-label="View"
        className="flex overflow-hidden rounded-control border-2 border-ink dark:border-edge"
      >
        <ViewButton isActive={view === 'grid'} label="Grid view" onClick={() => onView('grid')}>
          <LayoutGrid className="size-5" aria-hidden />
        </ViewButton>
        <ViewButton isActive={view === 'list'} label="List view" onClick={() => onView('list')}>
          <List className="size-5" aria-hidden />
        </ViewButton>
      </div>
    </>
  );
}
