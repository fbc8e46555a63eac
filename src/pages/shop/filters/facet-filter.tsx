import { useId } from 'react';
import type { FacetOption } from '@/domain/facets';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/text';

interface FacetFilterProps {
  title: string;
  options: readonly FacetOption[];
  /** null for all. */
  selected: string | null;
  /** False while the counts would be those of a part. */
  hasCounts: boolean;
  onSelect: (id: string | null) => void;
}

/** One facet below the categories. Choosing what is chosen takes it back. */
export function FacetFilter({ title, options, selected, hasCounts, onSelect }: FacetFilterProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div className="mt-5">
      <h2 id={id} className="px-3 pb-2 text-sm font-semibold text-muted">
        {title}
      </h2>
      <div role="group" aria-labelledby={id} className="grid gap-1 max-lg:grid-cols-2">
        {options.map((option) => {
          const isSelected = option.id === selected;
          return (
            <button
              key={option.id}
              type="button"
              aria-pressed={isSelected}
              onClick={() => onSelect(isSelected ? null : option.id)}
              className={cn(
                'flex min-h-10 w-full items-center justify-between gap-2 rounded-control px-3 py-1.5 text-left font-medium',
                isSelected ? 'bg-ink text-paper' : 'hover:bg-sunken',
              )}
            >
              <span className="min-w-0 wrap-anywhere">{option.label}</span>{' '}
              {hasCounts && (
                <span className={cn('text-sm tabular-nums', !isSelected && 'text-muted')}>
                  {formatCount(option.count)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
