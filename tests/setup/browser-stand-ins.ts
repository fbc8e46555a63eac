import { vi } from 'vitest';

/** What jsdom lacks and the store touches. They do nothing: what depends on them is tested in a real browser. */
export function installBrowserStandIns(): void {
  vi.stubGlobal('scrollTo', () => {});
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
