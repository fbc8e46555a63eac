import { describe, expect, it } from 'vitest';
import { createCatalogIndex } from '@/domain/browsing';
import type { Product } from '@/domain/product';
import { bestSellers, newestProducts } from '@/domain/ranking';
import { buildProduct } from '@tests/support/builders';

const letters = 'abcdefghijklmno'.split('');
const ids = (products: Product[]) => products.map(({ id }) => id).join('');
const newest = (products: Product[]) => ids(newestProducts(createCatalogIndex(products)));
const best = (products: Product[]) => ids(bestSellers(createCatalogIndex(products)));

describe('newest products', () => {
  it('are the 12 with the latest dates, latest first', () => {
    const products = letters.map((id, day) =>
      buildProduct({ id, created_at: `2026-01-${String(day + 1).padStart(2, '0')}T00:00:00Z` }),
    );
    expect(newest(products)).toBe('onmlkjihgfed');
  });

  it('stand by id where dates are equal, whatever order they came in', () => {
    const products = letters.map((id) => buildProduct({ id }));
    expect(newest(products)).toBe('abcdefghijkl');
    expect(newest(products.toReversed())).toBe('abcdefghijkl');
  });

  it('count a missing or broken date as the oldest', () => {
    const products = [
      buildProduct({ id: 'a', created_at: null }),
      buildProduct({ id: 'b', created_at: 'last Tuesday' }),
      buildProduct({ id: 'c', created_at: '1999-01-01T00:00:00Z' }),
    ];
    expect(newest(products)).toBe('cab');
  });
});

describe('best sellers', () => {
  it('are the 12 with most downloads, most first', () => {
    const products = letters.map((id, downloads) => buildProduct({ id, downloads }));
    expect(best(products)).toBe('onmlkjihgfed');
  });

  it('stand by id where downloads are equal, whatever order they came in', () => {
    const products = letters.map((id) => buildProduct({ id, downloads: 7 }));
    expect(best(products)).toBe('abcdefghijkl');
    expect(best(products.toReversed())).toBe('abcdefghijkl');
  });
});

it('fewer than 12 are all there is', () => {
  const products = [buildProduct({ id: 'a' }), buildProduct({ id: 'b' })];
  expect(newest(products)).toBe('ab');
  expect(best([])).toBe('');
});
