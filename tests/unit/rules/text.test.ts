import { expect, it } from 'vitest';
import { compareText, fold } from '@/lib/text';

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
