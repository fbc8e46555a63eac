import { createObservable } from '@/lib/observable';

/**
 * A list that lives on the server and is changed here: shown at once, saved in the background, never lost.
 *
 * - To save is to read, to merge and to write, each time: somebody else may have written, in another tab or on another
 *   device. Nothing is ever written over a list that was not read.
 * - Changes made while a read is under way go with its write; those made during a write go with the next round.
 * - A failed write keeps the change; the next change or refresh tries again. A write whose answer got lost is recognised
 *   by what the next read brings, and not applied twice.
 * - What is not saved is noted where a closed page does not reach it; the next page takes it over in the same way.
 */

/** Changes that are not known to be on the server. */
export interface Unsaved<T> {
  /** The list that was changed. */
  base: T[];
  /** What it was changed to. */
  local: T[];
  /** States whose write may have arrived. */
  attempts: T[][];
}

/** What pages that are gone did not get saved. */
export interface Leftovers<T> {
  changes: Unsaved<T>[];
  /** Called when the changes have become those of this list, before it notes what is not saved. */
  take: () => void;
}

export interface SyncedListSource<T> {
  /** @throws whatever keeps the list from being read */
  read: () => Promise<T[]>;
  /** @throws whatever keeps the list from being written */
  write: (items: T[]) => Promise<void>;
  /** Brings the change from `base` to `local` onto `remote`. `attempts` are states whose write may have arrived. */
  merge: (base: T[], local: T[], remote: T[], attempts: T[][]) => T[];
  onReadError: (error: unknown) => void;
  onWriteError: (error: unknown) => void;
  /** False when the write surely did not arrive, in spite of its error. Without this, it may always have. */
  mayHaveArrived?: (error: unknown) => boolean;
  /** Serialises the task with those of other tabs. */
  exclusively?: <R>(task: () => Promise<R>) => Promise<R>;
  /** Called after each successful write. */
  onWritten?: () => void;
  /** Notes what is not saved, for the case that the page is closed; null: everything is. */
  keepUnsaved?: (unsaved: Unsaved<T> | null) => void;
  /** Looks for what was noted by pages that are gone. Must not throw. */
  findLeftovers?: () => Promise<Leftovers<T>>;
}

export interface SyncedListState<T> {
  items: T[];
  /** loading until the first answer; failed when that was none (changes are kept and shown all the same) */
  status: 'loading' | 'ready' | 'failed';
}

type Update<T> = (items: readonly T[]) => T[];

export class SyncedList<T> {
  #source: SyncedListSource<T>;
  #observable = createObservable<SyncedListState<T>>({ items: [], status: 'loading' });
  /** The list as the server last had it, null while unread. */
  #base: T[] | null = null;
  #attempts: T[][] = [];
  #waiting: Update<T>[] = [];
  /** What `waiting` is shown on top of until the list is read. */
  #start: T[] = [];
  #running: Promise<void> | null = null;
  #rerun = false;
  #wantsRead = true;
  #closed = false;

  constructor(source: SyncedListSource<T>) {
    this.#source = source;
  }

  readonly subscribe = this.#observable.subscribe;
  readonly getState = this.#observable.get;

