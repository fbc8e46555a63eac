import { useDeferredValue, useMemo } from 'react';
import { SearchX } from 'lucide-react';
import type { BrowseState } from '@/domain/browsing';
import { useCatalog } from '@/features/catalog/catalog-context';
import { GridSkeleton } from '@/features/catalog/grid-skeleton';
import { LoadFailure } from '@/features/catalog/load-failure';
import { ProductGrid } from '@/features/catalog/product-grid';
import { useProgressiveCount } from '@/features/catalog/use-progressive-count';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { cardSlots } from './card-slots';
import { BrowseToolbar } from './products/browse-toolbar';
import { CategoryFilter } from './products/category-filter';
import { useBrowseState } from './products/use-browse-state';

/** True when the newest rows alone can't answer: then the whole catalogue has to be here first. */
const needsAll = ({ text, categoryId, sort }: BrowseState) =>
  text.trim() !== '' || categoryId !== null || sort !== 'newest';

export default function ProductsPage() {
  usePageMeta('Explore Our Clipart Collection', 'Find the perfect graphics for your next creative project.');
  const catalog = useCatalog();
  const { state, draft, setDraft, change, clear, entry } = useBrowseState();
  const text = useDeferredValue(draft);
  const { categoryId, sort, view } = state;
  const shown = { ...state, text };

  const results = useMemo(
    () => catalog.index.query({ text, categoryId, sort }),
    [catalog.index, text, categoryId, sort],
  );
  const isFiltered = text.trim() !== '' || categoryId !== null;
  const isWaiting = catalog.loading || (needsAll(shown) && !catalog.isComplete && !catalog.hasFailed);
  const total = isFiltered ? results.length : Math.max(catalog.total, results.length);
  const { count, hasMore, more, sentinel } = useProgressiveCount(
    results.length,
    `${entry}|${text}|${categoryId}|${sort}`,
  );

  return (
    <div className="page">
      <PageHeading title="Explore Our Clipart Collection">
        Find the perfect graphics for your next creative project.
      </PageHeading>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <CategoryFilter
          categories={catalog.categories}
          selected={categoryId}
          onSelect={(id) => change({ categoryId: id })}
        />
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
            <p role="status" className="text-muted tabular-nums">
              {isWaiting ? 'Loading…' : `Showing ${total} results`}
            </p>
            {(isFiltered || state.text !== '') && (
              <Button variant="ghost" size="sm" onClick={clear}>
                Clear filters
              </Button>
            )}
          </div>
          {catalog.hasFailed && (
            <LoadFailure onRetry={catalog.reload}>The collection could not be loaded completely.</LoadFailure>
          )}
          {isWaiting && <GridSkeleton />}
          {!isWaiting && results.length === 0 && (
            <EmptyState title="No Products Found" icon={<SearchX aria-hidden />}>
              Try adjusting your search or filters.
            </EmptyState>
          )}
          {!isWaiting && results.length > 0 && (
            <>
              <ProductGrid
                label="Products"
                products={results.slice(0, count)}
                view={view}
                total={total}
                {...cardSlots}
              />
              <div ref={sentinel} className="mt-8 grid min-h-11 place-items-center">
                {hasMore && (
                  <Button variant="secondary" onClick={more}>
                    Show more
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
