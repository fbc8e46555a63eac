import { isFields } from '@/domain/parsing';
import { keysBeginning, readText, removeText, writeText } from '@/records/storage';
import type { Leftovers, Unsaved } from './synced-list';
import { hold, isFree } from './tab-lock';

export interface Journal<T> {
  /** Says to all tabs that the page of this journal lives, until the returned function is called. */
  open: () => () => void;
  /** Notes what is not saved yet, or with null that everything is. Where storage takes nothing, nothing is noted. */
  keep: (unsaved: Unsaved<T> | null) => void;
  /** Looks for what pages that are gone have noted. It stays where it is until it is saved, or noted here. */
  findLeftovers: () => Promise<Leftovers<T>>;
}

function parseUnsaved<T>(text: string | null, parseList: (stored: unknown) => T[]): Unsaved<T> | null {
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
function withoutUntouched<T extends { id: string }>({ base, local, attempts }: Unsaved<T>): Unsaved<T> {
  const others = [local, ...attempts].map((list) => new Map(list.map((item) => [item.id, item])));
  const untouched = base.filter((item) => others.every((list) => isSame(list.get(item.id), item)));
  const ids = new Set(untouched.map(({ id }) => id));
  const touched = (list: T[]) => list.filter(({ id }) => !ids.has(id));
  return { base: touched(base), local: touched(local), attempts: attempts.map(touched) };
}

const lockOf = (key: string) => `inkpatch:${key}`;

/**
 * Keeps unsaved changes of a user's list over a reload, under `unsaved_<list>:<user>:<page>`. Each page writes an entry
 * of its own, so that tabs do not write over each other, and holds a lock of that name while it lives: an entry whose
 * lock can be had belongs to a page that is gone. Without locks in the browser, the entries of other tabs count as left,
 * and what another tab is about to save may be counted twice. Another user's entries are never read.
 * @param list 'cart' or 'wishlist'
 * @param parseList checks a stored list; must not throw
 */
export function createJournal<T extends { id: string }>(
  list: string,
  userId: string,
  parseList: (stored: unknown) => T[],
): Journal<T> {
  const prefix = `unsaved_${list}:${userId}:`;
  const ownKey = prefix + crypto.getRandomValues(new Uint32Array(3)).join('-');
  let isKept = false;
  /** Entries that are part of this page's list by now, but lie in storage until that is safe. */
  const taken = new Set<string>();
  const dropTaken = () => {
    taken.forEach(removeText);
    taken.clear();
  };

  return {
    open: () => hold(lockOf(ownKey)),
    keep(unsaved) {
      if (unsaved) {
        if (!writeText(ownKey, JSON.stringify(withoutUntouched(unsaved)))) return;
        isKept = true;
      } else if (isKept) {
        removeText(ownKey);
        isKept = false;
      }
      dropTaken();
    },
    async findLeftovers() {
      const found = new Map<string, Unsaved<T>>();
      for (const key of keysBeginning(prefix)) {
        if (key === ownKey || taken.has(key) || !(await isFree(lockOf(key)))) continue;
        const unsaved = parseUnsaved(readText(key), parseList);
        if (unsaved) found.set(key, unsaved);
        else removeText(key); // nothing can be made of it, now or later
      }
      return {
        changes: [...found.values()],
        take: () => [...found.keys()].forEach((key) => taken.add(key)),
      };
    },
  };
}
