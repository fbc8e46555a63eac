import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCatalog } from '@/features/catalog/catalog-context';
import { GridSkeleton } from '@/features/catalog/grid-skeleton';
import { LoadFailure } from '@/ui/load-failure';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { PageHeading } from '@/ui/page-heading';
import { usePageMeta } from '@/ui/use-page-meta';
import { ResultGrid } from './shared/result-grid';
import { SearchForm } from './search/search-form';

const QUERY = 'query';

function headingFor(query: string, count: number, isWaiting: boolean): string {
  if (query === '') return 'Search Clipart';
  if (isWaiting) return `Searching for "${query}"…`;
  return `${count} ${count === 1 ? 'result' : 'results'} for "${query}"`;
}

/** Search over titles, descriptions and keywords (spec, sections 2 and 5). Without a query there is only the form. */
export default function SearchPage() {
  const [params, setParams] = useSearchParams();
  const { key: entry } = useLocation();
  const query = (params.get(QUERY) ?? '').trim();
  usePageMeta(
    query === '' ? 'Search Clipart' : `Search: ${query}`,
    'Search the whole collection by title, description and keyword.',
    { isUnlisted: true }, // there are as many of these addresses as there are words
  );
  const catalog = useCatalog();
  const results = useMemo(
    () => (query === '' ? [] : catalog.index.query({ text: query })),
    [catalog.index, query],
  );
  const isWaiting = catalog.loading || (!catalog.isComplete && !catalog.hasFailed);

  const search = (text: string) => {
    if (text === query) return;
    const next = new URLSearchParams(params);
    if (text === '') next.delete(QUERY);
    else next.set(QUERY, text);
    setParams(next);
  };

  return (
    <div className="page">
      <PageHeading title={<span role="status">{headingFor(query, results.length, isWaiting)}</span>}>
        {query === '' && 'Titles, descriptions and keywords of the whole collection, all at once.'}
      </PageHeading>
      <SearchForm query={query} entry={entry} onSearch={search} />
      {query !== '' && (
        // tall enough that the footer does not come into sight when few results take the place of the skeleton
        <div className="mt-8 min-h-[70dvh]">
          {catalog.hasFailed && (
            <LoadFailure onRetry={catalog.reload}>The collection could not be loaded completely.</LoadFailure>
          )}
          {isWaiting && <GridSkeleton />}
          {!isWaiting && results.length === 0 && (
            <EmptyState
              title="No products found matching your search."
              picture="nothing-found"
              action={
                <ButtonLink to={paths.products} variant="secondary">
                  Browse Collection
                </ButtonLink>
              }
            >
              Try a shorter word, or its singular.
            </EmptyState>
          )}
          {!isWaiting && results.length > 0 && (
            <ResultGrid label="Search results" products={results} entry={`${entry}|${query}`} />
          )}
        </div>
      )}
    </div>
  );
}
