import { idOf, isFields, textOf } from './parsing';

export interface Category {
  id: string;
  name: string;
  slug: string;
}

/** A category row, or null for one without id or name. */
export function categoryFrom(row: unknown): Category | null {
  if (!isFields(row)) return null;
  const id = idOf(row.id);
  const name = textOf(row.name);
  return id === null || name.trim() === '' ? null : { id, name, slug: textOf(row.slug) };
}

/** The slug of a name: trimmed, lowercased, runs of white space turned to hyphens. */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** What is stored of a category that is called so. */
export const categoryFields = (name: string) => ({ name: name.trim(), slug: slugOf(name) });
