/** Pairs of letters share this many rows of bits. */
const ROWS = 1024;
const BITS = 32;

/** Multiplier that keeps the pairs of small letters apart, as far as there are rows. */
const SPREAD = 37;
const rowOf = (first: number, second: number) => (first * SPREAD + second) % ROWS;

/**
 * Tells quickly which of many texts may hold another one: those that have all its pairs of neighbouring letters. It never
 * leaves out one that does hold it; of those that it names a few don't.
 */
export class PairFilter {
  /** Words of a row; each bit stands for a text. */
  readonly #width: number;
  readonly #bits: Uint32Array;

  /** @param size how many texts there will be */
  constructor(size: number) {
    this.#width = Math.ceil(size / BITS);
    this.#bits = new Uint32Array(ROWS * this.#width);
  }

  /** @param position of the text, from 0 */
  add(position: number, text: string): void {
    const word = Math.floor(position / BITS);
    const bit = 1 << (position % BITS);
    for (let at = 1, former = text.charCodeAt(0); at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const index = rowOf(former, code) * this.#width + word;
      this.#bits[index] = (this.#bits[index] ?? 0) | bit;
      former = code;
    }
  }

  /**
   * Positions of the texts that may hold this one, ascending.
   * @param needle at least two letters: a single one has no pair
   */
  candidates(needle: string): number[] {
    const rows = new Set<number>();
    for (let at = 1; at < needle.length; at += 1)
      rows.add(rowOf(needle.charCodeAt(at - 1), needle.charCodeAt(at)));
    const positions: number[] = [];
    for (let word = 0; word < this.#width; word += 1) {
      let bits = -1;
      for (const row of rows) bits &= this.#bits[row * this.#width + word] ?? 0;
      for (; bits !== 0; bits &= bits - 1) positions.push(word * BITS + (31 - Math.clz32(bits & -bits)));
    }
    return positions;
  }
}
