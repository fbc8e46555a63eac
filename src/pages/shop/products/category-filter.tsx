import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Category } from '@/domain/category';
import { cn } from '@/lib/class-names';
import { Button } from '@/ui/button';
import { SkeletonLine } from '@/ui/skeleton';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

interface CategoryFilterProps {
  categories: readonly Category[];
  /** True until the categories are here: their places show. */
  isLoading: boolean;
  /** null for all. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** A sidebar, which small screens fold behind a Filters button (spec, section 2). */
export function CategoryFilter({ categories, isLoading, selected, onSelect, children }: CategoryFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const entries: { id: string | null; name: string }[] = [
    { id: null, name: 'All Categories' },
    ...categories,
  ];

  return (
    <aside aria-label="Filters">
      <Button
        variant="secondary"
        className="w-full justify-between! lg:hidden"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="inline-flex items-center gap-2">
          <SlidersHorizontal className="size-5" aria-hidden /> Filters
        </span>
        <ChevronDown className={cn('size-5 transition-transform', isOpen && 'rotate-180')} aria-hidden />
      </Button>
      <div
        id={listId}
        className={cn(
          'mt-2 lg:sticky lg:top-24 lg:-m-1 lg:block lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1',
          !isOpen && 'hidden',
        )}
      >
        <h2 className="px-3 pb-2 text-sm font-semibold text-muted max-lg:sr-only">Categories</h2>
        <ul className="grid gap-1 max-lg:grid-cols-2">
          {entries.map(({ id, name }) => (
            <li key={id ?? 'all'}>
              <button
                type="button"
                aria-pressed={selected === id}
                onClick={() => onSelect(id)}
                className={cn(
                  'min-h-10 w-full rounded-control px-3 py-1.5 text-left font-medium wrap-anywhere',
                  selected === id ? 'bg-ink text-paper' : 'hover:bg-sunken active:bg-line',
                )}
              >
                {name}
              </button>
            </li>
          ))}
          {isLoading &&
            PLACES.map((place) => (
              <li key={place} aria-hidden className="flex min-h-10 items-center px-3">
                <SkeletonLine className="w-24" />
              </li>
            ))}
        </ul>
        {children}
      </div>
    </aside>
  );
}
