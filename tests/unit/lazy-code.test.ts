import { describe, expect, it, vi } from 'vitest';
import { LazyCode } from '@/lib/lazy-code';
import { expectedConsole } from '../setup/browser';

/** Code that can be had from the given try on. */
function codeFrom(firstGoodTry: number) {
  expectedConsole.push('Error loading the thing:');
  const load = vi.fn(() =>
    load.mock.calls.length >= firstGoodTry ? Promise.resolve('code') : Promise.reject(new Error('gone')),
  );
  return { load, code: new LazyCode('the thing', load) };
}

describe('what is loaded late', () => {
  it('is asked for once, however many need it', async () => {
    const { load, code } = codeFrom(1);
    expect(await Promise.all([code.get(), code.get()])).toEqual(['code', 'code']);
    expect(await code.get()).toBe('code');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is tried again at the next need after a failure, which is told and logged', async () => {
    const { load, code } = codeFrom(2);
    await expect(code.get()).rejects.toThrow('gone');
    expect(code.getState()).toEqual({ status: 'failed' });
    expect(console.error).toHaveBeenCalledOnce();
    const again = code.get();
    expect(code.getState()).toEqual({ status: 'waiting' });
    expect(await again).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('never rejects while it is only being prepared', async () => {
    const { code } = codeFrom(2);
    await code.prepare();
    expect(code.getState().status).toBe('failed');
  });

  it.each(['online', 'focus'])(
    'is tried again on %s while somebody waits for it, and not after',
    async (event) => {
      const { load, code } = codeFrom(3);
      const seen: string[] = [];
      const leave = code.subscribe(() => seen.push(code.getState().status));
      await code.prepare();
      window.dispatchEvent(new Event(event));
      await expect.poll(() => load.mock.calls.length).toBe(2);
      await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(2);
      window.dispatchEvent(new Event(event));
      await expect.poll(() => seen.at(-1)).toBe('here');
      expect(seen).not.toContain('waiting'); // no flicker for whoever looks

      window.dispatchEvent(new Event(event));
      leave();
      window.dispatchEvent(new Event(event));
      expect(load).toHaveBeenCalledTimes(3);
    },
  );

  it('is left alone when nobody waits for it any more', async () => {
    const { load, code } = codeFrom(2);
    const leave = code.subscribe(() => {});
    await code.prepare();
    leave();
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('counts as failed when nothing comes for half a minute, and is taken when it comes later', async () => {
    expectedConsole.push('Error loading the thing:');
    vi.useFakeTimers();
    let arrive = (_code: string) => {};
    const code = new LazyCode('the thing', () => new Promise<string>((resolve) => (arrive = resolve)));
    const prepared = code.prepare();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(code.getState().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    await prepared;
    expect(code.getState().status).toBe('failed');
    arrive('code');
    await vi.advanceTimersByTimeAsync(0);
    expect(code.getState()).toEqual({ status: 'here', value: 'code' });
  });
});
