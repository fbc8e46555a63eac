import { idOf, isFields, textOf } from '@/domain/parsing';
import { createListStore } from './list-store';

/** Enough to name a product beside its reviews. */
export interface ProductRecord {
  id: string;
  title: string;
}

function productRecordFrom(value: unknown): ProductRecord | null {
  const id = isFields(value) ? idOf(value.id) : null;
  return isFields(value) && id !== null ? { id, title: textOf(value.title) } : null;
}

/** Names of products, under 'products'. They help the admin's reviews screen and never feed the shop. */
export const productRecords = createListStore<ProductRecord>('products', productRecordFrom);

/**
 * Replaces the list by what the catalogue has now. It is only a help: where storage is full it is given up quietly.
 * @param products the complete catalogue
 */
export function recordProducts(products: readonly ProductRecord[]): void {
  productRecords.update(() => products.map(({ id, title }) => ({ id, title })), false);
}
