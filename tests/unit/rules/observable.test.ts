import { describe, expect, it, vi } from 'vitest';
import { createListeners, createObservable } from '@/lib/observable';

describe('an observable', () => {
  it('holds what it was given last, and what it began with', () => {
    const { get, set, getInitial } = createObservable('fox');
    set('owl');
    expect([get(), getInitial()]).toEqual(['owl', 'fox']);
  });

  it('tells its followers after each change, until they leave', () => {
    const { get, set, subscribe } = createObservable(0);
    const seen: number[] = [];
    const leave = subscribe(() => seen.push(get()));
    set(1);
    set(2);
    leave();
    set(3);
    expect(seen).toEqual([1, 2]);
  });

  it('bears a follower that leaves while it is told', () => {
    const { set, subscribe } = createObservable(0);
    const other = vi.fn();
    const leave = subscribe(() => leave());
    subscribe(other);
    set(1);
    expect(other).toHaveBeenCalledOnce();
  });
});

it('listeners follow where changes come from as long as there are any', () => {
  const stop = vi.fn();
  const follow = vi.fn(() => stop);
  const listeners = createListeners(follow);
  expect(follow).not.toHaveBeenCalled();
  const leave = [vi.fn(), vi.fn()].map(listeners.add);
  expect(follow).toHaveBeenCalledOnce();
  leave[0]?.();
  expect(stop).not.toHaveBeenCalled();
  leave[1]?.();
  expect(stop).toHaveBeenCalledOnce();
  listeners.add(vi.fn());
  expect(follow).toHaveBeenCalledTimes(2);
});
