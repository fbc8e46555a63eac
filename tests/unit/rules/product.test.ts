import { describe, expect, it } from 'vitest';
import { pictureOf, picturesOf, productFieldsFrom, productFrom } from '@/domain/product';
import { buildProductRow } from '@tests/support/builders';

const parsed = (overrides: Record<string, unknown>) => productFrom(buildProductRow(overrides));

describe('a product row', () => {
  it('becomes a product', () => {
    expect(
      productFrom({
        id: 'fox',
        title: 'Sleepy Fox',
        description: 'A fox.',
        image: '/fox.svg',
        images: ['/fox.svg', '/fox-2.svg'],
        files: ['fox.png'],
        price: 4.5,
        category_id: 'animals',
        keywords: ['fox'],
        tags: ['autumn'],
        rating: 4.7,
        reviews: 3,
        downloads: 12,
        created_at: '2026-01-31T10:00:00+00:00',
        categories: { name: 'Animals' },
      }),
    ).toEqual({
      id: 'fox',
      title: 'Sleepy Fox',
      description: 'A fox.',
      image: '/fox.svg',
      images: ['/fox.svg', '/fox-2.svg'],
      files: ['fox.png'],
      price: 4.5,
      category: 'Animals',
      category_id: 'animals',
      keywords: ['fox'],
      rating: 4.7,
      reviews: 3,
      downloads: 12,
      created_at: '2026-01-31T10:00:00+00:00',
    });
  });

  it('may bring numbers as text, and an id as a number', () => {
    expect(
      parsed({ id: 12, price: '4.50', rating: '4.2', reviews: '7', downloads: '99', category_id: 3 }),
    ).toMatchObject({ id: '12', price: 4.5, rating: 4.2, reviews: 7, downloads: 99, category_id: '3' });
  });

  it('may lack everything but id and title', () => {
    expect(productFrom({ id: 'fox', title: 'Fox' })).toEqual({
      id: 'fox',
      title: 'Fox',
      description: '',
      image: '',
      images: [],
      files: [],
      price: 0,
      category: 'Uncategorized',
      category_id: null,
      keywords: [],
      rating: null,
      reviews: 0,
      downloads: 0,
      created_at: null,
    });
  });

  it('may hold null in every other column', () => {
    const row = Object.fromEntries(Object.keys(buildProductRow()).map((column) => [column, null]));
    expect(productFrom({ ...row, id: 'fox', title: 'Fox' })).toEqual(
      productFrom({ id: 'fox', title: 'Fox' }),
    );
  });

  it.each([
    ['no id', { id: null }],
    ['an empty id', { id: '' }],
    ['no title', { title: null }],
    ['a blank title', { title: '  ' }],
  ])('with %s is no product', (_what, overrides) => expect(parsed(overrides)).toBeNull());

  it.each([null, undefined, 'fox', 7, []])('that is %j is no product', (row) =>
    expect(productFrom(row)).toBeNull(),
  );

  it('reads createdAt where there is no created_at', () => {
    expect(parsed({ created_at: undefined, createdAt: '2025-05-01' })?.created_at).toBe('2025-05-01');
  });

  it.each([
    ['keywords when there are any', { keywords: ['ink'], tags: ['paper'] }, ['ink']],
    ['else tags', { keywords: [], tags: ['paper'] }, ['paper']],
    ['else tags, when keywords are null', { keywords: null, tags: ['paper'] }, ['paper']],
    ['only texts, each once', { keywords: ['ink', 7, null, '', 'ink', 'pen'] }, ['ink', 'pen']],
  ])('uses %s', (_what, overrides, keywords) => expect(parsed(overrides)?.keywords).toEqual(keywords));

  it.each([
    [-3, 0],
    ['free', 0],
    [Infinity, 0],
  ])('with price %j costs %d', (price, expected) => expect(parsed({ price })?.price).toBe(expected));

  it.each([
    [7, 5],
    [-1, 0],
  ])('keeps its rating between 0 and 5: %d is %d', (rating, expected) =>
    expect(parsed({ rating })?.rating).toBe(expected),
  );

  it.each([
    ['the joined name', { categories: { name: 'Birds' }, category: 'Old' }, 'Birds'],
    ['a text of its own', { categories: null, category: 'Old' }, 'Old'],
    ['Uncategorized', { categories: null }, 'Uncategorized'],
  ])('is filed under %s', (_what, overrides, category) => expect(parsed(overrides)?.category).toBe(category));

  it('of a cart or wishlist needs no title', () => {
    expect(productFieldsFrom({ id: 'fox' })?.title).toBe('');
  });
});

describe('pictures', () => {
  it('are the list, or the main picture when the list is empty', () => {
    expect(picturesOf({ image: 'main', images: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(picturesOf({ image: 'main', images: [] })).toEqual(['main']);
    expect(picturesOf({ image: '', images: [] })).toEqual([]);
  });

  it('on a card: the main picture, or the first of the list', () => {
    expect(pictureOf({ image: 'main', images: ['a'] })).toBe('main');
    expect(pictureOf({ image: '', images: ['a'] })).toBe('a');
    expect(pictureOf({ image: '', images: [] })).toBe('');
  });
});
