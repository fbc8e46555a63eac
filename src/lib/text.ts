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
