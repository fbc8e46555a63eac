import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '@/lib/idle';
import { Late } from '@/lib/late';
import { recordVisit } from '@/lib/trail';

/** Comes when the page stands; without it, fields are where the browser scrolls to. */
const fieldsInView = new Late('what keeps fields in view', async () =>
  (await import('@/ui/keep-fields-in-view')).keepFieldsInView(),
);

/** The link through which a page was left, and how far below the window's top it stood. By history entry. */
const departures = new Map<string, { href: string; top: number }>();

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
}

/** Puts the focus on the link through which the page was left, where it stood then. False when it is not there. */
function returnTo(entry: string): boolean {
  const departure = departures.get(entry);
  if (!departure) return false;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(departure.href)}"]`);
  if (!link) return false;
  link.focus({ preventScroll: true });
  // Rows that a long list has not drawn yet have guessed heights: the scroll position alone would miss the place.
  const align = () => {
    const distance = link.getBoundingClientRect().top - departure.top;
    if (Math.abs(distance) > 1) window.scrollBy(0, distance);
  };
  align();
  // and again when the rows that came into view have their real heights, which takes until the frame after the next
  requestAnimationFrame(() => requestAnimationFrame(align));
  return true;
}

/**
 * Puts the focus on the page's heading. Where a page comes bit by bit, `main` holds it until the heading is there, unless
 * the person has moved on by then.
 * @returns stops waiting
 */
function focusHeading(main: HTMLElement | null): (() => void) | undefined {
  const focus = () => {
    const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
    (heading ?? main)?.focus({ preventScroll: true });
    return Boolean(heading);
  };
  if (!main || focus()) return undefined;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a navigation to another page the focus goes to its heading, as after a page load a screen reader would start
 * there; going back, to the link that led away. A change of the query alone (a filter, a sort) leaves the focus where the
 * person works. A field that has the focus is in view.
 */
export function RouteFocus() {
  const { pathname, search, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const former = useRef(pathname);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = linkOf(target);
      const href = link?.getAttribute('href');
      if (link && href) departures.set(key, { href, top: link.getBoundingClientRect().top });
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);

  useEffect(() => whenIdle(() => void fieldsInView.prepare()), []);

  useEffect(() => recordVisit(pathname + search), [pathname, search, key]);

  useEffect(() => {
    if (former.current === pathname) return undefined;
    former.current = pathname;
    if (isPop && returnTo(key)) return undefined;
    return focusHeading(document.querySelector<HTMLElement>('main'));
  }, [pathname, key, isPop]);
  return null;
}
