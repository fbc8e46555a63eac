import { expect, it, vi } from 'vitest';
import { watchSight } from '@/ui/watch-sight';

type Hear = (frames: { isIntersecting: boolean }[]) => void;

it('tells how it is after several frames that a busy page hears of at once', () => {
  let hear: Hear = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Hear) {
        hear = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const told: boolean[] = [];
  watchSight(document.body, (isInSight) => told.push(isInSight));
  hear([{ isIntersecting: false }, { isIntersecting: true }]);
  hear([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(told).toEqual([true, false]);
  vi.unstubAllGlobals();
});

it('says nothing where that can not be told', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const tell = vi.fn();
  watchSight(document.body, tell)();
  expect(tell).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
