import * as v from 'valibot';
import { createListStore } from './list-store';
import { id, text } from './shapes';

/** Enough to name a product beside its reviews. */
export interface ProductRecord {
  id: string;
  title: string;
}

const productSchema = v.object({ id, title: text });

/** Names of products, under 'products'. They help the admin's reviews screen and never feed the shop (decisions). */
export const productRecords = createListStore<ProductRecord>('products', (value) => {
  const result = v.safeParse(productSchema, value);
  return result.success ? result.output : null;
});

/**
 * Replaces the list by what the catalogue has now. It is only a help: where storage is full it is given up quietly.
 * @param products the complete catalogue
 */
export function recordProducts(products: readonly ProductRecord[]): void {
  productRecords.update(() => products.map(({ id: productId, title }) => ({ id: productId, title })), false);
}
