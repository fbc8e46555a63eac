import { createListeners } from '@/lib/observable';
import { onForeignChange, readText, writeText } from './storage';

/** What a stored text was found to be. */
export interface Reading<T> {
  value: T;
  /** True when anything of it had to be left out: the text is then kept aside before it is written over. */
  isDamaged: boolean;
}

export interface RecordStore<T> {
  /** The value now. The same object until it changes, so that React can compare. Never throws. */
  read: () => T;
  /** The value while nothing is stored. */
  readInitial: () => T;
  /**
   * Changes the value. The stored text is read again first, so that what another tab wrote in between stays.
   * @param change must be pure: what storage did not take is made again on what another tab writes
   * @param keepInMemory whether the page goes on with the new value when it can't be stored (default true)
   * @returns whether it was stored; if not, every fault listener was told (unless keepInMemory is false)
   */
  update: (change: (current: T) => T, keepInMemory?: boolean) => boolean;
  /** Called after changes here and in other tabs. */
  subscribe: (listener: () => void) => () => void;
}

const storageFaults = createListeners<[key: string]>();

/** Tells when something could not be stored: storage is full or blocked. */
export const onStorageFault = storageFaults.add;

/** Each copy is as large as the record: more of them would fill the storage that all records share. */
const MAX_COPIES = 3;

/**
 * Keeps a damaged text under `<key>.damaged`, then `.damaged.2` and `.damaged.3`. The earliest ones, which are nearest to
 * what was there before the damage, are never written over; the last place holds the latest.
 * @returns false when there was no room: the damaged text must stay where it is
 */
function keepAside(key: string, text: string): boolean {
  for (let count = 1; ; count += 1) {
    const asideKey = count === 1 ? `${key}.damaged` : `${key}.damaged.${count}`;
    const kept = readText(asideKey);
    if (kept === text) return true;
    if (kept === null || count === MAX_COPIES) return writeText(asideKey, text);
  }
}

/**
 * A value under one key of local storage, checked whenever it is read.
 * @param parse turns the stored text into a value; must not throw
 * @param serialize the text to store
 */
export function createRecordStore<T>(
  key: string,
  parse: (text: string | null) => Reading<T>,
  serialize: (value: T) => string,
): RecordStore<T> {
  let text: string | null | undefined;
  const initial = parse(null);
  let reading: Reading<T> = initial;
  /** Changes that could not be stored: made again on whatever is stored, until storage takes them. */
  let pending: ((current: T) => T)[] = [];
  /** What `pending` makes of the stored value. */
  let unstored: { value: T } | null = null;
  const listeners = createListeners(() =>
    onForeignChange((changed) => {
      if (changed === key || changed === null) listeners.tell();
    }),
  );

  const read = (): T => {
    const stored = readText(key);
    if (stored !== text) {
      text = stored;
      reading = parse(stored);
      unstored = null;
    }
    if (pending.length === 0) return reading.value;
    unstored ??= { value: pending.reduce((value, change) => change(value), reading.value) };
    return unstored.value;
  };
  const store = (value: T): boolean => {
    if (reading.isDamaged && typeof text === 'string' && !keepAside(key, text)) return false;
    const next = serialize(value);
    if (!writeText(key, next)) return false;
    text = next;
    reading = { value, isDamaged: false };
    pending = [];
    unstored = null;
    return true;
  };

  return {
    read,
    readInitial: () => initial.value,
    update(change, keepInMemory = true) {
      const value = change(read());
      const isStored = store(value);
      if (!isStored && keepInMemory) {
        pending.push(change);
        unstored = { value };
      }
      if (isStored || keepInMemory) listeners.tell();
      if (!isStored && keepInMemory) storageFaults.tell(key);
      return isStored;
    },
    subscribe: listeners.add,
  };
}
