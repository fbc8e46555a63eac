import { describe, expect, it, vi } from 'vitest';
import { createListStore } from '@/records/list-store';
import { createRecordStore, onStorageFault } from '@/records/record-store';
import { blockStorage, fillStorage, store, stored, storeElsewhere } from '@tests/support/storage';

interface Note {
  id: string;
  text: string;
}

function noteFrom(value: unknown): Note | null {
  const { id, text } = (value ?? {}) as Partial<Note>;
  return typeof id === 'string' ? { id, text: typeof text === 'string' ? text : '' } : null;
}

const noteStore = () => createListStore<Note>('notes', noteFrom);
const add = (id: string) => (notes: Note[]) => [...notes, { id, text: `says ${id}` }];
const ids = (notes: Note[]) => notes.map((note) => note.id);

function watchFaults() {
  const listener = vi.fn();
  return { listener, stop: onStorageFault(listener) };
}

describe('reading', () => {
  it('starts empty and takes up what is stored', () => {
    expect(noteStore().read()).toEqual([]);
    store('notes', [{ id: 'a', text: 'says a' }]);
    expect(noteStore().read()).toEqual([{ id: 'a', text: 'says a' }]);
  });

  it.each(['{', 'null', '{"id":"a"}', '"text"', '17', '', 'undefined', '[1,', '[]]'])(
    'takes %j for an empty list and never throws',
    (text) => {
      store('notes', text);
      expect(noteStore().read()).toEqual([]);
    },
  );

  it('keeps what is sound of a half damaged list', () => {
    store('notes', [null, { id: 'a', text: 'says a' }, 7, { text: 'nobody' }, { id: 'b', text: 5 }]);
    expect(noteStore().read()).toEqual([
      { id: 'a', text: 'says a' },
      { id: 'b', text: '' },
    ]);
  });

  it('gives entries with the same id ids of their own', () => {
    store('notes', [
      { id: 'a', text: 'one' },
      { id: 'a', text: 'two' },
      { id: 'a-2', text: 'three' },
    ]);
    const notes = noteStore().read();
    expect(notes.map((note) => note.text)).toEqual(['one', 'two', 'three']);
    expect(new Set(ids(notes)).size).toBe(3);
  });

  it('gives the same object until something changes', () => {
    store('notes', [{ id: 'a', text: '' }]);
    const notes = noteStore();
    const first = notes.read();
    expect(notes.read()).toBe(first);
    notes.update(add('b'));
    const second = notes.read();
    expect(second).not.toBe(first);
    expect(notes.read()).toBe(second);
    expect(second[0]).toBe(first[0]);
  });
});

