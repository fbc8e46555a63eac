import * as v from 'valibot';

/** The shapes that records share. A field that is off gets its neutral value; only an id is indispensable. */

export const text = v.fallback(v.string(), '');

/** Text, or a number kept as text. */
export const id = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.finite(), v.transform(String)),
]);

const numeric = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.finite()),
]);

/** A finite number, also as text; 0 otherwise. */
export const amount = v.fallback(numeric, 0);

/** A positive whole number; 1 otherwise. */
export const count = v.fallback(v.pipe(numeric, v.integer(), v.minValue(1)), 1);
