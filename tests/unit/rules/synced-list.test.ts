import { describe, expect, it, vi } from 'vitest';
import { mergeById } from '@/sync/merging';
import { SyncedList, type SyncedListSource } from '@/sync/synced-list';
import { createLock, type Fate, ListServer } from '@tests/support/list-server';
import { type Item, list, plus, text } from '@tests/support/list-words';

function open(server: ListServer<Item>, source: Partial<SyncedListSource<Item>> = {}) {
  const onReadError = vi.fn();
  const onWriteError = vi.fn();
  const onWritten = vi.fn();
  const synced = new SyncedList<Item>({
    read: server.read,
    write: server.write,
    merge: mergeById,
    onReadError,
    onWriteError,
    onWritten,
    ...source,
  });
  synced.open();
  return { synced, shown: () => text(synced.getState().items), onReadError, onWriteError, onWritten };
}

/** These fates one after the other for calls of a kind; then all is well. */
const fates = (kind: 'read' | 'write', ...next: Fate[]) => {
  return (call: 'read' | 'write') => (call === kind && next.shift()) || 'ok';
};

describe('reading', () => {
  it('goes from loading to ready', async () => {
    const server = new ListServer(list('fox owl'));
    const { synced, shown } = open(server);
    expect(synced.getState()).toEqual({ items: [], status: 'loading' });
    await synced.settled();
    expect([shown(), synced.getState().status, server.reads]).toEqual(['fox owl', 'ready', 1]);
    expect(server.written).toEqual([]);
  });

  it('shows changes before the list has come, and puts them on top of it then', async () => {
    const server = new ListServer(list('fox'));
    const release = server.hold();
    const { synced, shown } = open(server);
    synced.change(plus('owl'));
    synced.change(plus('hen'));
    expect([shown(), synced.getState().status]).toEqual(['owl hen', 'loading']);
    release();
    await synced.settled();
    expect(shown()).toBe('fox owl hen');
    expect(server.written.map(text)).toEqual(['fox owl hen']);
  });

  it('that fails once saves nothing, keeps the changes, and is repeated with the next change', async () => {
    const server = new ListServer(list('fox'));
    server.fate = fates('read', 'refused');
    const { synced, shown, onReadError } = open(server);
    await synced.settled();
    expect(synced.getState().status).toBe('failed');
    expect(onReadError).toHaveBeenCalledOnce();
    expect(server.written).toEqual([]);
    synced.change(plus('owl'));
    expect(shown()).toBe('owl');
    await synced.settled();
    expect([shown(), synced.getState().status, text(server.stored)]).toEqual(['fox owl', 'ready', 'fox owl']);
  });

  it('that always fails never leads to a save', async () => {
    const server = new ListServer(list('fox'));
    server.fate = (call) => (call === 'read' ? 'refused' : 'ok');
    const { synced, shown } = open(server);
    for (const id of ['owl', 'hen', 'cat']) {
      synced.change(plus(id));
      await synced.settled();
      await synced.refresh();
    }
    expect([shown(), synced.getState().status]).toEqual(['owl hen cat', 'failed']);
    expect([text(server.stored), server.written]).toEqual(['fox', []]);
  });

  it('again brings what others have done, and leaves own changes on top', async () => {
    const server = new ListServer(list('fox'));
    const { synced, shown } = open(server);
    await synced.settled();
    server.stored = list('fox hen');
    await synced.refresh();
    expect(shown()).toBe('fox hen');
    expect(server.written).toEqual([]);
  });

  it('again and in vain leaves the list as it is', async () => {
    const server = new ListServer(list('fox'));
    const { synced, shown, onReadError } = open(server);
    await synced.settled();
    server.fate = () => 'refused';
    await synced.refresh();
    expect([shown(), synced.getState().status]).toEqual(['fox', 'ready']);
    expect(onReadError).toHaveBeenCalledOnce();
  });

  it('tells its followers', async () => {
    const { synced } = open(new ListServer(list('fox')));
    const listener = vi.fn();
    const unsubscribe = synced.subscribe(listener);
    await synced.settled();
    expect(listener).toHaveBeenCalled();
    unsubscribe();
    listener.mockClear();
    synced.change(plus('owl'));
    expect(listener).not.toHaveBeenCalled();
    await synced.settled();
  });
});

