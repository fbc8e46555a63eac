import { expect, it } from 'vitest';
import { formatCents, formatPrice, toCents, formatTotal } from '@/domain/money';

it.each([
  [0, 0],
  [4.5, 450],
  [0.1, 10],
  [0.29, 29],
  [1.005, 101],
  [2.675, 268],
  [19.99, 1999],
  [0.004, 0],
  [0.005, 1],
  [-1.5, -150],
  [1e6, 100_000_000],
  [NaN, 0],
  [Infinity, 0],
  [1e20, 0],
  [1e21, 0],
])('takes %d dollars for %d cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [450, '$4.50'],
  [123_456, '$1234.56'],
  [-150, '-$1.50'],
])('writes %d cents as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

it.each([
  [0, '$0.00'],
  [99_999, '$999.99'],
  [15_890_000, '$158,900.00'],
  [-123_456_789, '-$1,234,567.89'],
])('writes a total of %d cents as %s', (cents, text) => {
  expect(formatTotal(cents)).toBe(text);
});

it('writes dollars with two decimals', () => {
  expect(formatPrice(4.5)).toBe('$4.50');
  expect(formatPrice(1.005)).toBe('$1.01');
  expect(formatPrice(NaN)).toBe('$0.00');
});
