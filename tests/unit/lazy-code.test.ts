import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptCode, LazyCode } from '@/lib/lazy-code';
import { expectedConsole } from '../setup/browser';

/** Code that can be had from the given try on. */
function codeFrom(firstGoodTry: number) {
  expectedConsole.push('Error loading the thing:');
  const load = vi.fn(() =>
    load.mock.calls.length >= firstGoodTry ? Promise.resolve('code') : Promise.reject(new Error('gone')),
  );
  return { load, code: new LazyCode('the thing', load) };
}

/** What the server says when it is asked for a file by `fetch`. */
let answer: (address: string) => Promise<Response>;
const fetched: string[] = [];
beforeEach(() => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return answer(address);
  });
  return () => {
    fetched.length = 0;
    keptCode.set([]);
    vi.unstubAllGlobals();
  };
});

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

describe('what the browser does not ask for again', () => {
  const FILE = `${window.location.origin}/assets/thing.js`;

  function codeThatFails(words: string) {
    expectedConsole.push('Error loading the thing:');
    const load = vi.fn(() => Promise.reject<string>(new TypeError(words)));
    return { load, code: new LazyCode('the thing', load) };
  }

  it.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${FILE}`, FILE],
    ['Firefox', `error loading dynamically imported module: ${FILE}`, FILE],
    ['Safari', 'Importing a module script failed.', '/'],
    ['any, when it names somebody else', 'Failed: https://example.com/why', '/'],
  ])(
    'is told in the words of %s when the second try fails and the server has it',
    async (_who, words, file) => {
      answer = () => Promise.resolve(new Response('code'));
      const { load, code } = codeThatFails(words);
      await code.prepare();
      expect(fetched).toEqual([]);
      await code.prepare();
      await expect.poll(keptCode.get).toEqual(['the thing']);
      expect(fetched).toEqual([file]);
      expect(load).toHaveBeenCalledTimes(3);
    },
  );

  it.each<[string, () => Promise<Response>]>([
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not told of a file that %s', async (_what, reply) => {
    answer = reply;
    const { load, code } = codeThatFails(`Failed to fetch dynamically imported module: ${FILE}`);
    await code.prepare();
    await code.prepare();
    await expect.poll(() => fetched).toEqual([FILE]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).toHaveBeenCalledTimes(2);
    expect(keptCode.get()).toEqual([]);
  });

  it('is not told while a file is missing that comes along', async () => {
    const BESIDE = `${window.location.origin}/assets/beside.js`;
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: BESIDE });
    document.head.append(link);
    let isThere = false;
    answer = (address) =>
      Promise.resolve(new Response('', { status: address === BESIDE && !isThere ? 503 : 200 }));
    const { load, code } = codeThatFails(`Failed to fetch dynamically imported module: ${FILE}`);
    await code.prepare();
    await code.prepare();
    await expect.poll(() => fetched).toEqual([FILE, BESIDE]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).toHaveBeenCalledTimes(2);
    isThere = true;
    await code.prepare();
    await expect.poll(keptCode.get).toEqual(['the thing']);
    link.remove();
  });

  it('is taken when it comes after all', async () => {
    answer = () => Promise.resolve(new Response('code'));
    const { code } = codeFrom(3);
    await code.prepare();
    await code.prepare();
    await expect.poll(() => code.getState()).toEqual({ status: 'here', value: 'code' });
    expect(keptCode.get()).toEqual([]);
  });
});
