import type { ProductPayload } from '@/domain/product-form';
import { deleteRow, insertRow, type Row, updateRow } from './admin-rows';

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
