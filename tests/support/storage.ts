import { onTestFinished } from 'vitest';

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

type Method = (key: string, value: string) => string | null | undefined;

/**
 * Puts others in the place of a method of both storages until the test ends.
 * @returns puts the real ones back
 */
function replaceMethod(name: 'getItem' | 'setItem', instead: (real: Method) => Method): () => void {
  const undo = [localStorage, sessionStorage].map((storage) => {
    const real = storage[name].bind(storage) as Method;
    const put = (value: Method) => Object.defineProperty(storage, name, { value, configurable: true });
    put(instead(real));
    return () => put(real);
  });
  const restore = () => undo.forEach((step) => step());
  onTestFinished(restore);
  return restore;
}

/** A method that throws for these keys, or for all. */
const refusing =
  (error: string, keys: string[] | undefined) =>
  (real: Method): Method =>
  (key, value) => {
    if (!keys || keys.includes(key)) throw new DOMException(`no access to ${key}`, error);
    return real(key, value);
  };

/**
 * Storage takes nothing more.
 * @param keys only these, when given
 * @returns makes room again
 */
export const fillStorage = (keys?: string[]): (() => void) =>
  replaceMethod('setItem', refusing('QuotaExceededError', keys));

/**
 * Storage may neither be read nor written.
 * @param keys only these, when given
 * @returns lifts the block
 */
export function blockStorage(keys?: string[]): () => void {
  const lift = [
    replaceMethod('getItem', refusing('SecurityError', keys)),
    replaceMethod('setItem', refusing('SecurityError', keys)),
  ];
  return () => lift.forEach((step) => step());
}
