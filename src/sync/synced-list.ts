import { createObservable } from '@/lib/observable';

/**
 * A list that lives on the server and is changed here: shown at once, saved in the background, never lost.
 *
 * - Nothing is written over a list that was not read: changes made before wait and are applied on top of it.
 * - Writes go out one at a time; whatever changed meanwhile goes with the next one, so the latest state wins.
 * - A failed write keeps the change; the next change or refresh tries again.
 * - When somebody else may have written (another tab was met, or the last answer is old), the list is read again first
 *   and the own changes are merged into it. A write whose answer got lost is recognised, not applied twice.
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
  /** Called once the changes are taken over. */
  drop: () => void;
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
  /** True when another tab may write the same list. */
  hasPeers?: () => boolean;
  /** Serialises the task with those of other tabs. */
  exclusively?: <R>(task: () => Promise<R>) => Promise<R>;
  /** Called after each successful write. */
  onWritten?: () => void;
  /** Notes what is not saved, for the case that the page is closed; null: everything is. */
  keepUnsaved?: (unsaved: Unsaved<T> | null) => void;
  /** Looks for what was noted by pages that are gone. Must not throw. */
  findLeftovers?: () => Promise<Leftovers<T>>;
  now?: () => number;
}

export interface SyncedListState<T> {
  items: T[];
  /** loading until the first answer; failed when that was none (changes are kept and shown all the same) */
  status: 'loading' | 'ready' | 'failed';
}

type Update<T> = (items: readonly T[]) => T[];

/** An answer younger than this is written over without reading again, when no other tab is about. Milliseconds. */
const TRUSTED_FOR = 30_000;

export class SyncedList<T> {
  #source: SyncedListSource<T>;
  #observable = createObservable<SyncedListState<T>>({ items: [], status: 'loading' });
  /** The list as the server last had it, null while unread. */
  #base: T[] | null = null;
  #basedAt = -Infinity;
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

  /** True while something is not on the server yet. */
  get isDirty(): boolean {
    return this.#base === null ? this.#waiting.length > 0 : this.#state.items !== this.#base;
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
      } while (!this.#closed && (this.#rerun || this.#wantsRead || this.isDirty));
    } finally {
      // in the same breath as the last look at what is to do: a change a moment later has to start anew
      this.#running = null;
    }
  }

  /** One read where needed and one write where needed. False when the network said no: the next change tries again. */
  async #round(): Promise<boolean> {
    if (this.#closed) return false;
    if (this.#mustRead()) {
      this.#wantsRead = false;
      try {
        const leftovers = await this.#source.findLeftovers?.();
        if (leftovers) this.#showLeftovers(leftovers.changes);
        this.#adopt(await this.#source.read(), leftovers?.changes ?? []);
        if (!this.#closed) leftovers?.drop();
      } catch (error) {
        if (this.#closed) return false;
        this.#wantsRead = this.#base === null;
        if (this.#base === null) this.#set({ status: 'failed' });
        this.#source.onReadError(error);
        return false;
      }
    }
    if (this.#closed || !this.isDirty) return !this.#closed;
    const sent = this.#state.items;
    this.#attempts.push(sent);
    this.#note();
    try {
      await this.#source.write(sent);
    } catch (error) {
      if (!(this.#source.mayHaveArrived?.(error) ?? true)) {
        this.#attempts = this.#attempts.filter((attempt) => attempt !== sent);
        this.#note();
      }
      if (!this.#closed) this.#source.onWriteError(error);
      this.#wantsRead = true; // it may have arrived all the same
      return false;
    }
    this.#setBase(sent);
    this.#note();
    this.#source.onWritten?.();
    return true;
  }

  #mustRead(): boolean {
    if (this.#wantsRead || this.#base === null) return true;
    if (!this.isDirty) return false;
    const age = this.#now() - this.#basedAt;
    return (this.#source.hasPeers?.() ?? false) || age > TRUSTED_FOR || age < 0; // below 0: the clock was set back
  }

  /** Until the list is read, what a former page left is the best that is known of it. */
  #showLeftovers(changes: Unsaved<T>[]): void {
    const [first, ...others] = changes;
    if (this.#closed || this.#base !== null || !first) return;
    this.#start = others.reduce((list, other) => this.#apply(other, list), first.local);
    this.#set({ items: this.#waiting.reduce((list, update) => update(list), this.#start) });
  }

  #adopt(remote: T[], leftovers: Unsaved<T>[]): void {
    if (this.#closed) return;
    const found = leftovers.reduce((list, changes) => this.#apply(changes, list), remote);
    let items = found;
    if (this.#base === null) items = this.#waiting.reduce((list, update) => update(list), found);
    else if (this.isDirty)
      items = this.#apply({ base: this.#base, local: this.#state.items, attempts: this.#attempts }, found);
    const isChanged = JSON.stringify(items) !== JSON.stringify(remote);
    this.#waiting = [];
    this.#setBase(remote);
    this.#set({ items: isChanged ? items : remote, status: 'ready' });
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
    this.#basedAt = this.#now();
    this.#attempts = [];
  }

  #now(): number {
    return (this.#source.now ?? Date.now)();
  }
}
