import { useMemo } from 'react';
import { applyFacets, type FacetOption, type Facets } from '@/domain/facets';
import type { Product } from '@/domain/product';
import type { Catalog } from '@/features/catalog/catalog-context';
import type { FilterChip } from './filter-chips';

interface Chosen extends Facets {
  /** null for all. */
  categoryId: string | null;
}

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
  { categoryId, price, file }: Chosen,
  choose: (change: Partial<Chosen>) => void,
) {
  const { results, categories, prices, files } = useMemo(
    () => applyFacets(found, { price, file }, categoryId),
    [found, price, file, categoryId],
  );
  const onCategory = (id: string | null) => choose({ categoryId: id });
  const onPrice = (id: string | null) => choose({ price: id });
  const onFile = (id: string | null) => choose({ file: id });
  const choices = {
    categories: catalog.categories,
    isLoading: catalog.loading && catalog.categories.length === 0,
    counts: categories,
    hasCounts: catalog.isComplete,
    categoryId,
    prices,
    price,
    files,
    file,
    onCategory,
    onPrice,
    onFile,
  };
  const chips: FilterChip[] = [];
  if (categoryId !== null)
    chips.push({
      id: 'category',
      label: catalog.categories.find(({ id }) => id === categoryId)?.name ?? 'Category',
      onRemove: () => onCategory(null),
    });
  if (price !== null)
    chips.push({ id: 'price', label: labelOf(prices, price), onRemove: () => onPrice(null) });
  if (file !== null) chips.push({ id: 'file', label: labelOf(files, file), onRemove: () => onFile(null) });
  return { results, choices, chips };
}
