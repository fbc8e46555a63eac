import { currency } from '@/lib/brand';

/** Digits, then at most one decimal point or comma with the digits that the currency has behind it. */
const typedAmount = (decimals: number) =>
  new RegExp(decimals > 0 ? `^\\d+(?:[.,]\\d{1,${decimals}})?$` : '^\\d+$');

/**
 * A number as it was typed: 4, 4.5, 4,50. What could mean two things (1,500 or 1.999 dollars) is none.
 * @param decimals at most so many digits behind the point: the currency's, unless it is no money
 * @returns null for anything else
 */
export function amountFromTyped(text: string, decimals = currency.decimals): number | null {
  const typed = text.trim();
  return typedAmount(decimals).test(typed) ? Number(typed.replace(',', '.')) : null;
}

const IN_WORDS = ['no', 'one', 'two', 'three', 'four'];

/**
 * What a field for a number takes, as `amountFromTyped` reads it.
 * @param example in words' stead
 * @param range what follows "a number", such as " up to 100"
 * @param decimals the currency's, unless it is no money
 */
export function typedRule(example: number, range = '', decimals = currency.decimals): string {
  const such = `such as ${example.toFixed(decimals)}.`;
  if (decimals === 0) return `Enter a whole number${range}, ${such}`;
  return `Enter a number${range} with ${IN_WORDS[decimals]} ${decimals === 1 ? 'decimal' : 'decimals'} at most, ${such}`;
}
