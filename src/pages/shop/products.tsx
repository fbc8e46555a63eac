import { useDeferredValue, useMemo, useRef } from 'react';
import type { BrowseState } from '@/domain/browsing';
import { applyFacets } from '@/domain/facets';
import { useCatalog } from '@/features/catalog/catalog-context';
import { GridSkeleton } from '@/features/catalog/grid-skeleton';
import { LoadFailure } from '@/ui/load-failure';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { BrowseToolbar } from './products/browse-toolbar';
import { CategoryFilter } from './products/category-filter';
import { FacetFilter } from './products/facet-filter';
import { useBrowseState } from './products/use-browse-state';
import { ResultGrid } from './result-grid';

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
  const found = useMemo(
    () => catalog.index.query({ text, categoryId, sort }),
    [catalog.index, text, categoryId, sort],
  );
  const { results, prices, files } = useMemo(() => applyFacets(found, { price, file }), [found, price, file]);
  const hasFacet = price !== null || file !== null;
  const isFiltered = text.trim() !== '' || categoryId !== null || hasFacet;
  const isWaiting =
    catalog.loading || ((hasFacet || needsAll(shown)) && !catalog.isComplete && !catalog.hasFailed);
  const total = isFiltered ? results.length : Math.max(catalog.total, results.length);

  return (
    <div className="page">
      <PageHeading title="Explore Our Clipart Collection">
        Find the perfect graphics for your next creative project.
      </PageHeading>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <CategoryFilter
          categories={catalog.categories}
          isLoading={catalog.loading && catalog.categories.length === 0}
          selected={categoryId}
          onSelect={(id) => change({ categoryId: id })}
        >
          <FacetFilter
            title="Price"
            options={prices}
            selected={price}
            hasCounts={catalog.isComplete}
            onSelect={(id) => changeFacets({ price: id })}
          />
          <FacetFilter
            title="File Type"
            options={files}
            selected={file}
            hasCounts={catalog.isComplete}
            onSelect={(id) => changeFacets({ file: id })}
          />
        </CategoryFilter>
        <div className="min-w-0">
          <BrowseToolbar
            draft={draft}
            onDraft={setDraft}
            onSearch={() => change({ text: draft })}
            sort={sort}
            onSort={(value) => change({ sort: value })}
            view={view}
            onView={(value) => change({ view: value })}
          />
          <div className="my-4 flex min-h-9 flex-wrap items-center justify-between gap-3">
            <p ref={status} role="status" tabIndex={-1} className="text-muted tabular-nums">
              {isWaiting ? 'Loading…' : `Showing ${total} results`}
            </p>
            {(isFiltered || state.text !== '') && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  clear();
                  status.current?.focus(); // the button goes, the focus stays
                }}
              >
                Clear filters
              </Button>
            )}
          </div>
          {catalog.hasFailed && (
            <LoadFailure onRetry={catalog.reload}>The collection could not be loaded completely.</LoadFailure>
          )}
          {isWaiting && <GridSkeleton view={view} />}
          {!isWaiting && results.length === 0 && (
            <EmptyState title="No Products Found" picture="nothing-found">
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
