import { useId } from 'react';
import type { Category } from '@/domain/category';
import type { FacetOption, Facets } from '@/domain/facets';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/text';
import { SkeletonLine } from '@/ui/skeleton';
import { FacetFilter } from './facet-filter';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

/** What is chosen; null for all. */
export interface Chosen extends Facets {
  categoryId: string | null;
}

export interface FilterChoicesProps {
  categories: readonly Category[];
  /** True until the categories are here: their places show. */
  isLoading: boolean;
  /** Products by category id, under the other choices. */
  counts: ReadonlyMap<string, number>;
  /** False while the counts would be those of a part. */
  hasCounts: boolean;
  prices: readonly FacetOption[];
  files: readonly FacetOption[];
  chosen: Chosen;
  choose: (change: Partial<Chosen>) => void;
}

interface CategoryChoiceProps {
  name: string;
  /** Left out while it is not known. */
  count: number | undefined;
  isSelected: boolean;
  onSelect: () => void;
}

/** The count stands beside the button's name, not in it: the name is what one looks for. */
function CategoryChoice({ name, count, isSelected, onSelect }: CategoryChoiceProps) {
  const id = useId();
  return (
    <li className="relative">
      <button
        type="button"
        aria-pressed={isSelected}
        {...(count !== undefined && { 'aria-describedby': id })}
        onClick={onSelect}
        className={cn(
          'min-h-10 w-full rounded-control py-1.5 pr-11 pl-3 text-left font-medium wrap-anywhere pointer-coarse:min-h-11',
          isSelected ? 'bg-ink text-paper' : 'hover:bg-sunken active:bg-line',
        )}
      >
        {name}
      </button>
      {count !== undefined && (
        <span
          id={id}
          className={cn(
            'pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm tabular-nums',
            isSelected ? 'text-paper' : 'text-muted',
          )}
        >
          {formatCount(count)} <span className="sr-only">products</span>
        </span>
      )}
    </li>
  );
}

/** Categories, prices and file types to choose from, each with what it would show. */
export function FilterChoices({ chosen, choose, hasCounts, ...choices }: FilterChoicesProps) {
  return (
    <>
      <h2 className="px-3 pb-2 text-sm font-semibold text-muted">Categories</h2>
      <ul className="grid gap-1 max-lg:grid-cols-2">
        <CategoryChoice
          name="All Categories"
          count={undefined}
          isSelected={chosen.categoryId === null}
          onSelect={() => choose({ categoryId: null })}
        />
        {choices.categories.map(({ id, name }) => (
          <CategoryChoice
            key={id}
            name={name}
            count={hasCounts ? (choices.counts.get(id) ?? 0) : undefined}
            isSelected={chosen.categoryId === id}
            onSelect={() => choose({ categoryId: id })}
          />
        ))}
        {choices.isLoading &&
          PLACES.map((place) => (
            <li key={place} aria-hidden className="flex min-h-10 items-center px-3">
              <SkeletonLine className="w-24" />
            </li>
          ))}
      </ul>
      <FacetFilter
        title="Price"
        options={choices.prices}
        selected={chosen.price}
        hasCounts={hasCounts}
        onSelect={(price) => choose({ price })}
      />
      <FacetFilter
        title="File Type"
        options={choices.files}
        selected={chosen.file}
        hasCounts={hasCounts}
        onSelect={(file) => choose({ file })}
      />
    </>
  );
}
