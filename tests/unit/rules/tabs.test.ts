import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinTabs, type TabChannel } from '@/sync/tab-channel';
import { exclusively, hold, isFree } from '@/sync/tab-lock';

const joined: TabChannel[] = [];
function join(channel: string, onChange: () => void = () => {}): TabChannel {
  const tab = joinTabs(channel, onChange);
  joined.push(tab);
  return tab;
}
afterEach(() => {
  joined.splice(0).forEach((tab) => tab.close());
  vi.unstubAllGlobals();
});

const denied = () => new DOMException('The operation is insecure.', 'SecurityError');

/** A browser whose locks do as told. */
const stubRequest = (request: (name: string, ...rest: never[]) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });

/** A browser that throws at whoever looks at its locks. */
const denyLocks = () =>
  vi.stubGlobal('navigator', {
    get locks() {
      throw denied();
    },
  });

const WITHOUT_LOCKS: [string, () => void][] = [
  ['has none', () => vi.stubGlobal('navigator', {})],
  ['has no navigator', () => vi.stubGlobal('navigator', undefined)],
  ['throws at whoever looks at them', denyLocks],
  ['refuses them, as it does storage', () => stubRequest(() => Promise.reject(denied()))],
];

describe('tabs on one channel', () => {
  it('tell the others of a change, and not themselves, nor another channel', async () => {
    const [here, there, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    const first = join('cart:1', here);
    join('cart:1', there);
    join('cart:2', elsewhere);
    first.announceChange();
    await expect.poll(() => there.mock.calls.length).toBe(1);
    expect(here).not.toHaveBeenCalled();
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('hear nothing once they have left', async () => {
    const gone = vi.fn();
    const there = vi.fn();
    const first = join('cart');
    const leaver = join('cart', gone);
    join('cart', there);
    leaver.close();
    first.announceChange();
    await expect.poll(() => there.mock.calls.length).toBe(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it.each([
    ['has none', undefined],
    [
      'throws at whoever makes one',
      class {
        constructor() {
          throw denied();
        }
      },
    ],
  ])('go without where the browser %s', (_what, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const tab = join('cart');
    tab.announceChange();
    tab.close();
  });
});

describe('a task under a name', () => {
  it.each(WITHOUT_LOCKS)('just runs where the browser %s', async (_what, stub) => {
    stub();
    expect(await exclusively('cart', () => Promise.resolve(7))).toBe(7);
  });

  it('runs under the lock of that name where there are locks', async () => {
    const request = vi.fn((_name: string, task: () => Promise<number>) => task());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await exclusively('cart', () => Promise.resolve(7))).toBe(7);
    expect(request).toHaveBeenCalledWith('cart', expect.any(Function));
  });

  it('fails as the task does, which runs once', async () => {
    const task = vi.fn(() => Promise.reject(new Error('no')));
    vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => Promise<void>) => run() } });
    await expect(exclusively('cart', task)).rejects.toThrow('no');
    expect(task).toHaveBeenCalledOnce();
  });
});

describe('a name that a page holds', () => {
  it.each(WITHOUT_LOCKS)('is known to this page where the browser %s', async (_what, stub) => {
    stub();
    const release = hold('page-1');
    expect([await isFree('page-1'), await isFree('page-2')]).toEqual([false, true]);
    release();
    expect(await isFree('page-1')).toBe(true);
  });

  it('is held for all tabs until it is given back', async () => {
    let end: unknown = 'held';
    stubRequest((_name, ...[task]: ((lock: object) => Promise<void>)[]) =>
      (task?.({}) ?? Promise.resolve()).then(() => (end = 'free')),
    );
    const release = hold('page-1');
    await Promise.resolve();
    expect(end).toBe('held');
    release();
    await expect.poll(() => end).toBe('free');
  });

  it('is not free while another tab holds it', async () => {
    let lock: object | null = null;
    stubRequest((_name, ...[, task]: ((lock: object | null) => boolean)[]) => Promise.resolve(task?.(lock)));
    expect(await isFree('page-1')).toBe(false);
    lock = {};
    expect(await isFree('page-1')).toBe(true);
  });
});
