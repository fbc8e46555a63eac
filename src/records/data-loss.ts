import { isFields } from '@/domain/parsing';

/** A leaf as it compares: "4.50" and 4.5 say the same. */
function leafOf(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return String(Number(value));
  return JSON.stringify(value) ?? '';
}

function collectLeaves(value: unknown, leaves: Set<string>): Set<string> {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collectLeaves(inner, leaves);
  } else if (value !== null && value !== undefined && value !== '') {
    leaves.add(typeof value === 'number' ? String(value) : leafOf(value));
  }
  return leaves;
}

/**
 * Whether writing a record back would lose something that its stored form says. Fields that moved, as in the two shapes
 * of a user, are no loss; a value that was no good is one.
 * @param stored the entry as it lies in storage
 * @param read what was made of it
 */
export function losesData(stored: unknown, read: unknown): boolean {
  const kept = collectLeaves(read, new Set());
  return [...collectLeaves(stored, new Set())].some((leaf) => !kept.has(leaf));
}

/**
 * A record as it is written: with what its stored form says beyond it. Another version of the store may know those fields,
 * and two versions can take turns. They are never in the record that is read, where nobody has checked them.
 * @param stored the entry as it lies in storage; a list in it is matched entry by entry where none was left out
 */
export function withUnknown<T>(stored: unknown, read: T): T {
  if (Array.isArray(stored) && Array.isArray(read)) {
    if (stored.length !== read.length) return read;
    return read.map((entry: unknown, index) => withUnknown(stored[index] as unknown, entry)) as T;
  }
  if (!isFields(stored) || !isFields(read)) return read;
  const known = Object.entries(read).map(
    ([name, value]) => [name, withUnknown(stored[name], value)] as const,
  );
  const unknown = Object.entries(stored).filter(([name]) => !Object.hasOwn(read, name));
  return Object.fromEntries([...unknown, ...known]) as T;
}