describe('saving', () => {
  it('happens in the background, at once', async () => {
    const server = new ListServer(list('fox'));
    const { synced, shown, onWritten } = open(server);
    await synced.settled();
    synced.change(plus('owl'));
    expect(shown()).toBe('fox owl');
    expect(synced.isDirty).toBe(true);
    await synced.settled();
    expect(text(server.stored)).toBe('fox owl');
    expect(synced.isDirty).toBe(false);
    expect(onWritten).toHaveBeenCalledOnce();
  });

  it('goes out one at a time, and the latest state wins', async () => {
    const server = new ListServer<Item>();
    const { synced } = open(server);
    await synced.settled();
    const release = server.hold('write');
    synced.change(plus('a'));
    await expect.poll(() => server.calls.at(-1)).toBe('write');
    for (const id of ['b', 'c', 'd']) synced.change(plus(id));
    release();
    await synced.settled();
    expect(server.mostAtOnce).toBe(1);
    expect(server.written.map(text)).toEqual(['a', 'a b c d']);
  });

  it('that failed keeps the change, and goes out with the next one', async () => {
    const server = new ListServer<Item>();
    const { synced, shown, onWriteError, onWritten } = open(server);
    await synced.settled();
    server.fate = fates('write', 'refused');
    synced.change(plus('a'));
    await synced.settled();
    expect([shown(), text(server.stored), synced.isDirty]).toEqual(['a', '', true]);
    expect(onWriteError).toHaveBeenCalledOnce();
    expect(onWritten).not.toHaveBeenCalled();
    synced.change(plus('b'));
    await synced.settled();
    expect(text(server.stored)).toBe('a b');
  });

  it('that failed looks first what has become of the list', async () => {
    const server = new ListServer<Item>();
    const { synced } = open(server);
    await synced.settled();
    server.fate = fates('write', 'refused');
    synced.change(plus('a'));
    await synced.settled();
    server.stored = list('hen');
    synced.change(plus('b'));
    await synced.settled();
    expect(text(server.stored)).toBe('hen a b');
  });

  it('that failed goes out with the next refresh', async () => {
    const server = new ListServer<Item>();
    const { synced } = open(server);
    await synced.settled();
    server.fate = fates('write', 'refused');
    synced.change(plus('a'));
    await synced.settled();
    await synced.refresh();
    expect(text(server.stored)).toBe('a');
  });

  it('that fails while another change is made is tried again with that change', async () => {
    const server = new ListServer<Item>();
    const { synced } = open(server);
    await synced.settled();
    server.fate = fates('write', 'refused');
    const release = server.hold('write');
    synced.change(plus('a'));
    await expect.poll(() => server.calls.at(-1)).toBe('write');
    synced.change(plus('b'));
    release();
    await synced.settled();
    expect(text(server.stored)).toBe('a b');
  });

  it('that failed is tried once more by whoever waits for it', async () => {
    const server = new ListServer<Item>();
    const { synced } = open(server);
    await synced.settled();
    server.fate = fates('write', 'refused');
    synced.change(plus('a'));
    await synced.settled();
    expect(text(server.stored)).toBe('');
    await synced.settled();
    expect(text(server.stored)).toBe('a');
  });

  it('does not keep anybody waiting who can not be served', async () => {
    const server = new ListServer<Item>();
    const { synced } = open(server);
    await synced.settled();
    server.fate = (call) => (call === 'write' ? 'refused' : 'ok');
    synced.change(plus('a'));
    await synced.settled();
    await synced.settled();
    expect(synced.isDirty).toBe(true);
  });

  it('whose answer was lost is recognised and not repeated', async () => {
    const server = new ListServer<Item>();
    const { synced, shown } = open(server);
    await synced.settled();
    server.fate = fates('write', 'lost');
    synced.change(plus('a'));
    await synced.settled();
    expect(synced.isDirty).toBe(true);
    await synced.refresh();
    expect([shown(), synced.isDirty]).toEqual(['a', false]);
    expect(server.written.map(text)).toEqual(['a']);
  });

  it('whose answer was lost does not bring back what was removed since', async () => {
    const server = new ListServer<Item>();
    const { synced, shown } = open(server);
    await synced.settled();
    server.fate = fates('write', 'lost');
    synced.change(plus('a'));
    await synced.settled();
    synced.change(() => []);
    await synced.settled();
    expect([shown(), text(server.stored)]).toEqual(['', '']);
  });
});

