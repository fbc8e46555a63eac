import { useDeferredValue, useMemo, useState } from 'react';
import { fold } from '@/lib/text';

/** What separates the texts of a record, so that no match runs from one into the next. */
const SEPARATOR = '\0';

/**
 * A search over records: literal text, any case, any accents.
 * @param textsOf what of a record is searched; must be the same function until it means something else
 */
export function useSearch<T>(records: readonly T[], textsOf: (record: T) => string[]) {
  const [text, setText] = useState('');
  const needle = fold(useDeferredValue(text).trim());
  const haystacks = useMemo(
    () => records.map((record) => fold(textsOf(record).join(SEPARATOR))),
    [records, textsOf],
  );
  const matches = useMemo(
    () => (needle === '' ? records : records.filter((_, position) => haystacks[position]?.includes(needle))),
    [records, haystacks, needle],
  );
  return { text, setText, needle, matches };
}
