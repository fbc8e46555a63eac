import { describe, expect, it } from 'vitest';
import { PairFilter } from '@/domain/pair-filter';

const filterOf = (texts: string[]) => {
  const filter = new PairFilter(texts.length);
  texts.forEach((text, position) => filter.add(position, text));
  return filter;
};

describe('a filter by pairs of letters', () => {
  it('names the texts that have all pairs of another one, ascending', () => {
    const filter = filterOf(['owl', 'fox and owl', '', 'x', 'wolf']);
    expect(filter.candidates('owl')).toEqual([0, 1]);
    expect(filter.candidates('fo')).toEqual([1]);
    expect(filter.candidates('zz')).toEqual([]);
  });

  it('counts right over the edge of a word, at its last bit too', () => {
    const texts = Array.from({ length: 100 }, (_, position) => (position % 31 === 0 ? 'ink' : 'paper'));
    expect(filterOf(texts).candidates('ink')).toEqual([0, 31, 62, 93]);
    expect(filterOf(Array<string>(64).fill('ab')).candidates('ab')).toEqual([...Array(64).keys()]);
  });

  it('never leaves out a text that holds the other one', () => {
    const letters = 'abcdé 漢字🦊-\0';
    const random = (length: number, seed: number) =>
      Array.from({ length }, (_, at) => letters[(seed * 31 + at * at * 7 + at) % letters.length]).join('');
    const texts = Array.from({ length: 300 }, (_, seed) => random(20 + (seed % 15), seed));
    const filter = filterOf(texts);
    for (let seed = 0; seed < 300; seed += 1) {
      const needle = (texts[seed] ?? '').slice(seed % 10, (seed % 10) + 2 + (seed % 5));
      const holding = texts.flatMap((text, position) => (text.includes(needle) ? [position] : []));
      expect(filter.candidates(needle)).toEqual(expect.arrayContaining(holding));
    }
  });
});
