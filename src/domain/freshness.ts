/** What was kept from the last visit and may have changed since. */
const kept = new WeakSet<object>();

/** Marks rows that were kept from the last visit. @returns the same rows */
export function markKept<T extends object>(rows: T[]): T[] {
  for (const row of rows) kept.add(row);
  return rows;
}

/** Whether a product or category was kept from the last visit: its price must not be relied upon. */
export const isKept = (row: object): boolean => kept.has(row);