describe('writing', () => {
  it('stores a change and tells who follows', () => {
    const notes = noteStore();
    const listener = vi.fn();
    const stop = notes.subscribe(listener);
    expect(notes.update(add('a'))).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(stored('notes')).toEqual([{ id: 'a', text: 'says a' }]);
    stop();
    notes.update(add('b'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reads again first: what another tab wrote in between stays', () => {
    const here = noteStore();
    const there = noteStore();
    here.read();
    there.update(add('there'));
    here.update(add('here'));
    there.update(add('there again'));
    expect(ids(noteStore().read())).toEqual(['there', 'here', 'there again']);
  });
});

describe('another tab', () => {
  it('is followed: its changes, its removal and its clearing', () => {
    const notes = noteStore();
    const listener = vi.fn();
    const stop = notes.subscribe(listener);
    storeElsewhere('notes', [{ id: 'a', text: '' }]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ids(notes.read())).toEqual(['a']);
    storeElsewhere('others', []);
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(notes.read()).toEqual([]);
    stop();
    storeElsewhere('notes', []);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('damaged text', () => {
  const kept = () => localStorage.getItem('notes.damaged');

  it('is kept aside before the first write, and not before', () => {
    store('notes', '[{"id":"a","te');
    const notes = noteStore();
    notes.read();
    expect(kept()).toBeNull();
    notes.update(add('b'));
    expect(kept()).toBe('[{"id":"a","te');
    expect(ids(noteStore().read())).toEqual(['b']);
  });

  it.each([
    ['an entry that had to be left out', [{ id: 'a', text: '' }, { text: 'nobody' }]],
    ['a field of the wrong kind', [{ id: 'a', text: { de: 'hallo' } }]],
  ])('is also %s', (_what, value) => {
    store('notes', value);
    noteStore().update(add('z'));
    expect(kept()).toBe(JSON.stringify(value));
  });

  it.each([
    '[ { "text" : "says a", "id" : "a" } ]',
    '[{"id":"a","text":"one"},{"id":"a","text":"two"}]',
    '[{"id":"a","text":null}]',
    '[{"id":"a","text":"","colour":"red"}]',
  ])('is not what loses nothing by being written anew: %s', (text) => {
    store('notes', text);
    noteStore().update(add('b'));
    expect(kept()).toBeNull();
  });

  it('is kept once, and later damage beside it', () => {
    const notes = noteStore();
    for (const text of ['first', 'first', 'second']) {
      store('notes', text);
      notes.update(add('a'));
    }
    expect(kept()).toBe('first');
    expect(localStorage.getItem('notes.damaged.2')).toBe('second');
    expect(localStorage.getItem('notes.damaged.3')).toBeNull();
  });

  it('is kept three times at most: the first two, and the latest', () => {
    const notes = noteStore();
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      store('notes', text);
      notes.update(add('a'));
    }
    const copies = Object.entries({ ...localStorage }).filter(([key]) => key !== 'notes');
    expect(Object.fromEntries(copies)).toEqual({
      'notes.damaged': 'one',
      'notes.damaged.2': 'two',
      'notes.damaged.3': 'five',
    });
  });

  it('stays where it is when there is no room to keep it aside', () => {
    store('notes', 'damaged');
    const notes = noteStore();
    const release = fillStorage(['notes.damaged']);
    expect(notes.update(add('a'))).toBe(false);
    expect(localStorage.getItem('notes')).toBe('damaged');
    expect(ids(notes.read())).toEqual(['a']);
    release();
    notes.update(add('b'));
    expect(kept()).toBe('damaged');
    expect(ids(noteStore().read())).toEqual(['a', 'b']);
  });
});

describe('two versions of the store, in two tabs', () => {
  interface LaterNote extends Note {
    colour: string;
    tags: { name: string; weight: number }[];
  }
  const laterStore = () =>
    createListStore<LaterNote>('notes', (value) => {
      const note = noteFrom(value);
      const { colour = 'grey', tags = [] } = (value ?? {}) as Partial<LaterNote>;
      return note && { ...note, colour, tags };
    });
  const blue: LaterNote = { id: 'b', text: 'blue', colour: 'blue', tags: [{ name: 'ink', weight: 2 }] };

  it('take turns without a loss, and without a copy', () => {
    const [earlier, later] = [noteStore(), laterStore()];
    later.update(() => [blue]);
    for (let turn = 1; turn <= 10; turn += 1) {
      earlier.update((notes) => notes.map((note) => ({ ...note, text: `turn ${turn}` })));
      later.update((notes) => notes.map((note) => ({ ...note, colour: `colour ${turn}` })));
    }
    expect(stored('notes')).toEqual([{ ...blue, text: 'turn 10', colour: 'colour 10' }]);
    expect(Object.keys(localStorage)).toEqual(['notes']);
  });

  it('keep what the other has written inside of a record', () => {
    const tagged = createListStore<Note & { tags: { name: string }[] }>('notes', (value) => {
      const { tags } = value as LaterNote;
      return { ...(noteFrom(value) as Note), tags: tags.map(({ name }) => ({ name })) };
    });
    laterStore().update(() => [blue]);
    tagged.update((notes) => notes.map((note) => ({ ...note, text: 'read' })));
    expect(stored('notes')).toEqual([{ ...blue, text: 'read' }]);
  });

  it('do not show each other fields that they have not checked', () => {
    laterStore().update(() => [blue]);
    expect(noteStore().read()).toEqual([{ id: 'b', text: 'blue' }]);
  });

  it('know a field by its own name alone', () => {
    store('notes', '[{"id":"a","text":"","__proto__":{"text":"other"},"toString":"x"}]');
    const notes = noteStore();
    expect(notes.read()[0]?.text).toBe('');
    notes.update(add('b'));
    expect(localStorage.getItem('notes')).toContain('"__proto__":{"text":"other"}');
    expect(Object.keys(localStorage)).toEqual(['notes']);
  });
});

describe('storage that is full', () => {
  it('says so, goes on in memory, and catches up when there is room', () => {
    const { listener, stop } = watchFaults();
    const notes = noteStore();
    notes.update(add('a'));
    const release = fillStorage();
    const follower = vi.fn();
    notes.subscribe(follower);
    expect(notes.update(add('b'))).toBe(false);
    expect(notes.update(add('c'))).toBe(false);
    expect(listener.mock.calls).toEqual([['notes'], ['notes']]);
    expect(follower).toHaveBeenCalledTimes(2);
    expect(ids(notes.read())).toEqual(['a', 'b', 'c']);
    expect(notes.read()).toBe(notes.read());
    expect(ids(noteStore().read())).toEqual(['a']);
    release();
    expect(notes.update(add('d'))).toBe(true);
    expect(ids(noteStore().read())).toEqual(['a', 'b', 'c', 'd']);
    stop();
  });

  it('does not lose what another tab writes meanwhile, nor what this one could not', () => {
    const notes = noteStore();
    const release = fillStorage();
    notes.update(add('here'));
    release();
    storeElsewhere('notes', [{ id: 'there', text: '' }]);
    expect(ids(notes.read())).toEqual(['there', 'here']);
    notes.update(add('later'));
    expect(ids(noteStore().read())).toEqual(['there', 'here', 'later']);
  });

  it('changes nothing and tells nobody where the caller asks for all or nothing', () => {
    const { listener, stop } = watchFaults();
    const notes = noteStore();
    const release = fillStorage();
    expect(notes.update(add('a'), false)).toBe(false);
    expect(notes.read()).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
    release();
    stop();
  });
});

it('goes on in memory where storage is blocked', () => {
  const { listener, stop } = watchFaults();
  const release = blockStorage();
  const notes = noteStore();
  expect(notes.read()).toEqual([]);
  expect(notes.update(add('a'))).toBe(false);
  expect(ids(notes.read())).toEqual(['a']);
  expect(listener).toHaveBeenCalledWith('notes');
  release();
  stop();
});

it('keeps plain text as it is', () => {
  const text = createRecordStore<string>(
    'text',
    (found) => ({ value: found ?? 'default', isDamaged: false }),
    (value) => value,
  );
  expect(text.read()).toBe('default');
  text.update(() => '<b>"quoted"</b>\n');
  expect(localStorage.getItem('text')).toBe('<b>"quoted"</b>\n');
  expect(text.read()).toBe('<b>"quoted"</b>\n');
});
