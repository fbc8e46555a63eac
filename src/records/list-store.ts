import { losesData, withUnknown } from './data-loss';
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

/** @param entries gets each entry as it is stored, by the id under which it is read */
function readList<T extends { id: string }>(
  text: string | null,
  parseEntry: (value: unknown) => T | null,
  entries: Map<string, unknown>,
): Reading<T[]> {
  entries.clear();
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
    entries.set(id, item);
    value.push(id === entry.id ? entry : { ...entry, id });
    isDamaged ||= losesData(item, withUnknown(item, entry));
  }
  return { value, isDamaged };
}

/**
 * A store for a list of records.
 * @param parseEntry one entry, or null when it is not sound; it is then left out. A value that is not taken over counts as
 *   damage: the text as it was is kept aside before it is written over. Fields that nobody knows are written back
 */
export function createListStore<T extends { id: string }>(
  key: string,
  parseEntry: (value: unknown) => T | null,
): RecordStore<T[]> {
  const entries = new Map<string, unknown>();
  return createRecordStore<T[]>(
    key,
    (text) => readList(text, parseEntry, entries),
    (list) => JSON.stringify(list.map((entry) => withUnknown(entries.get(entry.id), entry))),
  );
}
