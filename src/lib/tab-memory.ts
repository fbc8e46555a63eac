import { readTabText, writeTabText } from './tab-storage';

/** So many are remembered, the latest. */
const MOST = 100;

/**
 * What this tab remembers, by names that begin with the key of a history entry: going back finds it, and so does a
 * reload. Where the tab's storage is blocked, it lasts until the page is loaded anew.
 */
export class TabMemory<T> {
  #entries: Map<string, T> | undefined;

  /**
   * @param key under which it is stored
   * @param parse null for what is none
   */
  constructor(
    private readonly key: string,
    private readonly parse: (stored: unknown) => T | null,
  ) {}

  get(name: string): T | undefined {
    return this.#all().get(name);
  }

  set(name: string, value: T): void {
    const all = this.#all();
    all.delete(name); // the latest stand last
    all.set(name, value);
    for (const oldest of all.keys()) {
      if (all.size <= MOST) break;
      all.delete(oldest);
    }
  }

  #all(): Map<string, T> {
    if (!this.#entries) {
      this.#entries = new Map(this.#read());
      if (typeof window !== 'undefined') onLeaving(() => this.#store());
    }
    return this.#entries;
  }

  #read(): [string, T][] {
    try {
      const stored: unknown = JSON.parse(readTabText(this.key) ?? '[]');
      return (Array.isArray(stored) ? stored : []).flatMap((entry: unknown): [string, T][] => {
        const [name, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
        const parsed = this.parse(value);
        return typeof name === 'string' && parsed !== null ? [[name, parsed]] : [];
      });
    } catch {
      return [];
    }
  }

  #store(): void {
    writeTabText(this.key, JSON.stringify([...this.#all()]));
  }
}

/**
 * Calls a listener when the page may be about to go: when it is left or reloaded, and when it is hidden, as a telephone
 * ends pages that nobody looks at without a word.
 * @param options capture: before those who store what is remembered
 * @returns stops it
 */
export function onLeaving(listener: () => void, options: { capture?: boolean } = {}): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  window.addEventListener('pagehide', listener, options);
  window.addEventListener('visibilitychange', whenHidden, options);
  return () => {
    window.removeEventListener('pagehide', listener, options);
    window.removeEventListener('visibilitychange', whenHidden, options);
  };
}
