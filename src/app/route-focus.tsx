import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation to another page the focus goes to its heading, as after a page load a screen reader would start
 * there. A change of the query alone (a filter, a sort) leaves the focus where the person works.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
