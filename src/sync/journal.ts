import { isFields } from '@/domain/parsing';
import { keysBeginning, readText, removeText, writeText } from '@/records/storage';

/** Changes to a list that are not known to be on the server: from `base` to `local`, with the states that were sent. */
export interface UnsavedChanges<T> {
  base: T[];
  local: T[];
  attempts: T[][];
}

export interface LeftChanges<T> {
  /** Names the page that left them. */
  pageId: string;
  changes: UnsavedChanges<T>;
  drop: () => void;
}

export interface UnsavedJournal<T> {
  /** Names this page's entry. */
  readonly pageId: string;
  /** Notes what is not saved yet, or with null that everything is. Where storage takes nothing, nothing is noted. */
  keep: (changes: UnsavedChanges<T> | null) => void;
  /** What other pages noted: of tabs that are closed, and of those that are still at work. */
  others: () => LeftChanges<T>[];
}

function parseChanges<T>(text: string | null, parseList: (stored: unknown) => T[]): UnsavedChanges<T> | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isFields(stored) || !Array.isArray(stored.base) || !Array.isArray(stored.local)) return null;
    const attempts: unknown[] = Array.isArray(stored.attempts) ? stored.attempts : [];
    return {
      base: parseList(stored.base),
      local: parseList(stored.local),
      attempts: attempts.filter(Array.isArray).map(parseList),
    };
  } catch {
    return null;
  }
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Lines that are the same in every state say nothing of the change, and a long list would fill the storage. */
function withoutUntouched<T extends { id: string }>({
  base,
  local,
  attempts,
}: UnsavedChanges<T>): UnsavedChanges<T> {
  const others = [local, ...attempts].map((list) => new Map(list.map((item) => [item.id, item])));
  const untouched = base.filter((item) => others.every((list) => isSame(list.get(item.id), item)));
  const ids = new Set(untouched.map(({ id }) => id));
  const touched = (list: T[]) => list.filter(({ id }) => !ids.has(id));
  return { base: touched(base), local: touched(local), attempts: attempts.map(touched) };
}

/**
 * Keeps unsaved changes of a user's list over a reload, under `unsaved_<list>:<user>:<page>`. Each page writes an entry
 * of its own, so that tabs do not write over each other; another user's entries are never read.
 * @param list 'cart' or 'wishlist'
 * @param parseList checks a stored list; must not throw
 */
export function openJournal<T extends { id: string }>(
  list: string,
  userId: string,
  parseList: (stored: unknown) => T[],
): UnsavedJournal<T> {
  const prefix = `unsaved_${list}:${userId}:`;
  const pageId = crypto.getRandomValues(new Uint32Array(3)).join('-');
  const ownKey = prefix + pageId;
  let isKept = false;

  return {
    pageId,
    keep(changes) {
      if (changes) isKept = writeText(ownKey, JSON.stringify(withoutUntouched(changes))) || isKept;
      else if (isKept) {
        removeText(ownKey);
        isKept = false;
      }
    },
    others: () =>
      keysBeginning(prefix)
        .filter((key) => key !== ownKey)
        .flatMap((key) => {
          const drop = () => removeText(key);
          const changes = parseChanges(readText(key), parseList);
          if (!changes) drop(); // nothing can be made of it, now or later
          return changes ? { pageId: key.slice(prefix.length), changes, drop } : [];
        }),
  };
}
