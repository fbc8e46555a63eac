import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findNewVersion } from '@/lib/new-version';

const page = (script: string) =>
  `<!doctype html><script type="module" crossorigin src="/assets/${script}"></script>`;

let answer: (init: RequestInit) => Promise<Response>;

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-here.js"></script>';
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => answer(init));
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('another version of the store', () => {
  it.each([
    ['the same script', page('index-here.js'), null],
    ['another script', page('index-next.js'), '/assets/index-next.js'],
    ['no page of the store', 'Sign in to the Wi-Fi', null],
  ])('is told by %s', async (_what, text, version) => {
    answer = () => Promise.resolve(new Response(text));
    expect(await findNewVersion()).toBe(version);
  });

  it('is none where the server answers with an error', async () => {
    answer = () => Promise.resolve(new Response(page('index-next.js'), { status: 503 }));
    expect(await findNewVersion()).toBeNull();
  });

  it('is not waited for longer than 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer = ({ signal }) => {
      expect(signal).toBe(timeout.mock.results[0]?.value);
      return Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
    };
    await expect(findNewVersion()).rejects.toThrow('signal timed out');
    expect(timeout.mock.calls).toEqual([[15_000]]);
    timeout.mockRestore();
  });
});
