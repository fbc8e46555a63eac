import * as v from 'valibot';

/** The shapes that records share. A field that is off gets its neutral value; only an id is indispensable. */

export const text = v.fallback(v.string(), '');

/** Text, or a number kept as text. */
export const id = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.finite(), v.transform(String)),
]);

/** A finite number, also as text. */
export const numeric = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.finite()),
]);

/** A finite number, also as text; 0 otherwise. */
export const amount = v.fallback(numeric, 0);

/** A positive whole number; 1 otherwise. */
export const count = v.fallback(v.pipe(numeric, v.integer(), v.minValue(1)), 1);

/** How often something happened: a whole number from 0 on; 0 otherwise. */
export const tally = v.fallback(v.pipe(numeric, v.integer(), v.minValue(0)), 0);

/** A whole number, also as text, or null for none. */
export const limit = v.fallback(v.nullable(v.pipe(numeric, v.integer())), null);

/** The entries of a list that are sound; the others are left out. */
export const soundOnes = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const result = v.safeParse(schema, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );

/** A reader for `createListStore`: null for what does not fit the schema. */
export const entryReader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | null => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  };
