import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { browseParams, browseStateFrom, searchText } from '@/domain/browsing';
import { facetParams, facetsFrom } from '@/domain/facets';
import { useCatalog } from '@/features/catalog/catalog-context';
import { GridSkeleton } from '@/features/catalog/grid-skeleton';
import { LoadFailure } from '@/ui/load-failure';
import { cn } from '@/lib/class-names';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { FilterButton } from './filters/filter-button';
import { FilterChips } from './filters/filter-chips';
import { FilterChoices, type FilterChoicesProps } from './filters/filter-choices';
import { SortSelect } from './filters/sort-select';
import { useFilters } from './filters/use-filters';
import { useListBeginning } from './filters/use-list-beginning';
import { ResultGrid } from './shared/result-grid';
import { SearchForm } from './search/search-form';
import { Suggestions } from './search/suggestions';

const QUERY = 'query';

/** A chip that was pressed is gone: the focus goes to what it changed. */
const focusPageHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

function headingFor(query: string, count: number, isWaiting: boolean): string {
  if (query === '') return 'Search Clipart';
  if (isWaiting) return `Searching for "${query}"…`;
  return `${count} ${count === 1 ? 'result' : 'results'} for "${query}"`;
}

/** A search finds but a part of the collection: only what would show some of it is to be chosen, and what is chosen. */
const withResults = (choices: FilterChoicesProps): FilterChoicesProps => ({
  ...choices,
  categories: choices.categories.filter(
    ({ id }) => choices.counts.has(id) || id === choices.chosen.categoryId,
  ),
});

/** What is to be chosen is not known yet: its places show. */
const unknown = (choices: FilterChoicesProps): FilterChoicesProps => ({
  ...choices,
  categories: [],
  prices: [],
  files: [],
  isLoading: true,
});

/** Search over titles, descriptions and keywords. Without a query there is the form, and what one might look for. */
export default function SearchPage() {
  const [params, setParams] = useSearchParams();
  const { key: entry } = useLocation();
  const query = searchText(params.get(QUERY)).trim();
  const { categoryId, sort } = browseStateFrom(params);
  const { price, file } = facetsFrom(params);
  usePageMeta(
    query === '' ? 'Search Clipart' : `Search: ${query}`,
    'Search the whole collection by title, description and keyword.',
    { isUnlisted: true }, // there are as many of these addresses as there are words
  );
  const catalog = useCatalog();
  const found = useMemo(
    () => (query === '' ? [] : catalog.index.query({ text: query, sort })),
    [catalog.index, query, sort],
  );
  const { beginning, goToBeginning } = useListBeginning();
  const refine = (next: URLSearchParams) => {
    goToBeginning();
    setParams(next, { preventScrollReset: true });
  };
  const {
    results,
    choices: all,
    chips,
  } = useFilters(catalog, found, { categoryId, price, file }, ({ categoryId: id, ...facets }) =>
    refine(facetParams(id === undefined ? params : browseParams(params, { categoryId: id }), facets)),
  );
  const isWaiting = catalog.loading || (!catalog.isComplete && !catalog.hasFailed);
  const choices = isWaiting ? unknown(all) : withResults(all);
  const hasChoices = isWaiting || found.length > 0 || chips.length > 0;
  const isSortable = isWaiting || results.length > 1;

  const search = (text: string) => {
    if (text !== query) setParams(text === '' ? {} : { [QUERY]: text });
  };
  const clear = () =>
    refine(facetParams(browseParams(params, { categoryId: null }), { price: null, file: null }));

  return (
    <div className="page">
      <PageHeading isSlim title={<span role="status">{headingFor(query, results.length, isWaiting)}</span>}>
        {query === '' && 'Titles, descriptions and keywords of the whole collection, all at once.'}
      </PageHeading>
      <SearchForm query={query} entry={entry} onSearch={search} />
      {query === '' && <Suggestions products={catalog.products} />}
      {query !== '' && (
        // tall enough that the footer does not come into sight when few results take the place of the skeleton
        <div
          className={cn(
            'mt-4 grid min-h-[70dvh] content-start gap-x-8 lg:mt-6',
            hasChoices && 'lg:grid-cols-[13rem_minmax(0,1fr)]',
          )}
        >
          {hasChoices && (
            <aside aria-label="Filters" className="max-lg:hidden">
              <FilterChoices {...choices} />
            </aside>
          )}
          <div className="min-w-0">
            {hasChoices && (
              <div
                className={cn(
                  'below-header z-30 mb-3 flex flex-wrap gap-2 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2 sm:gap-3 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:justify-end',
                  !isSortable && 'lg:hidden',
                )}
              >
                <FilterButton
                  active={chips.length}
                  choices={choices}
                  total={results.length}
                  isWaiting={isWaiting}
                  onClear={clear}
                />
                {isSortable && (
                  <SortSelect sort={sort} onSort={(value) => refine(browseParams(params, { sort: value }))} />
                )}
              </div>
            )}
            <div ref={beginning} />
            <FilterChips chips={chips} className="mb-3" onRemoved={focusPageHeading} />
            {catalog.hasFailed && (
              <LoadFailure onRetry={catalog.reload}>
                The collection could not be loaded completely.
              </LoadFailure>
            )}
            {isWaiting && <GridSkeleton />}
            {!isWaiting && results.length === 0 && (
              <EmptyState
                title="No products found matching your search."
                picture="nothing-found"
                action={
                  chips.length > 0 ? (
                    <Button variant="secondary" onClick={clear}>
                      Clear filters
                    </Button>
                  ) : (
                    <ButtonLink to={paths.products} variant="secondary">
                      Browse Collection
                    </ButtonLink>
                  )
                }
              >
                {chips.length > 0 ? 'Try fewer filters.' : 'Try a shorter word, or its singular.'}
              </EmptyState>
            )}
            {!isWaiting && results.length > 0 && (
              <ResultGrid
                label="Search results"
                products={results}
                entry={`${entry}|${query}|${categoryId}|${sort}|${price}|${file}`}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
