import { expect, it } from 'vitest';
import { sortedBy } from '@/domain/sorting';

const records = [
  { id: 'a', price: 2 },
  { id: 'b', price: 1 },
  { id: 'c', price: 2 },
  { id: 'd', price: -Infinity },
];
const ids = (isDown: boolean) => sortedBy(records, ({ price }) => price, isDown).map(({ id }) => id);

it('goes by the key, up and down; equal ones stay as they stood', () => {
  expect(ids(false)).toEqual(['d', 'b', 'a', 'c']);
  expect(ids(true)).toEqual(['a', 'c', 'b', 'd']);
});

it('leaves the list that it was given alone', () => {
  sortedBy(records, ({ id }) => id, true);
  expect(records.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
