/**
 * Dollars to whole cents, rounded half up at the third decimal as written (1.005 is 101 cents).
 * What is no number, or one whose cents can't be told exactly, counts as 0.
 */
export function toCents(dollars: number): number {
  const cents = Math.round(Number(`${Math.abs(dollars).toFixed(6)}e2`)) * Math.sign(dollars);
  return (Number.isSafeInteger(cents) && cents) || 0;
}

/** Digits, then at most one decimal point or comma with one or two digits behind it. */
const TYPED_AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * An amount as it was typed: 4, 4.5, 4,50. What could mean two things (1,500 or 1.999) is none.
 * @returns null for anything else
 */
export function amountFromTyped(text: string): number | null {
  const typed = text.trim();
  return TYPED_AMOUNT.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** Cents as people read them: dollars with 2 decimals and a $ prefix. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  return `${sign}$${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Cents as a figure among others: as `formatCents` writes them, with separators between thousands. */
export function formatTotal(cents: number): string {
  return formatCents(cents).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** Dollars as `formatCents` writes them. */
export function formatPrice(dollars: number): string {
  return formatCents(toCents(dollars));
}
