import { useDeferredValue, useMemo, useRef } from 'react';
import type { BrowseState } from '@/domain/browsing';
import { cn } from '@/lib/class-names';
import { useCatalog } from '@/features/catalog/catalog-context';
import { GridSkeleton } from '@/features/catalog/grid-skeleton';
import { LoadFailure } from '@/ui/load-failure';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { BrowseSearch } from './products/browse-search';
import { FilterButton } from './filters/filter-button';
import { FilterChips } from './filters/filter-chips';
import { FilterChoices } from './filters/filter-choices';
import { SortSelect } from './filters/sort-select';
import { useFilters } from './filters/use-filters';
import { useListBeginning } from './filters/use-list-beginning';
import { ViewSwitch } from './filters/view-switch';
import { useBrowseState } from './products/use-browse-state';
import { ResultGrid } from './shared/result-grid';

/** True when the newest rows alone can't answer: then the whole catalogue has to be here first. */
const needsAll = ({ text, categoryId, sort }: BrowseState) =>
  text.trim() !== '' || categoryId !== null || sort !== 'newest';

export default function ProductsPage() {
  usePageMeta('Explore Our Clipart Collection', 'Find the perfect graphics for your next creative project.');
  const catalog = useCatalog();
  const { state, facets, draft, setDraft, change, changeFacets, clear, entry } = useBrowseState();
  const text = useDeferredValue(draft);
  const status = useRef<HTMLParagraphElement>(null);
  const { categoryId, sort, view } = state;
  const shown = { ...state, text };

  const { price, file } = facets;
  const found = useMemo(() => catalog.index.query({ text, sort }), [catalog.index, text, sort]);
  const { beginning, goToBeginning } = useListBeginning();
  const { results, choices, chips } = useFilters(
    catalog,
    found,
    { categoryId, price, file },
    ({ categoryId: id, ...facets }) => {
      goToBeginning();
      if (id === undefined) changeFacets(facets);
      else change({ categoryId: id });
    },
  );
  const hasFacet = price !== null || file !== null;
  const isFiltered = text.trim() !== '' || categoryId !== null || hasFacet;
  const isWaiting =
    catalog.loading || ((hasFacet || needsAll(shown)) && !catalog.isComplete && !catalog.hasFailed);
  const canClear = isFiltered || state.text !== '';
  // on a telephone: the chips and what clears them below the count and the view
  const hasTwoLines = chips.length > 1 || (chips.length > 0 && (text.trim() !== '' || state.text !== ''));
  const total = isFiltered ? results.length : Math.max(catalog.total, results.length);

  const keepFocus = () => status.current?.focus(); // the button goes, the focus stays
  const clearFilters = () => {
    goToBeginning();
    clear();
  };
  const clearAll = () => {
    clearFilters();
    keepFocus();
  };
  return (
    <div className="page">
      <PageHeading title="Explore Our Clipart Collection" isSlim>
        Find the perfect graphics for your next creative project.
      </PageHeading>
      <div className="grid gap-x-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <aside aria-label="Filters" className="max-lg:hidden">
          <div className="lg:sticky lg:top-24 lg:-m-1 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1">
            <FilterChoices {...choices} />
          </div>
        </aside>
        <div className="min-w-0">
          <div className="mb-4 max-lg:contents lg:flex lg:items-center lg:gap-4">
            <BrowseSearch draft={draft} onDraft={setDraft} onSearch={() => change({ text: draft })} />
            <div
              className={cn(
                'flex items-start gap-2 max-lg:mt-1 sm:items-center',
                !canClear && 'before-tools z-30 max-lg:bg-paper',
              )}
            >
              <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 lg:flex-nowrap">
                <p
                  ref={status}
                  role="status"
                  tabIndex={-1}
                  className={cn(
                    'text-muted tabular-nums max-sm:text-sm',
                    hasTwoLines && 'flex min-h-11 w-full items-center sm:w-auto',
                  )}
                >
                  {isWaiting ? 'Loading…' : `Showing ${total} results`}
                </p>
                <FilterChips chips={chips} className="min-h-11 items-center" onRemoved={keepFocus} />
              </div>
              <div
                className={cn(
                  'flex gap-x-2',
                  chips.length > 0
                    ? 'flex-col-reverse items-end sm:flex-row sm:items-center'
                    : 'items-center',
                )}
              >
                {canClear && (
                  <Button
                    variant="ghost"
                    size="sm"
                    // of a single chip it says the same, and a telephone has no room for both
                    className={cn(chips.length > 0 && !hasTwoLines && 'max-sm:hidden')}
                    onClick={clearAll}
                  >
                    Clear filters
                  </Button>
                )}
                <ViewSwitch view={view} onView={(value) => change({ view: value })} />
              </div>
            </div>
            <div className="below-header z-30 flex flex-wrap gap-2 max-lg:-mx-4 max-lg:mb-3 max-lg:bg-paper max-lg:px-4 max-lg:py-2 lg:flex-nowrap sm:gap-3 sm:max-lg:-mx-6 sm:max-lg:px-6">
              <FilterButton
                active={chips.length}
                choices={choices}
                total={total}
                isWaiting={isWaiting}
                onClear={clearFilters}
              />
              <SortSelect
                sort={sort}
                onSort={(value) => {
                  goToBeginning();
                  change({ sort: value });
                }}
              />
            </div>
          </div>
          <div ref={beginning} />
          {catalog.hasFailed && (
            <LoadFailure onRetry={catalog.reload}>The collection could not be loaded completely.</LoadFailure>
          )}
          {isWaiting && <GridSkeleton view={view} />}
          {!isWaiting && results.length === 0 && (
            <EmptyState
              title="No Products Found"
              picture="nothing-found"
              action={
                isFiltered && (
                  <Button variant="secondary" onClick={clearAll}>
                    Clear
                  </Button>
                )
              }
            >
              Try adjusting your search or filters.
            </EmptyState>
          )}
          {!isWaiting && results.length > 0 && (
            <ResultGrid
              label="Products"
              products={results}
              view={view}
              total={total}
              entry={`${entry}|${text}|${categoryId}|${sort}|${price}|${file}`}
            />
          )}
        </div>
      </div>
    </div>
  );
}
