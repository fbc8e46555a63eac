import { describe, expect, it } from 'vitest';
import { wishlistFrom } from '@/domain/wishlist';
import { openJournal } from '@/sync/journal';
import { buildProduct } from '@tests/support/builders';
import { blockStorage, fillStorage, store } from '@tests/support/storage';

const open = (userId = 'user-1') => openJournal('wishlist', userId, wishlistFrom);
const fox = buildProduct({ id: 'fox' });
const owl = buildProduct({ id: 'owl' });
const hen = buildProduct({ id: 'hen' });
const changes = { base: [fox, hen], local: [fox, owl], attempts: [[fox, owl]] };
const keys = () => Object.keys(localStorage);

describe('unsaved changes', () => {
  it('are found by another page of the same user, without what did not change', () => {
    open().keep(changes);
    const [left, ...more] = open().others();
    expect(left?.changes).toEqual({ base: [hen], local: [owl], attempts: [[owl]] });
    expect(more).toEqual([]);
  });

  it('are no business of the page that made them, nor of another user or list', () => {
    const own = open();
    own.keep(changes);
    expect(own.others()).toEqual([]);
    expect(open('user-2').others()).toEqual([]);
    expect(openJournal('cart', 'user-1', wishlistFrom).others()).toEqual([]);
  });

  it('stand beside those of other tabs', () => {
    const [one, two] = [open(), open()];
    one.keep({ base: [], local: [fox], attempts: [] });
    two.keep({ base: [], local: [owl], attempts: [] });
    expect(one.others().map(({ pageId }) => pageId)).toEqual([two.pageId]);
    expect(open().others()).toHaveLength(2);
  });

  it('leave nothing behind once they are saved or taken over', () => {
    const own = open();
    own.keep(changes);
    own.keep(null);
    expect(keys()).toEqual([]);
    own.keep(changes);
    open()
      .others()
      .forEach(({ drop }) => drop());
    expect(keys()).toEqual([]);
  });

  it.each(['{', 'null', '17', '[]', '{"base":[],"local":7}', '{"local":[]}', 'x'.repeat(100_000)])(
    'that are damaged (%.20s) are thrown away',
    (text) => {
      store('unsaved_wishlist:user-1:1-2-3', text);
      expect(open().others()).toEqual([]);
      expect(keys()).toEqual([]);
    },
  );

  it('keep what is sound of a half damaged note', () => {
    store('unsaved_wishlist:user-1:1-2-3', { base: [null], local: [7, fox, {}], attempts: ['x', [owl]] });
    expect(open().others()[0]?.changes).toEqual({ base: [], local: [fox], attempts: [[owl]] });
  });

  it('are not noted where storage is full or blocked, and nothing is thrown', () => {
    const makeRoom = fillStorage();
    open().keep(changes);
    makeRoom();
    const unblock = blockStorage();
    const own = open();
    own.keep(changes);
    own.keep(null);
    own.others();
    unblock();
    expect(keys()).toEqual([]);
  });
});
