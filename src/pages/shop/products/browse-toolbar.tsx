import { LayoutGrid, List, Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { SORT_OPTIONS, type SortOption, type ViewMode } from '@/domain/browsing';
import { cn } from '@/lib/class-names';
import { Button } from '@/ui/button';
import { Input, Select } from '@/ui/input';

const SORT_LABELS: Record<SortOption, string> = {
  newest: 'Newest',
  popular: 'Most Popular',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
};

interface BrowseToolbarProps {
  draft: string;
  onDraft: (text: string) => void;
  onSearch: () => void;
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

/** Search box, sort selector and the switch between grid and list. */
export function BrowseToolbar({ draft, onDraft, onSearch, sort, onSort, view, onView }: BrowseToolbarProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <form
        role="search"
        className="flex min-w-0 flex-1 basis-72 gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <label htmlFor={`${id}-search`} className="sr-only">
          Search clipart
        </label>
        <Input
          id={`${id}-search`}
          type="search"
          name="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search clipart…"
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          <Search className="size-5" aria-hidden />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </form>
      <label htmlFor={`${id}-sort`} className="sr-only">
        Sort by
      </label>
      <Select
        id={`${id}-sort`}
        className="w-auto! flex-1 sm:flex-none"
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
    </div>
  );
}
