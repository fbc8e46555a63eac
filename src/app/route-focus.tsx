import { useEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '@/lib/idle';
import { LazyCode } from '@/lib/lazy-code';
import { recordVisit } from '@/lib/visited-addresses';

/** Comes when the page stands; without it, fields are where the browser scrolls to. */
const fieldsInView = new LazyCode('what keeps fields in view', async () =>
  (await import('@/ui/keep-fields-in-view')).keepFieldsInView(),
);

/** The state of a navigation by somebody who wants to type into the page's search field. */
export const FOR_TYPING = 'for typing';

/** The address of the link through which a page was left, by history entry. */
const departures = new Map<string, string>();

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
}

/**
 * Puts the focus on the first of these elements. Where a page comes bit by bit, a later one of them holds it, or `main`,
 * until the first is there, unless the person has moved on by then.
 * @param wanted selectors, the best first
 * @returns stops waiting
 */
function focusFirst(main: HTMLElement | null, wanted: readonly string[]): (() => void) | undefined {
  let holder: HTMLElement | null = null;
  const focus = () => {
    const found = wanted.map((selector) => main?.querySelector<HTMLElement>(selector));
    holder = found.find(Boolean) ?? main;
    if (document.activeElement !== holder) holder?.focus({ preventScroll: true });
    return Boolean(found[0]);
  };
  if (!main || focus()) return undefined;
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    const isHeld = activeElement === holder || (activeElement === body && !holder?.isConnected);
    if (!isHeld || focus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a navigation to another page the focus goes to its heading, as after a page load a screen reader would start
 * there; going back, to the link that led away. A change of the query alone (a filter, a sort) leaves the focus where the
 * person works. Who came to type gets the field for it. A field that has the focus is in view.
 */
export function RouteFocus() {
  const { pathname, search, key, state } = useLocation() as Location<unknown>;
  const isPop = useNavigationType() === NavigationType.Pop;
  const former = useRef(pathname);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href = linkOf(target)?.getAttribute('href');
      if (href) departures.set(key, href);
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);

  useEffect(() => whenIdle(() => void fieldsInView.prepare()), []);

  useEffect(() => recordVisit(pathname + search), [pathname, search, key]);

  useEffect(() => {
    const isForTyping = !isPop && state === FOR_TYPING;
    if (former.current === pathname && !isForTyping) return undefined;
    former.current = pathname;
    const left = isPop ? departures.get(key) : undefined;
    return focusFirst(document.querySelector<HTMLElement>('main'), [
      ...(left === undefined ? [] : [`a[href="${CSS.escape(left)}"]`]),
      ...(isForTyping ? ['[role="search"] input'] : []),
      'h1[tabindex="-1"]',
    ]);
  }, [pathname, key, isPop, state]);
  return null;
}
