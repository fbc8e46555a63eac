import { expect, it } from 'vitest';
import { relatedProducts } from '@/domain/related';
import { buildProduct } from '@tests/support/builders';

const product = (id: string, category_id: string | null, keywords: string[], downloads = 0) =>
  buildProduct({ id, category_id, keywords, downloads });
const fox = product('fox', 'animals', ['fox', 'Forêt', 'sleep']);
const ids = (...candidates: ReturnType<typeof product>[]) =>
  relatedProducts(fox, candidates).map(({ id }) => id);

it('puts the same category first, by shared keywords, then others that share one', () => {
  expect(
    ids(
      product('fern', 'plants', ['foret', 'sleep']),
      product('hen', 'animals', []),
      product('owl', 'animals', ['SLEEP', 'foret']),
      product('car', 'toys', ['wheel']),
    ),
  ).toEqual(['owl', 'hen', 'fern']);
});

it('leaves out the product itself, and takes four at most', () => {
  const many = Array.from({ length: 6 }, (_, at) => product(`p${at}`, 'animals', []));
  expect(ids(fox, ...many)).toEqual(['p0', 'p1', 'p2', 'p3']);
});

it('orders equal ones by downloads, then by id', () => {
  expect(
    ids(product('c', 'animals', [], 1), product('b', 'animals', [], 9), product('a', 'animals', [], 1)),
  ).toEqual(['b', 'a', 'c']);
});

it('takes products without a category for no category of their own', () => {
  const stray = product('stray', null, ['ink']);
  expect(relatedProducts(stray, [product('other', null, [])])).toEqual([]);
  expect(relatedProducts(stray, [product('other', null, ['ink'])])).toHaveLength(1);
});
