import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

/**
 * Whether the page at hand was rendered at build time for its address (src/build/built-pages.ts); a script in its head has
 * looked. One that was rendered for another address is taken away.
 */
export function isBuiltPage(container: Element): boolean {
  const { classList, dataset } = document.documentElement;
  const isElsewhere = classList.contains('elsewhere');
  if (isElsewhere) {
    container.replaceChildren();
    classList.remove('elsewhere');
  }
  return !isElsewhere && dataset.page !== undefined;
}

/**
 * Loads what the page at an address consists of, so that the router's first frame is that page.
 * @returns false when it can't be had
 */
export async function loadPage(pathname: string): Promise<boolean> {
  const parts = (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return true;
    const loaded = await route.lazy();
    Object.assign(route, loaded, { lazy: undefined });
    return loaded.handle !== false;
  });
  return (await Promise.all(parts)).every(Boolean);
}
