import { slugOf } from '@/domain/category';
import { deleteRow, insertRow, type Row, updateRow } from './admin-rows';

/** Name and slug as they are stored. */
const rowOf = (name: string) => ({ name: name.trim(), slug: slugOf(name) });

/**
 * Adds a category.
 * @throws BackendError; code '23505' when the slug is taken
 */
export function createCategory(name: string): Promise<void> {
  return insertRow('categories', rowOf(name));
}

/**
 * Renames a category.
 * @throws BackendError, also when the database changed nothing; code '23505' when the slug is taken
 */
export function updateCategory(id: string, name: string): Promise<void> {
  return updateRow('categories', id, rowOf(name));
}

/**
 * Deletes a category.
 * @returns the deleted row, for `restoreCategory`
 * @throws BackendError, also when the database deleted nothing; code '23503' while products are in it
 */
export function deleteCategory(id: string): Promise<Row> {
  return deleteRow('categories', id);
}

/**
 * Brings a deleted category back: the same row, id included.
 * @param row what `deleteCategory` returned
 * @throws BackendError
 */
export function restoreCategory(row: Row): Promise<void> {
  return insertRow('categories', row);
}
