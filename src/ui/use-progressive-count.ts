import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TabMemory } from '@/lib/tab-memory';
import { focusAfterRemoval } from './focus-after-removal';
import { watchSight } from './watch-sight';

/** Entries of the first paint, and with those that follow it at once: what fills the first screens. */
const FIRST = 12;
const SECOND = 60;
/** So many come by scrolling; after them a button, or the footer would be out of reach. */
const AUTOMATIC = 252;

/** How far a list had been unrolled, by history entry: who comes back finds it as it was. */
const remembered = new TabMemory('lists', (count) => (typeof count === 'number' ? count : null));

/**
 * How many entries of a long list to mount.
 * @param total length of the list
 * @param entry names the history entry together with what is listed; another one starts over
 * @param chunk how many more are drawn at a time, after the first screens
 */
export function useProgressiveCount(total: number, entry: string, chunk = 48) {
  const [state, setState] = useState(() => ({ entry, count: remembered.get(entry) ?? FIRST }));
  const count = state.entry === entry ? state.count : (remembered.get(entry) ?? FIRST);

  /** What more was last asked for: who asks again before it is drawn would only make it start over. */
  const asked = useRef('');
  const more = useCallback(() => {
    const next = count < SECOND ? SECOND : count + chunk;
    const name = `${entry}|${next}`;
    if (asked.current === name) return;
    asked.current = name;
    startTransition(() => setState({ entry, count: next }));
  }, [entry, count, chunk]);
  // once it is drawn, and not before: what is remembered is drawn at once
  useEffect(() => {
    if (count > FIRST) remembered.set(entry, count);
  }, [entry, count]);

  const hasMore = count < total;
  const isFirstPaint = count === FIRST;
  useEffect(() => {
    if (isFirstPaint && hasMore) more();
  }, [isFirstPaint, hasMore, more]);

  const isAutomatic = count < AUTOMATIC;
  /** Goes on an element after the list: when it comes near the window, the next chunk is drawn. */
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = sentinel.current;
    // the second chunk comes anyway: the sentinel would bring a third along
    if (!element || isFirstPaint || !isAutomatic || !hasMore) return;
    // watching anew after each chunk: an element that is seen already is told of once
    return watchSight(element, (isInSight) => isInSight && more(), { rootMargin: '1600px' });
  }, [isFirstPaint, isAutomatic, hasMore, more, count]);

  /** If the button has the focus when the last chunk takes it away, the first new entry gets it. */
  const hadFocus = useRef(false);
  /** Goes on the button that asks for more, inside of the sentinel, which stands right after the list. */
  const button = useCallback(
    (element: HTMLButtonElement | null) => () => void (hadFocus.current = document.activeElement === element),
    [],
  );
  const drawn = useRef(count);
  useLayoutEffect(() => {
    if (hadFocus.current) focusAfterRemoval(sentinel.current?.previousElementSibling ?? null, drawn.current);
    hadFocus.current = false;
    drawn.current = count;
  }, [count]);

  return { count: Math.min(count, total), hasMore, more, sentinel, button };
}
