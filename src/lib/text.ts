/**
 * Folds a text for comparison: case and accents are gone, however they were composed ("Café" and "Cafe\u0301" both
 * become "cafe").
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Orders two strings by their code units: the same on every machine, unlike localeCompare. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * A whole number as people read it, in English as the store's words are: 1234567 becomes '1,234,567'. What the language
 * has for it loads tables for its first number: 35 ms on the way to the first card, 150 on a slow phone.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
