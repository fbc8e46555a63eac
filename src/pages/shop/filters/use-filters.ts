import { useMemo } from 'react';
import { applyFacets, type FacetOption } from '@/domain/facets';
import type { Product } from '@/domain/product';
import type { Catalog } from '@/features/catalog/catalog-context';
import type { FilterChip } from './filter-chips';
import type { Chosen, FilterChoicesProps } from './filter-choices';

const labelOf = (options: readonly FacetOption[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

/**
 * Narrows a result by what is chosen.
 * @param found the result in all categories
 * @param choose puts a choice into the address
 * @returns what is left, what there is to choose, and what is chosen
 */
export function useFilters(
  catalog: Catalog,
  found: readonly Product[],
  chosen: Chosen,
  choose: (change: Partial<Chosen>) => void,
) {
  const { categoryId, price, file } = chosen;
  const { results, categories, prices, files } = useMemo(
    () => applyFacets(found, { price, file }, categoryId),
    [found, price, file, categoryId],
  );
  const choices: FilterChoicesProps = {
    categories: catalog.categories,
    isLoading: catalog.loading && catalog.categories.length === 0,
    counts: categories,
    hasCounts: catalog.isComplete,
    prices,
    files,
    chosen,
    choose,
  };
  const chips: FilterChip[] = [];
  if (categoryId !== null)
    chips.push({
      id: 'category',
      label: catalog.categories.find(({ id }) => id === categoryId)?.name ?? 'Category',
      onRemove: () => choose({ categoryId: null }),
    });
  if (price !== null)
    chips.push({ id: 'price', label: labelOf(prices, price), onRemove: () => choose({ price: null }) });
  if (file !== null)
    chips.push({ id: 'file', label: labelOf(files, file), onRemove: () => choose({ file: null }) });
  return { results, choices, chips };
}
