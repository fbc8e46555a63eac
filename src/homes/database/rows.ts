import { type Fields, isFields } from '@/domain/parsing';

/** Rows as the database sends them, read once where they enter. */

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The rows that can be read; the others are left out and logged. */
export function readable<T>(rows: readonly unknown[], read: (row: Fields) => T | null): T[] {
  const found = rows.map((row) => read(fieldsOf(row))).filter((row) => row !== null);
  if (found.length < rows.length) console.warn(`${rows.length - found.length} row(s) were left out.`);
  return found;
}

/** A row with its columns named as the store names fields: created_at is createdAt. */
export const inCamelCase = (row: Fields): Fields =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
