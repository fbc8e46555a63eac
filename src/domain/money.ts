/**
 * Dollars to whole cents, rounded half up at the third decimal as written (1.005 is 101 cents).
 * What is no finite number counts as 0.
 */
export function toCents(dollars: number): number {
  if (!Number.isFinite(dollars)) return 0;
  return Math.round(Number(`${Math.abs(dollars).toFixed(6)}e2`)) * Math.sign(dollars) || 0;
}

/** Cents as the spec's section 9 wants money: dollars with 2 decimals and a $ prefix. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  return `${sign}$${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Dollars as `formatCents` writes them. */
export function formatPrice(dollars: number): string {
  return formatCents(toCents(dollars));
}
