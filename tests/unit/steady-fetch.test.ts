import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { steadyFetch } from '@/backend/steady-fetch';

const REST = 'http://backend.test/rest/v1/carts';
/** Each request that was sent, and the answer that it waits for. */
let sent: { keepalive: boolean; signal: AbortSignal; answer: () => void; fail: (error: unknown) => void }[];
let life: AbortController;
let send: typeof fetch;

beforeEach(() => {
  sent = [];
  life = new AbortController();
  send = steadyFetch(life.signal);
  vi.stubGlobal(
    'fetch',
    (_input: string, init: RequestInit) =>
      new Promise((resolve, reject) => {
        const signal = init.signal as AbortSignal;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        sent.push({
          keepalive: init.keepalive ?? false,
          signal,
          answer: () => resolve(new Response()),
          fail: reject,
        });
      }),
  );
});
afterEach(() => {
  for (const { answer } of sent) answer();
  vi.unstubAllGlobals();
});

const post = (body: string) => send(REST, { method: 'POST', body });

describe('writes outlive the page', () => {
  it('as far as 60 KiB in bytes go, whatever the letters', () => {
    void post('x'.repeat(60 * 1024));
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true]);
    sent[0]?.answer();
  });

  it('not above that: 21,000 characters of three bytes each are too many', () => {
    void post('猫'.repeat(21_000));
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false]);
  });

  it('together with all that is under way, and again when that has ended', async () => {
    const first = post('x'.repeat(48_000));
    void post('x'.repeat(48_000));
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
    sent[0]?.answer();
    await first;
    void post('x'.repeat(48_000));
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false, true]);
  });

  it('and go once more without, where room is short and the browser refused to send them so', async () => {
    const saved = post('x'.repeat(40_000));
    sent[0]?.fail(new TypeError('Failed to fetch'));
    await expect.poll(() => sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
    sent[1]?.answer();
    expect((await saved).ok).toBe(true);
  });

  it('but are not repeated where there was room: they may have arrived', async () => {
    const saved = post('x');
    sent[0]?.fail(new TypeError('Failed to fetch'));
    await expect(saved).rejects.toThrow('Failed to fetch');
    expect(sent).toHaveLength(1);
  });

  it('reads do not', () => {
    void send(REST, {});
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([false]);
  });
});

describe('every request has its time', () => {
  it.each([
    ['GET', 15_000],
    ['HEAD', 15_000],
    ['POST', 30_000],
    ['PATCH', 30_000],
    ['DELETE', 30_000],
  ])('%s %d ms', async (method, milliseconds) => {
    const timers: number[] = [];
    const ended = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      timers.push(limit);
      return ended.signal;
    });
    const request = send(REST, { method });
    expect(timers).toEqual([milliseconds]);
    ended.abort(new DOMException('signal timed out', 'TimeoutError'));
    await expect(request).rejects.toThrow(
      new DOMException('The server did not answer in time.', 'AbortError'),
    );
  });

  it('ends with the client where it is about the session, and only there', async () => {
    const session = send('http://backend.test/auth/v1/token', { method: 'POST', body: '{}' });
    void post('{}');
    life.abort(new DOMException('gone', 'AbortError'));
    await expect(session).rejects.toThrow('gone');
    expect(sent[1]?.signal.aborted).toBe(false);
  });
});
