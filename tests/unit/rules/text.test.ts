import { expect, it } from 'vitest';
import { compareText, fold, formatCount } from '@/lib/text';

it.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['ÄÖÜ', 'aou'],
  ['Żółw', 'zołw'],
  ['ÉCOLE №1', 'ecole №1'],
  ['', ''],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('orders by code units, the same everywhere', () => {
  expect(['b', 'a', 'B', 'ä', ''].sort(compareText)).toEqual(['', 'B', 'a', 'b', 'ä']);
  expect(compareText('a', 'a')).toBe(0);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
])('writes the number %d as %s, whatever the language of the browser', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
