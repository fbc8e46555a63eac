import { afterEach, expect, it, vi } from 'vitest';
import { TabMemory } from '@/lib/tab-memory';

const asNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null);
const memory = () => new TabMemory('test', asNumber);
const leave = () => window.dispatchEvent(new Event('pagehide'));

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('remembers over a reload', () => {
  const before = memory();
  before.set('a', 1);
  leave();
  expect(memory().get('a')).toBe(1);
});

it('remembers the latest hundred', () => {
  const all = memory();
  for (let index = 0; index < 101; index += 1) all.set(`entry ${index}`, index);
  expect(all.get('entry 0')).toBeUndefined();
  expect(all.get('entry 1')).toBe(1);
  all.set('entry 1', 1); // is the latest now
  all.set('one more', 2);
  expect(all.get('entry 1')).toBe(1);
  expect(all.get('entry 2')).toBeUndefined();
});

it.each(['', '{', '{}', '[1, ["a"], ["b", "x"], [2, 3]]'])('takes nothing unsound from %s', (text) => {
  sessionStorage.setItem('test', text);
  const read = memory();
  expect(['a', 'b', '2'].map((name) => read.get(name))).toEqual([undefined, undefined, undefined]);
});

it('lasts as long as the page where storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const here = memory();
  here.set('a', 1);
  leave();
  expect(here.get('a')).toBe(1);
  expect(memory().get('a')).toBeUndefined();
});
