import { expect, it } from 'vitest';
import { topKeywords } from '@/domain/top-keywords';
import { buildProduct } from '@tests/support/builders';

it('are those of most products, each product counting once', () => {
  const products = [['fox', 'fox', 'fox'], ['owl', 'wood'], ['owl', 'ant'], []].map((keywords, at) =>
    buildProduct({ id: String(at), keywords }),
  );
  expect(topKeywords(products, 3)).toEqual(['owl', 'ant', 'fox']);
  expect(topKeywords([], 3)).toEqual([]);
});
