import { gate } from './gate';

/** What happens to a call: it works, it is refused, or it works and the answer gets lost. */
export type Fate = 'ok' | 'refused' | 'lost';

type Call = 'read' | 'write';

/** A server for one list, without a network and without a clock: it answers after a few turns of the promise queue. */
export class ListServer<T> {
  stored: T[];
  reads = 0;
  /** Every call that was made, in order. */
  calls: Call[] = [];
  /** Every list that was stored, in order. */
  written: T[][] = [];
  /** What happens to the next calls; ask it for each. */
  fate: (call: Call) => Fate = () => 'ok';
  /** How many turns an answer takes. */
  turns: () => number = () => 1;
  /** Calls that were under way together, at most. */
  mostAtOnce = 0;
  #atOnce = 0;
  #gate: Promise<void> | null = null;
  #gated: Call | null = null;

  constructor(stored: T[] = []) {
    this.stored = stored;
  }

  /**
   * Keeps answers back until the returned function is called.
   * @param call only to calls of that kind
   */
  hold(call: Call | null = null): () => void {
    const { passed, open } = gate();
    this.#gated = call;
    this.#gate = passed;
    return () => {
      this.#gate = null;
      open();
    };
  }

  read = (): Promise<T[]> =>
    this.#answer('read', () => {
      this.reads += 1;
      return structuredClone(this.stored);
    });

  write = (items: T[]): Promise<void> => {
    const sent = structuredClone(items);
    return this.#answer('write', () => {
      this.stored = sent;
      this.written.push(sent);
    });
  };

  async #answer<R>(call: Call, act: () => R): Promise<R> {
    this.calls.push(call);
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    try {
      const fate = this.fate(call);
      if (this.#gate && call === (this.#gated ?? call)) await this.#gate;
      for (let turn = this.turns(); turn > 0; turn -= 1) await Promise.resolve();
      if (fate === 'refused') throw new Error(`${call} refused`);
      const answer = act();
      if (fate === 'lost') throw new Error(`${call}: no answer`);
      return answer;
    } finally {
      this.#atOnce -= 1;
    }
  }
}

/** Runs tasks one after the other, as the browser's locks do. */
export function createLock(): <R>(task: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => {});
    return run;
  };
}

/** Numbers from 0 to below 1 that are the same at each run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
