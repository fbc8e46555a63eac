import { vi } from 'vitest';

/**
 * What happy-dom lacks, or has in name alone, and the store touches. They do nothing: what depends on them is tested
 * in a real browser.
 */
export function installBrowserStandIns(): void {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('confirm', () => false);
  vi.stubGlobal('IntersectionObserver', undefined); // there, but it never sees anything
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const standIns = {
    scrollIntoView: () => {},
    hasPointerCapture: () => false,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
  };
  for (const [name, standIn] of Object.entries(standIns)) {
    if (!(name in Element.prototype))
      Object.defineProperty(Element.prototype, name, { value: standIn, writable: true });
  }
}
