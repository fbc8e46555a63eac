import { currency } from '@/lib/brand';

/** The smallest units in one of the currency: 100 cents in a dollar, 1 in a yen. Called cents all over the source. */
const UNIT = 10 ** currency.decimals;

/**
 * A number without its decimals, rounded half up at the next one as written: 1.005 with two is 101.
 * What is no number, or one that can't be told exactly, counts as 0.
 */
export function toWhole(number: number, decimals: number): number {
  const digits = Math.abs(number).toFixed(decimals + 4);
  const whole = Math.round(Number(`${digits}e${decimals}`)) * Math.sign(number);
  return (Number.isSafeInteger(whole) && whole) || 0;
}

/** An amount to whole cents, as `toWhole` rounds. */
export function toCents(amount: number): number {
  return toWhole(amount, currency.decimals);
}

/** Cents as the amount that is stored and sent. */
export function fromCents(cents: number): number {
  return cents / UNIT;
}

/** Cents in digits alone, with all decimals: what other programs read. */
export function plainAmount(cents: number): string {
  const absolute = Math.abs(cents);
  const fraction = String(absolute % UNIT).padStart(currency.decimals, '0');
  const whole = Math.floor(absolute / UNIT);
  return `${cents < 0 ? '-' : ''}${whole}${currency.decimals ? `.${fraction}` : ''}`;
}

/** Cents as people read them: all decimals, and the currency's sign in front. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  return `${sign}${currency.symbol}${plainAmount(Math.abs(cents))}`;
}

/** Cents as a figure among others: as `formatCents` writes them, with separators between thousands. */
export function formatTotal(cents: number): string {
  return formatCents(cents).replace(/\B(?=(\d{3})+(?:\.|$))/g, ',');
}

/** An amount as `formatCents` writes it. */
export function formatPrice(amount: number): string {
  return formatCents(toCents(amount));
}
