import { type CatalogIndex, SORT_OPTIONS } from './browsing';
import type { Product } from './product';
import { compareText, fold } from '@/lib/text';

/** The orders of the admin's product list: those of the shop, and by title. */
export const PRODUCT_ORDERS = [...SORT_OPTIONS, 'title'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** The products that match a text, in an order; equal ones stand by id. */
export function productsInOrder(index: CatalogIndex, text: string, order: ProductOrder): Product[] {
  if (order !== 'title') return index.query({ text, sort: order });
  return index
    .query({ text })
    .map((product) => ({ product, title: fold(product.title) }))
    .sort((a, b) => compareText(a.title, b.title) || compareText(a.product.id, b.product.id))
    .map(({ product }) => product);
}
