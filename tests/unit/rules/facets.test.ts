import { describe, expect, it } from 'vitest';
import { applyFacets, facetParams, facetsFrom, fileTypesOf } from '@/domain/facets';
import { buildProduct } from '@tests/support/builders';

const NONE = { price: null, file: null };
const product = (price: number, ...files: string[]) => buildProduct({ id: `p${price}`, price, files });

describe('file types', () => {
  it.each([
    [
      ['fox.png', 'fox.EPS', 'fox-2.png'],
      ['png', 'eps'],
    ],
    [['fox', '.', 'fox.', 'a.b c', 'fox.tar.gz '], ['gz']],
    [
      ['fox.png', 'license.pdf', 'LICENCE.txt', 'read-me.txt', 'ReadMe.md', 'licensed-bear.svg'],
      ['png', 'svg'],
    ],
    [[], []],
  ])('of %o are %o', (files, expected) => {
    expect(fileTypesOf({ files })).toEqual(expected);
  });
});

describe('price bands', () => {
  it.each([
    [0, 'under-3'],
    [2.99, 'under-3'],
    [3, '3-5'],
    [4.994, '3-5'],
    [4.995, '5-10'], // which is shown as $5.00
    [9.99, '5-10'],
    [10, '10-up'],
    [1e6, '10-up'],
  ])('%d stands in %s', (price, band) => {
    expect(applyFacets([product(price)], NONE).prices.map(({ id }) => id)).toEqual([band]);
  });
});

describe('choosing', () => {
  const all = [product(1, 'a.png'), product(2, 'a.png', 'a.eps'), product(4, 'a.eps'), product(12)];
  const counts = (facets: Parameters<typeof applyFacets>[1]) => {
    const { results, prices, files } = applyFacets(all, facets);
    return {
      results: results.map(({ id }) => id).join(' '),
      prices: prices.map(({ id, count }) => `${id}:${count}`).join(' '),
      files: files.map(({ id, count }) => `${id}:${count}`).join(' '),
    };
  };

  it('nothing shows all, with the counts of all', () => {
    expect(counts(NONE)).toEqual({
      results: 'p1 p2 p4 p12',
      prices: 'under-3:2 3-5:1 10-up:1',
      files: 'eps:2 png:2',
    });
  });

  it('one narrows the result and the counts of the other', () => {
    expect(counts({ price: 'under-3', file: null })).toEqual({
      results: 'p1 p2',
      prices: 'under-3:2 3-5:1 10-up:1',
      files: 'png:2 eps:1',
    });
    expect(counts({ price: null, file: 'eps' })).toEqual({
      results: 'p2 p4',
      prices: 'under-3:1 3-5:1',
      files: 'eps:2 png:2',
    });
  });

  it('both means both; what was chosen stays to be taken back', () => {
    expect(counts({ price: '10-up', file: 'svg' })).toEqual({
      results: '',
      prices: '10-up:0',
      files: 'svg:0',
    });
  });
});

describe('what every product has', () => {
  it('is no choice, unless it was made', () => {
    const all = [product(1, 'a.png', 'a.eps'), product(2, 'b.png')];
    expect(applyFacets(all, NONE).files.map(({ id }) => id)).toEqual(['eps']);
    expect(applyFacets(all, { price: null, file: 'png' }).files.map(({ id }) => id)).toEqual(['png', 'eps']);
  });
});

describe('categories', () => {
  const all = [
    buildProduct({ id: 'a', category_id: 'birds', price: 1, files: ['a.png'] }),
    buildProduct({ id: 'b', category_id: 'birds', price: 12, files: ['b.eps'] }),
    buildProduct({ id: 'c', category_id: 'plants', price: 1, files: ['c.eps'] }),
    buildProduct({ id: 'd', category_id: null, price: 1, files: [] }),
  ];
  const count = (...args: [Parameters<typeof applyFacets>[1], string?]) =>
    Object.fromEntries(applyFacets(all, ...args).categories);

  it('are counted under the other choices, whichever of them is chosen', () => {
    expect(count(NONE)).toEqual({ birds: 2, plants: 1 });
    expect(count(NONE, 'plants')).toEqual({ birds: 2, plants: 1 });
    expect(count({ price: 'under-3', file: null })).toEqual({ birds: 1, plants: 1 });
    expect(count({ price: 'under-3', file: 'png' }, 'plants')).toEqual({ birds: 1 });
  });

  it('narrow the result and the counts of the others', () => {
    const { results, prices, files } = applyFacets(all, NONE, 'birds');
    expect(results.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(prices.map(({ id, count }) => `${id}:${count}`)).toEqual(['under-3:1', '10-up:1']);
    expect(files.map(({ id, count }) => `${id}:${count}`)).toEqual(['eps:1', 'png:1']);
  });
});

describe('the address', () => {
  const read = (query: string) => facetsFrom(new URLSearchParams(query));
  const write = (query: string, change: Parameters<typeof facetParams>[1]) =>
    facetParams(new URLSearchParams(query), change).toString();

  it('holds both; what does not exist counts as none', () => {
    expect(read('price=3-5&file=PNG')).toEqual({ price: '3-5', file: 'png' });
    expect(read('price=cheap&file=')).toEqual(NONE);
  });

  it('keeps what others put there', () => {
    expect(write('category=a', { price: '3-5' })).toBe('category=a&price=3-5');
    expect(write('category=a&price=3-5', { file: 'png' })).toBe('category=a&price=3-5&file=png');
    expect(write('category=a&price=3-5&file=png', { price: null, file: null })).toBe('category=a');
  });
});
