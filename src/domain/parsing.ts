/** Readers for values of unknown shape: what enters from the backend or from storage is checked once, here. */

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An id as text: backends use uuids or numbers, and ids are compared as strings. Null when there is none. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** A finite number, also when it arrives as a string ("4.50"). Null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A finite number, also as text; 0 otherwise. */
export const amountOf = (value: unknown): number => numberOf(value) ?? 0;

export function textListOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
    : [];
}

/** The sound entries of a list of unknown shape; the others, and what is no list, are left out. */
export function soundOnes<T>(list: unknown, parse: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => parse(entry) ?? []);
}
