import type { RecordPages } from './types';
import { useSearch } from './use-search';

const nothingToRetry = () => {};

/**
 * A list that is here as a whole, as the screens see it.
 * @param records in the order to show
 * @param textsOf what of a record is searched; must be the same function until it means something else
 */
export function useWholeList<T, Figures>(
  records: readonly T[],
  textsOf: (record: T) => string[],
  figures: Figures,
): RecordPages<T, Figures> {
  const { matches, ...search } = useSearch(records, textsOf);
  return {
    ...search,
    status: 'ready',
    records: matches,
    total: records.length,
    figures,
    more: null,
    retry: nothingToRetry,
    every: () => matches,
  };
}
