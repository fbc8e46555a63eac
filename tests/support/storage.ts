import { vi } from 'vitest';

/** Puts a value under a key, as an earlier visit or another tab would have. */
export function store(key: string, value: unknown): void {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

/** The value under a key. */
export function stored(key: string): unknown {
  const text = localStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as unknown);
}

/** Another tab writes: the value changes and this tab is told. */
export function storeElsewhere(key: string, value: unknown): void {
  store(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

type Method = (this: Storage, ...parts: string[]) => string | null;

/** The real method, before anything stood in for it. */
const real = (name: 'getItem' | 'setItem') => Reflect.get(Storage.prototype, name) as Method;

/** A method that throws for these keys, or for all. */
function refusing(original: Method, error: string, keys: string[] | undefined) {
  return function (this: Storage, key: string, ...rest: string[]) {
    if (!keys || keys.includes(key)) throw new DOMException(`no access to ${key}`, error);
    return original.call(this, key, ...rest);
  };
}

/**
 * Storage takes nothing more.
 * @param keys only these, when given
 * @returns makes room again
 */
export function fillStorage(keys?: string[]): () => void {
  const refuse = refusing(real('setItem'), 'QuotaExceededError', keys);
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  return () => spy.mockRestore();
}

/**
 * Storage may neither be read nor written.
 * @param keys only these, when given
 * @returns lifts the block
 */
export function blockStorage(keys?: string[]): () => void {
  const read = refusing(real('getItem'), 'SecurityError', keys);
  const write = refusing(real('setItem'), 'SecurityError', keys);
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(read),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(write),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}
