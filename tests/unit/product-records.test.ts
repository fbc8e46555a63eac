import { beforeEach, expect, it, vi } from 'vitest';
import { productRecords, recordProducts } from '@/records/products';
import { onStorageFault } from '@/records/record-store';
import { buildProduct } from '@tests/support/builders';
import { fillStorage } from '@tests/support/storage';

const stored = () => JSON.parse(localStorage.getItem('products') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

it('keeps id and title of each product, and nothing else', () => {
  recordProducts([buildProduct({ id: 'a', title: 'Fox' }), buildProduct({ id: 'b', title: 'Owl' })]);
  expect(stored()).toEqual([
    { id: 'a', title: 'Fox' },
    { id: 'b', title: 'Owl' },
  ]);
  recordProducts([{ id: 'b', title: 'Night Owl' }]);
  expect(productRecords.read()).toEqual([{ id: 'b', title: 'Night Owl' }]);
});

it('reads fuller records and numeric ids, and leaves out what has no id', () => {
  localStorage.setItem('products', JSON.stringify([{ id: 7, title: 'Fox', price: 3 }, { title: 'x' }, null]));
  expect(productRecords.read()).toEqual([{ id: '7', title: 'Fox' }]);
});

it('stands a damaged text, and keeps it aside', () => {
  localStorage.setItem('products', '{not json');
  expect(productRecords.read()).toEqual([]);
  recordProducts([{ id: 'a', title: 'Fox' }]);
  expect(localStorage.getItem('products.damaged')).toBe('{not json');
  expect(stored()).toEqual([{ id: 'a', title: 'Fox' }]);
});

it('is given up quietly where storage is full', () => {
  const onFault = vi.fn();
  const stop = onStorageFault(onFault);
  fillStorage();
  recordProducts([{ id: 'a', title: 'Fox' }]);
  expect(onFault).not.toHaveBeenCalled();
  stop();
});
