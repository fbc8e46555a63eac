/**
 * Records in the order of a key; equal ones stay as they stood, in both directions.
 * @param keyOf all of them numbers or all of them texts, which go by their code units
 */
export function sortedBy<T>(
  records: readonly T[],
  keyOf: (record: T) => string | number,
  isDown: boolean,
): T[] {
  const direction = isDown ? -1 : 1;
  // each key is made once: a list may be thousands long
  return records
    .map((record) => ({ record, key: keyOf(record) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -direction : direction))
    .map(({ record }) => record);
}
