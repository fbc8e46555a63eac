import { losesData } from './data-loss';
import { createRecordStore, type Reading, type RecordStore } from './record-store';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An id that another entry has already gets a suffix: rows are told apart, and removed, by their ids. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}

function readList<T extends { id: string }>(
  text: string | null,
  parseEntry: (value: unknown) => T | null,
): Reading<T[]> {
  if (text === null) return { value: [], isDamaged: false };
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return { value: [], isDamaged: true };
  const value: T[] = [];
  const taken = new Set<string>();
  let isDamaged = false;
  for (const item of stored as unknown[]) {
    const entry = parseEntry(item);
    if (entry === null) {
      isDamaged = true;
      continue;
    }
    const id = freeId(entry.id, taken);
    taken.add(id);
    value.push(id === entry.id ? entry : { ...entry, id });
    isDamaged ||= losesData(item, entry);
  }
  return { value, isDamaged };
}

/**
 * A store for a list of records.
 * @param parseEntry one entry, or null when it is not sound; it is then left out. Whatever of an entry is not taken over
 *   counts as damage: the text as it was is kept aside before it is written over
 */
export function createListStore<T extends { id: string }>(
  key: string,
  parseEntry: (value: unknown) => T | null,
): RecordStore<T[]> {
  return createRecordStore<T[]>(key, (text) => readList(text, parseEntry), JSON.stringify);
}
