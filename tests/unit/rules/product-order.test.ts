import { expect, it } from 'vitest';
import { createCatalogIndex } from '@/domain/browsing';
import { type ProductOrder, productsInOrder } from '@/domain/product-order';
import { buildProduct } from '@tests/support/builders';

const index = createCatalogIndex([
  buildProduct({ id: 'c', title: 'zebra', price: 1, downloads: 5, created_at: '2026-01-03T00:00:00Z' }),
  buildProduct({ id: 'b', title: 'Éclair', price: 3, downloads: 9, created_at: '2026-01-02T00:00:00Z' }),
  buildProduct({ id: 'a', title: 'Eclair', price: 2, downloads: 1, created_at: '2026-01-01T00:00:00Z' }),
]);

it.each<[ProductOrder, string]>([
  ['newest', 'cba'],
  ['popular', 'bca'],
  ['price-low', 'cab'],
  ['price-high', 'bac'],
  ['title', 'abc'],
])('%s', (order, expected) => {
  expect(
    productsInOrder(index, '', order)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected);
});

it('keeps to what matches', () => {
  expect(productsInOrder(index, 'eclair', 'title').map(({ id }) => id)).toEqual(['a', 'b']);
});
