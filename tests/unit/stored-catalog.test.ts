import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredHead, readStoredRest, storeCatalog } from '@/records/stored-catalog';
import { hasStoredCatalog } from '@/records/stored-catalog-mark';
import { buildProduct } from '@tests/support/builders';

const database = createStore('inkpatch', 'catalog');
const categories = [{ id: 'animals', name: 'Animals', slug: 'animals' }];
const products = Array.from({ length: 30 }, (_, position) => buildProduct({ id: `p${position}` }));

beforeEach(() => storeCatalog(products, categories));
afterEach(() => storeCatalog([], []));

it('gives back what was stored, the first screen by itself', async () => {
  const head = await readStoredHead();
  const rest = await readStoredRest();
  expect(head?.categories).toEqual(categories);
  expect(head?.products).toEqual(products.slice(0, 24));
  expect(rest).toEqual(products.slice(24));
  expect(hasStoredCatalog()).toBe(true);
});

it('gives back a catalogue of many parts, and of a smaller one that follows nothing more', async () => {
  const many = Array.from({ length: 500 }, (_, position) => buildProduct({ id: `m${position}` }));
  await storeCatalog(many, categories);
  expect(await readStoredRest()).toEqual(many.slice(24));
  await storeCatalog(products.slice(0, 5), categories);
  expect(await readStoredRest()).toEqual([]);
});

it('stores nothing of a catalogue that is empty', async () => {
  await storeCatalog([], categories);
  expect(hasStoredCatalog()).toBe(false);
  expect(await readStoredHead()).toBeNull();
});

describe('is not read', () => {
  it.each([
    ['when another version of the store wrote it', { version: 0 }],
    ['when it came from another backend', { backend: 'https://other.supabase.test' }],
  ])('%s', async (_when, change) => {
    await set('head', { ...(await get<object>('head', database)), ...change }, database);
    expect(await readStoredHead()).toBeNull();
  });

  it.each([null, 7, 'text', []])('when %j lies there', async (value) => {
    await set('head', value, database);
    expect(await readStoredHead()).toBeNull();
  });
});

it('leaves out what is damaged', async () => {
  const stored = await get<object>('head', database);
  const damaged = { ...stored, products: [null, { id: 'a' }, products[0], 'text'], categories: { 0: 'x' } };
  await set('head', damaged, database);
  expect(await readStoredHead()).toEqual({ products: [products[0]], categories: [] });
});

describe('where storage is blocked or full', () => {
  afterEach(() => vi.restoreAllMocks());
  const fail = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it('nothing is read, and nothing breaks', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(fail);
    expect(await readStoredHead()).toBeNull();
    expect(await readStoredRest()).toBeNull();
  });

  it('nothing is kept, and the next visit does not look for it', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(fail);
    await storeCatalog(products, categories);
    expect(hasStoredCatalog()).toBe(false);
  });
});
