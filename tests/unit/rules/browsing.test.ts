import { describe, expect, it } from 'vitest';
import { type BrowseQuery, browseParams, browseStateFrom, createCatalogIndex } from '@/domain/browsing';
import type { Product } from '@/domain/product';
import { buildProduct } from '@tests/support/builders';

const found = (products: Product[], query: BrowseQuery = {}) =>
  createCatalogIndex(products)
    .query(query)
    .map(({ id }) => id)
    .join(' ');

describe('search', () => {
  const products = [
    buildProduct({ id: 'a', title: 'Café au lait', description: 'A cup.', keywords: ['coffee'] }),
    buildProduct({ id: 'b', title: 'Fox', description: 'It sleeps (50%).', keywords: ['autumn'] }),
    buildProduct({ id: 'c', title: 'Owl', description: 'Wide awake.', keywords: ['Night bird', 'C++'] }),
  ];

  it.each([
    ['the title', 'fox', 'b'],
    ['the description', 'awake', 'c'],
    ['a keyword', 'coffee', 'a'],
    ['part of a word', 'leep', 'b'],
    ['any case', 'OWL', 'c'],
    ['a plain letter for an accented one', 'cafe', 'a'],
    ['an accented letter for a plain one', 'fóx', 'b'],
    ['a composed accent', 'Cafe\u0301', 'a'],
    ['spaces around', '  owl ', 'c'],
    ['several words as they stand', 'night bird', 'c'],
    ['signs of patterns, literally', '(50%)', 'b'],
    ['more of them', 'c++', 'c'],
    ['a dot for nothing but a dot', 'f.x', ''],
    ['nothing from one field into the next', 'fox it', ''],
    ['nothing that is not there', 'zebra', ''],
    ['everything for an empty text', '', 'a b c'],
    ['everything for spaces', '   ', 'a b c'],
  ])('finds by %s', (_what, text, expected) => expect(found(products, { text })).toBe(expected));
});

describe('category', () => {
  const products = [
    buildProduct({ id: 'a', category_id: '1', category: 'Birds' }),
    buildProduct({ id: 'b', category_id: '11', category: 'Birds' }),
    buildProduct({ id: 'c', category_id: null }),
  ];

  it('matches the id exactly', () => expect(found(products, { categoryId: '1' })).toBe('a'));
  it('is no filter when it is null', () => expect(found(products, { categoryId: null })).toBe('a b c'));
  it('unknown finds nothing', () => expect(found(products, { categoryId: 'Birds' })).toBe(''));

  it('goes together with the text', () => {
    const two = products.map((product) => ({ ...product, title: product.id === 'b' ? 'Owl' : 'Fox' }));
    expect(found(two, { categoryId: '11', text: 'fox' })).toBe('');
    expect(found(two, { categoryId: '11', text: 'owl' })).toBe('b');
  });
});

describe('order', () => {
  const products = [
    buildProduct({ id: 'd', created_at: '2026-01-02T00:00:00Z', downloads: 5, price: 3 }),
    buildProduct({ id: 'b', created_at: '2026-01-03 00:00:00+00', downloads: 9, price: 1 }),
    buildProduct({ id: 'e', created_at: null, downloads: 5, price: 2 }),
    buildProduct({ id: 'a', created_at: 'soon', downloads: 0, price: 0 }),
    buildProduct({ id: 'f', created_at: '1969-01-01T00:00:00Z', downloads: 1, price: 9 }),
    buildProduct({ id: 'c', created_at: '2026-01-02T00:00:00+00:00', downloads: 7, price: 3 }),
  ];

  it.each([
    ['newest first, without a date last, by default', undefined, 'b c d f a e'],
    ['newest', 'newest', 'b c d f a e'],
    ['popular', 'popular', 'b c d e f a'],
    ['price-low', 'price-low', 'a b e c d f'],
    ['price-high', 'price-high', 'f c d e b a'],
  ] as const)('%s', (_what, sort, expected) => {
    expect(found(products, sort ? { sort } : {})).toBe(expected);
    expect(found([...products].reverse(), sort ? { sort } : {})).toBe(expected);
  });
});

describe('the address', () => {
  const state = (query: string) => browseStateFrom(new URLSearchParams(query));
  const after = (query: string, change: Parameters<typeof browseParams>[1]) =>
    browseParams(new URLSearchParams(query), change).toString();

  it('says what to show', () => {
    expect(state('search=fox&category=7&sort=price-low&view=list')).toEqual({
      text: 'fox',
      categoryId: '7',
      sort: 'price-low',
      view: 'list',
    });
  });

  it.each(['', 'search=&category=&sort=&view=', 'sort=constructor&view=table'])(
    'of %j counts as the default',
    (query) => expect(state(query)).toEqual({ text: '', categoryId: null, sort: 'newest', view: 'grid' }),
  );

  it.each([
    ['sets the category', '', { categoryId: '7' }, 'category=7'],
    ['removes it for all', 'category=7', { categoryId: null }, ''],
    ['sets the search', '', { text: ' red fox ' }, 'search=red+fox'],
    ['removes it when it is empty', 'search=fox', { text: '  ' }, ''],
    ['sets sort and view', '', { sort: 'popular', view: 'list' }, 'sort=popular&view=list'],
    ['removes their defaults', 'sort=popular&view=list', { sort: 'newest', view: 'grid' }, ''],
    ['keeps what is not its own', 'utm=1&search=fox', { categoryId: '7' }, 'utm=1&search=fox&category=7'],
  ] as const)('%s', (_what, query, change, expected) => expect(after(query, change)).toBe(expected));
});
