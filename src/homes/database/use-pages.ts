import { useCallback, useEffect, useRef, useState } from 'react';
import { onReturn } from '@/lib/on-return';
import type { HomeStatus, RecordPages } from '../types';
import { onChange } from './record-changes';

/** Rows of a page, and of a page on its way into a file. */
const PAGE = 50;
const EXPORT_PAGE = 1000;
/** How long typing rests before the database is asked. Milliseconds. */
const REST = 250;

export interface PageSource<T, Figures> {
  /** Names the list to those who change it. */
  name: string;
  /** The rows after `last`, newest first. @throws BackendError */
  list: (search: string, last: T | null, take: number) => Promise<T[]>;
  /** @throws BackendError */
  figures: () => Promise<Figures>;
  /** What stands there until they are known. */
  noFigures: Figures;
}

async function* everyPage<T>(source: PageSource<T, unknown>, search: string): AsyncGenerator<T[]> {
  let last: T | null = null;
  do {
    const page: T[] = await source.list(search, last, EXPORT_PAGE);
    yield page;
    last = page.length === EXPORT_PAGE ? (page.at(-1) ?? null) : null;
  } while (last !== null);
}

interface Loaded<T, Figures> {
  status: HomeStatus;
  needle: string;
  records: readonly T[];
  isComplete: boolean;
  figures: Figures;
}

/**
 * A list that the database searches and gives out in pages. It is read again when the person comes back to the page.
 * @param source must be the same object at every render
 */
export function usePages<T extends { id: string }, Figures extends { total: number }>(
  source: PageSource<T, Figures>,
): RecordPages<T, Figures> {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [loaded, setLoaded] = useState<Loaded<T, Figures>>({
    status: 'loading',
    needle: '',
    records: [],
    isComplete: true,
    figures: source.noFigures,
  });
  const ticket = useRef(0);

  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), REST);
    return () => clearTimeout(timer);
  }, [text]);

  const load = useCallback(
    (size: number) => {
      const own = (ticket.current += 1);
      Promise.all([source.list(search, null, size), source.figures()]).then(
        ([records, figures]) => {
          if (ticket.current === own)
            setLoaded({
              status: 'ready',
              needle: search,
              records,
              isComplete: records.length < size,
              figures,
            });
        },
        (error: unknown) => {
          console.error(`Error loading ${source.name}:`, error);
          if (ticket.current === own) setLoaded((former) => ({ ...former, status: 'failed' }));
        },
      );
    },
    [source, search],
  );
  const size = useRef(PAGE);
  useEffect(() => {
    size.current = Math.max(PAGE, Math.min(loaded.records.length, EXPORT_PAGE));
  });
  useEffect(() => {
    load(PAGE);
    return onReturn(() => load(size.current));
  }, [load]);
  useEffect(
    () =>
      onChange(source.name, (patch) => {
        setLoaded((former) => ({ ...former, records: patch(former.records) as readonly T[] }));
        source.figures().then(
          (figures) => setLoaded((former) => ({ ...former, figures })),
          (error: unknown) => console.error(`Error loading the figures of ${source.name}:`, error),
        );
      }),
    [source],
  );

  const isAnswered = loaded.needle === search;
  const more = async () => {
    if (!isAnswered) return; // what was searched for since is on its way
    const own = (ticket.current += 1);
    try {
      const page = await source.list(loaded.needle, loaded.records.at(-1) ?? null, PAGE);
      if (ticket.current !== own) return;
      setLoaded((former) => ({
        ...former,
        status: 'ready',
        records: [...former.records, ...page],
        isComplete: page.length < PAGE,
      }));
    } catch (error) {
      console.error(`Error loading ${source.name}:`, error);
      if (ticket.current === own) setLoaded((former) => ({ ...former, status: 'failed' }));
    }
  };

  return {
    ...loaded,
    text,
    setText,
    total: loaded.figures.total,
    // also after a failure: what is here goes on where it ends
    more: loaded.isComplete || (loaded.status === 'failed' && !isAnswered) ? null : () => void more(),
    retry: () => load(size.current),
    every: () => everyPage(source, search),
  };
}
