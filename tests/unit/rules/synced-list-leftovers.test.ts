import { describe, expect, it } from 'vitest';
import { mergeById } from '@/sync/merging';
import { SyncedList, type SyncedListSource, type Unsaved } from '@/sync/synced-list';
import { type Fate, ListServer } from '@tests/support/list-server';
import { type Item, list, plus, text } from '@tests/support/list-words';

const minus = (id: string) => (items: readonly Item[]) => items.filter((item) => item.id !== id);

/** Notes of pages, as they lie in the browser. */
class Notes {
  entries = new Map<number, Unsaved<Item>>();
  #pages = 0;

  open(server: ListServer<Item>, source: Partial<SyncedListSource<Item>> = {}) {
    const page = (this.#pages += 1);
    const synced = new SyncedList<Item>({
      read: server.read,
      write: server.write,
      merge: mergeById,
      onReadError: () => {},
      onWriteError: () => {},
      keepUnsaved: (unsaved) => {
        if (unsaved) this.entries.set(page, structuredClone(unsaved));
        else this.entries.delete(page);
      },
      findLeftovers: () => {
        const left = [...this.entries].filter(([other]) => other !== page);
        const take = () => left.forEach(([other]) => this.entries.delete(other));
        return Promise.resolve({ changes: left.map(([, unsaved]) => unsaved), take });
      },
      ...source,
    });
    synced.open();
    return { synced, shown: () => text(synced.getState().items) };
  }
}

const failing = (call: 'read' | 'write', fate: Fate) => (made: 'read' | 'write') =>
  made === call ? fate : 'ok';

describe('what a page did not get saved', () => {
  it('is noted at once, and no more once it is saved', async () => {
    const notes = new Notes();
    const { synced } = notes.open(new ListServer(list('fox')));
    await synced.settled();
    expect(notes.entries.size).toBe(0);
    synced.change(plus('owl'));
    expect([...notes.entries.values()]).toEqual([
      { base: list('fox'), local: list('fox owl'), attempts: [] },
    ]);
    await synced.settled();
    expect(notes.entries.size).toBe(0);
  });

  it('is noted with what was sent, while nobody knows whether it arrived', async () => {
    const notes = new Notes();
    const server = new ListServer(list('fox'));
    const { synced } = notes.open(server);
    await synced.settled();
    server.fate = failing('write', 'lost');
    synced.change(plus('owl'));
    await synced.settled();
    expect([...notes.entries.values()]).toEqual([
      { base: list('fox'), local: list('fox owl'), attempts: [list('fox owl')] },
    ]);
  });

  it('is saved by the next page, on top of what others have done', async () => {
    const notes = new Notes();
    const server = new ListServer(list('fox hen'));
    const former = notes.open(server);
    await former.synced.settled();
    server.fate = failing('write', 'refused');
    former.synced.change(plus('owl'));
    former.synced.change(minus('hen'));
    await former.synced.settled();
    former.synced.close();
    server.fate = () => 'ok';
    server.stored = list('cat fox hen');

    const { synced, shown } = notes.open(server);
    await synced.settled();
    expect([shown(), text(server.stored), notes.entries.size]).toEqual(['cat fox owl', 'cat fox owl', 0]);
  });

  it('is shown before the list is read, and survives a page that can not read either', async () => {
    const notes = new Notes();
    const server = new ListServer(list('fox'));
    server.fate = failing('read', 'refused');
    const first = notes.open(server);
    first.synced.change(plus('owl'));
    await first.synced.settled();
    first.synced.close();

    const second = notes.open(server);
    await second.synced.settled();
    expect([second.shown(), second.synced.getState().status]).toEqual(['owl', 'failed']);
    second.synced.change(plus('cat'));
    await second.synced.settled();
    second.synced.close();
    expect(server.written).toEqual([]);

    server.fate = () => 'ok';
    const third = notes.open(server);
    await third.synced.settled();
    expect([third.shown(), text(server.stored), notes.entries.size]).toEqual([
      'fox owl cat',
      'fox owl cat',
      0,
    ]);
  });

  it('is not done twice when the save had arrived after all', async () => {
    const notes = new Notes();
    const server = new ListServer(list('fox'));
    const former = notes.open(server);
    await former.synced.settled();
    server.fate = failing('write', 'lost');
    former.synced.change(plus('owl'));
    await former.synced.settled();
    former.synced.close();
    server.fate = () => 'ok';

    const { synced, shown } = notes.open(server);
    await synced.settled();
    expect([shown(), server.written.length, notes.entries.size]).toEqual(['fox owl', 1, 0]);
  });

  it('stays noted when nobody takes it over any more', async () => {
    const notes = new Notes();
    const server = new ListServer(list('fox'));
    const release = server.hold();
    const { synced } = notes.open(server);
    synced.change(plus('owl'));
    synced.close();
    release();
    await synced.settled();
    expect(notes.entries.size).toBe(1);
  });
});

describe('a write that was surely refused', () => {
  it('is no attempt: the same thing added elsewhere is another one', async () => {
    const attempts: number[] = [];
    const server = new ListServer<Item>();
    const { synced } = new Notes().open(server, {
      mayHaveArrived: () => false,
      merge: (base, local, remote, tried) => {
        attempts.push(tried.length);
        return mergeById(base, local, remote, tried);
      },
    });
    await synced.settled();
    server.fate = failing('write', 'refused');
    synced.change(plus('a'));
    await synced.settled();
    server.fate = () => 'ok';
    await synced.refresh();
    expect(attempts.at(-1)).toBe(0);
    expect(text(server.stored)).toBe('a');
  });
});
