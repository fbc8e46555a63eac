import { afterEach, describe, expect, it, vi } from 'vitest';
import { wishlistFrom } from '@/domain/wishlist';
import { createJournal } from '@/sync/journal';
import { buildProduct } from '@tests/support/builders';
import { blockStorage, fillStorage, store } from '@tests/support/storage';

const create = (userId = 'user-1') => createJournal('wishlist', userId, wishlistFrom);
const found = async (journal = create()) => (await journal.findLeftovers()).changes;
const fox = buildProduct({ id: 'fox' });
const owl = buildProduct({ id: 'owl' });
const hen = buildProduct({ id: 'hen' });
const changes = { base: [fox, hen], local: [fox, owl], attempts: [[fox, owl]] };
const keys = () => Object.keys(localStorage);

/** Locks of a browser: a name is had by one at a time. */
function stubLocks() {
  const held = new Set<string>();
  const request = async (name: string, ...rest: unknown[]) => {
    const [options, task] = (rest.length === 1 ? [{}, rest[0]] : rest) as [
      LockOptions,
      LockGrantedCallback<unknown>,
    ];
    if (options.ifAvailable && held.has(name)) return task(null);
    held.add(name);
    try {
      return await task({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return held;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('unsaved changes', () => {
  it('are found by another page of the same user, without what did not change', async () => {
    create().keep(changes);
    expect(await found()).toEqual([{ base: [hen], local: [owl], attempts: [[owl]] }]);
  });

  it('are no business of the page that made them, nor of another user or list', async () => {
    const own = create();
    own.keep(changes);
    expect(await found(own)).toEqual([]);
    expect(await found(create('user-2'))).toEqual([]);
    expect(await found(createJournal('cart', 'user-1', wishlistFrom))).toEqual([]);
  });

  it('stand beside those of other pages', async () => {
    const [one, two] = [create(), create()];
    one.keep({ base: [], local: [fox], attempts: [] });
    two.keep({ base: [], local: [owl], attempts: [] });
    expect((await found(one)).map(({ local }) => local)).toEqual([[owl]]);
    expect(await found()).toHaveLength(2);
  });

  it('leave nothing behind once they are saved', () => {
    const own = create();
    own.keep(changes);
    own.keep(null);
    expect(keys()).toEqual([]);
  });

  it.each(['{', 'null', '17', '[]', '{"base":[],"local":7}', '{"local":[]}', 'x'.repeat(100_000)])(
    'that are damaged (%.20s) are thrown away',
    async (text) => {
      store('unsaved_wishlist:user-1:1-2-3', text);
      expect(await found()).toEqual([]);
      expect(keys()).toEqual([]);
    },
  );

  it('keep what is sound of a half damaged note', async () => {
    store('unsaved_wishlist:user-1:1-2-3', { base: [null], local: [7, fox, {}], attempts: ['x', [owl]] });
    expect(await found()).toEqual([{ base: [], local: [fox], attempts: [[owl]] }]);
  });

  it('are not noted where storage is full or blocked, and nothing is thrown', async () => {
    const makeRoom = fillStorage();
    create().keep(changes);
    makeRoom();
    const unblock = blockStorage();
    const own = create();
    own.keep(changes);
    own.keep(null);
    expect(await found(own)).toEqual([]);
    unblock();
    expect(keys()).toEqual([]);
  });
});

describe('the note of a page that is gone', () => {
  it('lies there until it is noted here, and is found once', async () => {
    create().keep(changes);
    const own = create();
    const { take } = await own.findLeftovers();
    take();
    expect(keys()).toHaveLength(1);
    expect(await found(own)).toEqual([]);
    own.keep(changes);
    own.keep(null);
    expect(keys()).toEqual([]);
  });

  it('lies there until it is saved, where there is no room to note it here', async () => {
    create().keep(changes);
    const makeRoom = fillStorage();
    const own = create();
    (await own.findLeftovers()).take();
    own.keep({ base: [], local: [fox, owl, hen], attempts: [[fox], [owl], [hen]] });
    expect(keys().filter((key) => key.startsWith('unsaved_'))).toHaveLength(1);
    expect(await found(own)).toEqual([]);
    own.keep(null);
    makeRoom();
    expect(keys()).toEqual([]);
  });

  it('stays for the next page when nobody took it', async () => {
    create().keep(changes);
    const own = create();
    await own.findLeftovers();
    own.keep(null);
    expect(await found()).toHaveLength(1);
  });
});

describe('the note of a page that lives', () => {
  it('is left alone by this page, with locks or without', async () => {
    for (const prepare of [() => {}, stubLocks]) {
      prepare();
      const other = create();
      const close = other.open();
      other.keep(changes);
      expect(await found()).toEqual([]);
      close();
      await expect.poll(() => found()).toHaveLength(1);
      other.keep(null);
    }
  });

  it('is left alone when another tab holds its lock, and only then', async () => {
    const held = stubLocks();
    store('unsaved_wishlist:user-1:1-2-3', { base: [], local: [fox], attempts: [] });
    store('unsaved_wishlist:user-1:4-5-6', { base: [], local: [owl], attempts: [] });
    held.add('inkpatch:unsaved_wishlist:user-1:1-2-3');
    expect((await found()).map(({ local }) => local)).toEqual([[owl]]);
    held.clear();
    expect(await found()).toHaveLength(2);
  });
});