describe('a change that comes when a save has just ended', () => {
  // between the last look at what is to do and the end there must be no moment at which a change is heard by nobody
  it.each(Array.from({ length: 24 }, (_, turns) => turns))(
    'is saved, %i turns after the read',
    async (turns) => {
      const server = new ListServer(list('fox'));
      const { synced } = open(server);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      synced.change(plus('owl'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(text(server.stored)).toBe('fox owl');
    },
  );
});

describe('others who save the same list', () => {
  it('are asked about before each save, and not again when nothing is to be saved', async () => {
    const server = new ListServer<Item>();
    const { synced } = open(server);
    await synced.settled();
    for (const id of ['a', 'b']) {
      synced.change(plus(id));
      await synced.settled();
    }
    await synced.settled();
    expect([server.reads, server.written.length]).toEqual([3, 2]);
  });

  it('on a device of their own lose nothing that they added after the first look', async () => {
    const server = new ListServer(list('fox'));
    const [phone, desk] = [open(server), open(server)];
    await Promise.all([phone.synced.settled(), desk.synced.settled()]);
    phone.synced.change(plus('hen'));
    await phone.synced.settled();
    desk.synced.change(plus('owl'));
    await desk.synced.settled();
    expect([text(server.stored), desk.shown()]).toEqual(['fox hen owl', 'fox hen owl']);
    phone.synced.change((items) => items.filter(({ id }) => id !== 'fox'));
    await phone.synced.settled();
    expect([text(server.stored), phone.shown()]).toEqual(['hen owl', 'hen owl']);
  });

  it('are heard of once for several quick changes', async () => {
    const server = new ListServer<Item>();
    const { synced } = open(server);
    await synced.settled();
    const release = server.hold();
    for (const id of ['a', 'b', 'c']) synced.change(plus(id));
    release();
    await synced.settled();
    expect([server.reads, server.written.map(text)]).toEqual([2, ['a b c']]);
  });

  it('lose nothing, and nothing is lost to them', async () => {
    const server = new ListServer(list('fox'));
    const exclusively = createLock();
    const one = open(server, { exclusively });
    const two = open(server, { exclusively });
    for (const id of ['a', 'b', 'c']) one.synced.change(plus(id));
    for (const id of ['d', 'e', 'f']) two.synced.change(plus(id));
    await Promise.all([one.synced.settled(), two.synced.settled()]);
    one.synced.change((items) => items.filter(({ id }) => id !== 'fox'));
    two.synced.change(plus('g'));
    await Promise.all([one.synced.settled(), two.synced.settled()]);
    expect(server.stored.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(server.mostAtOnce).toBe(1);
    await one.synced.refresh();
    await two.synced.refresh();
    expect(one.shown()).toBe(two.shown());
  });
});

describe('a closed list', () => {
  it('does not take in an answer that comes late, and saves nothing', async () => {
    const server = new ListServer(list('fox'));
    const release = server.hold();
    const { synced, shown } = open(server);
    synced.change(plus('owl'));
    synced.close();
    release();
    await synced.settled();
    expect([shown(), text(server.stored)]).toEqual(['owl', 'fox']);
  });

  it('says nothing about calls that fail late', async () => {
    const server = new ListServer(list('fox'));
    server.fate = () => 'refused';
    const { synced, onReadError } = open(server);
    synced.close();
    await synced.settled();
    expect(onReadError).not.toHaveBeenCalled();

    const later = open(new ListServer<Item>(), { write: server.write });
    await later.synced.settled();
    later.synced.change(plus('a'));
    later.synced.close();
    await later.synced.settled();
    expect(later.onWriteError).not.toHaveBeenCalled();
  });

  it('reads again when it is opened again', async () => {
    const server = new ListServer(list('fox'));
    const { synced, shown } = open(server);
    synced.close();
    synced.open();
    await synced.settled();
    expect([shown(), synced.getState().status]).toEqual(['fox', 'ready']);
  });
});
