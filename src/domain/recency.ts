import { parseTimestamp } from '@/lib/dates';
import { compareText } from '@/lib/text';

/**
 * Newest first; equal dates by id, higher first, so that the list stays put. A missing or broken date sorts as the oldest.
 * @param timestampOf a timestamp as `parseTimestamp` takes it
 */
export function newestFirstBy<T extends { id: string }>(
  records: readonly T[],
  timestampOf: (record: T) => string,
): T[] {
  // each date is read once: a list may be thousands long
  return records
    .map((record) => ({ record, time: parseTimestamp(timestampOf(record)) ?? -Infinity }))
    .sort((a, b) => (a.time === b.time ? compareText(b.record.id, a.record.id) : b.time > a.time ? 1 : -1))
    .map(({ record }) => record);
}
