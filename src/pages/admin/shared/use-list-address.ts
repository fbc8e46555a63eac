import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query of a page's address; the first page has none. */
export function pageQuery(current: URLSearchParams, page: number): string {
  const params = new URLSearchParams(current);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  return params.toString();
}

/**
 * What a list keeps in its address, so that Back, a reload and a shared link find it as it was: its page, its order and
 * what it is narrowed to.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  /** Changes what is listed, which starts at the first page then; '' takes a name out of the address. */
  const put = useCallback(
    (changes: Record<string, string>) =>
      setParams(
        (former) => {
          const next = new URLSearchParams(former);
          next.delete('page');
          for (const [name, value] of Object.entries(changes))
            if (value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { params, put };
}
