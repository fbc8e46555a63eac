/**
 * Reads a timestamp as the backend or an old record may write it: ISO 8601, or Postgres' own form
 * `2026-01-31 10:00:00.123+00`.
 * @returns milliseconds since 1970, or null for what is no date
 */
export function parseTimestamp(value: unknown): number | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  // Browsers read a date into "product-12" too, each in its own way.
  if (!/^(?:\d{4}|[+-]\d{6})-\d\d/.test(value.trim())) return null;
  const iso = value
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T')
    .replace(/([+-]\d\d)$/, (offset, _group, position: number) => (position > 10 ? `${offset}:00` : offset));
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}

/**
 * A date for reading, in the person's language and time zone, or 'N/A' when there is none.
 * @param value a timestamp as `parseTimestamp` takes it
 * @param asBuilt in the words of the build, which knows nobody: US English, the day of UTC
 */
export function formatDate(value: unknown, asBuilt = false): string {
  const time = parseTimestamp(value);
  if (time === null) return 'N/A';
  const options = { dateStyle: 'medium', ...(asBuilt && { timeZone: 'UTC' }) } as const;
  return new Intl.DateTimeFormat(asBuilt ? 'en-US' : undefined, options).format(time);
}