  get #state(): SyncedListState<T> {
    return this.#observable.get();
  }

  /** Changes the list now and saves it in the background. The update may run again on a newer list: keep it pure. */
  change(update: Update<T>): void {
    if (this.#base === null) this.#waiting.push(update);
    this.#set({ items: update(this.#state.items) });
    this.#note();
    void this.#sync();
  }

  /** Reads the list again, and saves what is not saved yet. Resolves when that is done or has failed. */
  refresh(): Promise<void> {
    this.#wantsRead = true;
    return this.#sync();
  }

  /** True while something is not known to be on the server. */
  get isDirty(): boolean {
    if (this.#base === null) return this.#waiting.length > 0;
    return this.#state.items !== this.#base || this.#attempts.length > 0;
  }

  /** Resolves when no read or write is under way. What failed to be saved before is tried once more. */
  async settled(): Promise<void> {
    if (this.isDirty && !this.#closed && !this.#running) void this.#sync();
    while (this.#running) await this.#running;
  }

  /** Reads the list for the first time, or again after `close`. */
  open(): void {
    this.#closed = false;
    void this.refresh();
  }

  /** Stops everything that has not started; the list of a user who has gone must not be touched again. */
  close(): void {
    this.#closed = true;
  }

  #set(change: Partial<SyncedListState<T>>): void {
    this.#observable.set({ ...this.#state, ...change });
  }

  #sync(): Promise<void> {
    if (this.#running) {
      this.#rerun = true;
      return this.#running;
    }
    this.#running = this.#loop();
    return this.#running;
  }

  async #loop(): Promise<void> {
    try {
      do {
        this.#rerun = false;
        const lock = this.#source.exclusively ?? (<R>(task: () => Promise<R>) => task());
        const ok = await lock(() => this.#round());
        if (!ok && !this.#rerun) return; // a change made meanwhile counts as the next one
      } while (!this.#closed && (this.#rerun || this.#hasWork));
    } finally {
      // in the same breath as the last look at what is to do: a change a moment later has to start anew
      this.#running = null;
    }
  }

  get #hasWork(): boolean {
    return this.#wantsRead || this.#base === null || this.isDirty;
  }

  /** One read, and one write where something is to be saved. False when the network said no: the next change tries again. */
  async #round(): Promise<boolean> {
    if (this.#closed) return false;
    if (!this.#hasWork) return true;
    this.#wantsRead = false;
    try {
      const leftovers = await this.#source.findLeftovers?.();
      if (leftovers) this.#showLeftovers(leftovers.changes);
      this.#adopt(await this.#source.read(), leftovers);
    } catch (error) {
      if (this.#closed) return false;
      if (this.#base === null) this.#set({ status: 'failed' });
      this.#source.onReadError(error);
      return false;
    }
    return this.#closed || !this.isDirty ? !this.#closed : this.#write(this.#state.items);
  }

  async #write(items: T[]): Promise<boolean> {
    this.#attempts.push(items);
    this.#note();
    try {
      await this.#source.write(items);
    } catch (error) {
      if (!(this.#source.mayHaveArrived?.(error) ?? true)) {
        this.#attempts = this.#attempts.filter((attempt) => attempt !== items);
        this.#note();
      }
      if (!this.#closed) this.#source.onWriteError(error);
      return false;
    }
    this.#setBase(items);
    this.#note();
    this.#source.onWritten?.();
    return true;
  }

  /** Until the list is read, what a former page left is the best that is known of it. */
  #showLeftovers(changes: Unsaved<T>[]): void {
    const [first, ...others] = changes;
    if (this.#closed || this.#base !== null || !first) return;
    this.#start = others.reduce((list, other) => this.#apply(other, list), first.local);
    this.#set({ items: this.#waiting.reduce((list, update) => update(list), this.#start) });
  }

  #adopt(remote: T[], leftovers: Leftovers<T> | undefined): void {
    if (this.#closed) return;
    const found = (leftovers?.changes ?? []).reduce((list, changes) => this.#apply(changes, list), remote);
    let items = found;
    if (this.#base === null) items = this.#waiting.reduce((list, update) => update(list), found);
    else if (this.isDirty)
      items = this.#apply({ base: this.#base, local: this.#state.items, attempts: this.#attempts }, found);
    const isChanged = JSON.stringify(items) !== JSON.stringify(remote);
    this.#waiting = [];
    this.#setBase(remote);
    this.#set({ items: isChanged ? items : remote, status: 'ready' });
    leftovers?.take();
    this.#note();
  }

  #apply({ base, local, attempts }: Unsaved<T>, remote: T[]): T[] {
    return this.#source.merge(base, local, remote, attempts);
  }

  #note(): void {
    this.#source.keepUnsaved?.(
      this.isDirty
        ? { base: this.#base ?? this.#start, local: this.#state.items, attempts: this.#attempts }
        : null,
    );
  }

  #setBase(items: T[]): void {
    this.#base = items;
    this.#attempts = [];
  }
}
