import { useEffect, useRef } from 'react';
import { useListAddress } from './use-list-address';

const PAGE_SIZE = 50;

/**
 * The part of a list that the address asks for. A page that is not there is the nearest one that is.
 * @param needle what was searched for: another search starts at the first page
 */
export function useListPages<T>(records: readonly T[], needle: string) {
  const { params, put } = useListAddress();
  const pageCount = Math.max(1, Math.ceil(records.length / PAGE_SIZE));
  const asked = Math.trunc(Number(params.get('page'))) || 1;
  const page = Math.min(Math.max(asked, 1), pageCount);

  const former = useRef(needle);
  useEffect(() => {
    if (former.current === needle) return;
    former.current = needle;
    if (params.has('page')) put({});
  }, [needle, params, put]);

  return { page, pageCount, shown: records.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
