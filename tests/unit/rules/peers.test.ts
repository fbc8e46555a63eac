import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinPeers, type Peers } from '@/sync/tab-channel';
import { bePresent, exclusively, presentNames } from '@/sync/tab-lock';

const joined: Peers[] = [];
function join(channel: string, onChange: () => void = () => {}): Peers {
  const peers = joinPeers(channel, onChange);
  joined.push(peers);
  return peers;
}
afterEach(() => joined.splice(0).forEach((peers) => peers.close()));

describe('tabs on one channel', () => {
  it('have met nobody while they are alone', async () => {
    const alone = join('cart:1');
    const another = join('cart:2');
    const third = join('cart:2');
    await expect.poll(() => another.met && third.met).toBe(true);
    expect(alone.met).toBe(false);
  });

  it('meet, whichever was first', async () => {
    const first = join('cart');
    const second = join('cart');
    await expect.poll(() => [first.met, second.met]).toEqual([true, true]);
  });

  it('tell the others of a change, and not themselves', async () => {
    const here = vi.fn();
    const there = vi.fn();
    const first = join('cart', here);
    join('cart', there);
    first.announceChange();
    await expect.poll(() => there.mock.calls.length).toBe(1);
    expect(here).not.toHaveBeenCalled();
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

  it('go without where the browser has no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const peers = join('cart');
    peers.announceChange();
    expect(peers.met).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('a task under a name', () => {
  it('just runs where the browser has no locks', async () => {
    expect(await exclusively('cart', () => Promise.resolve(7))).toBe(7);
  });

  it('runs under the lock of that name where it has', async () => {
    const request = vi.fn((_name: string, task: () => Promise<number>) => task());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await exclusively('cart', () => Promise.resolve(7))).toBe(7);
    expect(request).toHaveBeenCalledWith('cart', expect.any(Function));
    vi.unstubAllGlobals();
  });

  it('runs all the same where the locks are refused, as storage is', async () => {
    const request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await exclusively('cart', () => Promise.resolve(7))).toBe(7);
    vi.unstubAllGlobals();
  });

  it('fails as the task does, which runs once', async () => {
    const task = vi.fn(() => Promise.reject(new Error('no')));
    vi.stubGlobal('navigator', { locks: { request: (_name: string, run: () => Promise<void>) => run() } });
    await expect(exclusively('cart', task)).rejects.toThrow('no');
    expect(task).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('presence', () => {
  it('lasts until it is taken back', async () => {
    const leave = bePresent('page-1');
    expect([...(await presentNames())]).toContain('page-1');
    leave();
    expect([...(await presentNames())]).not.toContain('page-1');
  });

  it('is that of all tabs where the browser tells, and of this page where it refuses', async () => {
    const request = () => Promise.resolve();
    const query = vi.fn(() => Promise.resolve({ held: [{ name: 'page-2' }], pending: [{ name: 'page-3' }] }));
    vi.stubGlobal('navigator', { locks: { request, query } });
    const leave = bePresent('page-1');
    expect([...(await presentNames())]).toEqual(['page-1', 'page-2', 'page-3']);
    query.mockRejectedValueOnce(new DOMException('Access is denied.', 'SecurityError'));
    expect([...(await presentNames())]).toEqual(['page-1']);
    leave();
    vi.unstubAllGlobals();
  });
});
