import type { ProductPayload } from '@/domain/product-form';
import { deleteRow, deleteRows, insertRow, type Row, updateRow } from './admin-rows';

/**
 * Adds a product.
 * @throws BackendError
 */
export function createProduct(payload: ProductPayload): Promise<void> {
  return insertRow('products', payload);
}

/**
 * Writes a product's fields.
 * @throws BackendError, also when the database changed nothing: no such product, or no permission
 */
export function updateProduct(id: string, payload: ProductPayload): Promise<void> {
  return updateRow('products', id, payload);
}

/**
 * Deletes a product.
 * @returns the deleted row, for `restoreProduct`
 * @throws BackendError, also when the database deleted nothing
 */
export function deleteProduct(id: string): Promise<Row> {
  return deleteRow('products', id);
}

/**
 * Brings a deleted product back: the same row, id included.
 * @param row what `deleteProduct` returned
 * @throws BackendError
 */
export function restoreProduct(row: Row): Promise<void> {
  return insertRow('products', row);
}

/**
 * Deletes products, all of them or none.
 * @returns the deleted rows, for `restoreProducts`; one that was gone already is not among them
 * @throws BackendError, also when the database deleted nothing
 */
export function deleteProducts(ids: readonly string[]): Promise<Row[]> {
  return deleteRows('products', ids);
}

/**
 * Brings deleted products back, all of them or none: the same rows, ids included.
 * @param rows what `deleteProducts` returned
 * @throws BackendError
 */
export function restoreProducts(rows: readonly Row[]): Promise<void> {
  return insertRow('products', rows);
}
