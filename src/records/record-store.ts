import { onForeignChange, readText, writeText } from './storage';

/** What a stored text was found to be. */
export interface Reading<T> {
  value: T;
  /** True when anything of it had to be left out: the text is then kept aside before it is written over. */
  isDamaged: boolean;
}

export interface RecordStore<T> {
  readonly key: string;
  /** The value now. The same object until it changes, so that React can compare. Never throws. */
  read: () => T;
  /**
   * Changes the value. The stored text is read again first, so that what another tab wrote in between stays.
   * @param keepInMemory whether the page goes on with the new value when it can't be stored (default true)
   * @returns whether it was stored; if not, every fault listener was told (unless keepInMemory is false)
   */
  update: (change: (current: T) => T, keepInMemory?: boolean) => boolean;
  /** Called after changes here and in other tabs. */
  subscribe: (listener: () => void) => () => void;
}

const faultListeners = new Set<(key: string) => void>();

/** Tells when something could not be stored: storage is full or blocked. */
export function onStorageFault(listener: (key: string) => void): () => void {
  faultListeners.add(listener);
  return () => faultListeners.delete(listener);
}

/** Keeps a damaged text under `<key>.damaged` (then `.damaged.2` …); a text kept before is not written over. */
function keepAside(key: string, text: string): void {
  for (let count = 1; count < 10; count += 1) {
    const asideKey = count === 1 ? `${key}.damaged` : `${key}.damaged.${count}`;
    const kept = readText(asideKey);
    if (kept === text) return;
    if (kept !== null) continue;
    writeText(asideKey, text);
    return;
  }
}

/**
 * A value under one key of local storage, checked whenever it is read (decisions, "Local records").
 * @param parse turns the stored text into a value; must not throw
 * @param serialize the text to store
 */
export function createRecordStore<T>(
  key: string,
  parse: (text: string | null) => Reading<T>,
  serialize: (value: T) => string,
): RecordStore<T> {
  let text: string | null | undefined;
  let reading: Reading<T> = parse(null);
  /** The value that could not be stored, until storage takes one again or another tab changes it. */
  let unstored: { value: T } | null = null;
  const listeners = new Set<() => void>();
  let stopFollowing: (() => void) | null = null;

  const notify = () => listeners.forEach((listener) => listener());
  const refresh = (): Reading<T> => {
    const stored = readText(key);
    if (stored !== text) {
      text = stored;
      reading = parse(stored);
    }
    return reading;
  };

  return {
    key,
    read: () => (unstored ? unstored.value : refresh().value),
    update(change, keepInMemory = true) {
      const { value, isDamaged } = refresh();
      const next = change(unstored ? unstored.value : value);
      if (isDamaged && typeof text === 'string') keepAside(key, text);
      const isStored = writeText(key, serialize(next));
      if (isStored) unstored = null;
      else if (keepInMemory) unstored = { value: next };
      if (isStored || keepInMemory) notify();
      if (!isStored && keepInMemory) faultListeners.forEach((listener) => listener(key));
      return isStored;
    },
    subscribe(listener) {
      listeners.add(listener);
      stopFollowing ??= onForeignChange((changed) => {
        if (changed !== key && changed !== null) return;
        unstored = null;
        notify();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing?.();
        stopFollowing = null;
      };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A store for a list of records.
 * @param parseEntry one entry, or null when it is not sound; it is then left out
 */
export function createListStore<T>(key: string, parseEntry: (value: unknown) => T | null): RecordStore<T[]> {
  return createRecordStore<T[]>(
    key,
    (text) => {
      if (text === null) return { value: [], isDamaged: false };
      const parsed = parseJson(text);
      if (!Array.isArray(parsed)) return { value: [], isDamaged: true };
      const value = parsed
        .map(parseEntry)
        .filter((entry): entry is NonNullable<typeof entry> => entry !== null);
      return { value, isDamaged: value.length !== parsed.length };
    },
    JSON.stringify,
  );
}
