import { GROUPS, STEPS } from './steps.mjs';

/**
 * What to run: the words that name steps, then, from the first other word on, what is handed to the runner of their
 * files: parts of file names and options.
 * @param {string[]} words what stands behind `npm test --`
 * @returns {{ steps: { name: string }[], rest: string[] }} the steps in their order, with those that they need, and the rest of the words
 * @throws Error when the first word names no step, or words are left and no step takes them
 */
export function readArguments(words) {
  const isName = (word) => word in GROUPS || STEPS.some(({ name }) => name === word);
  const end = words.findIndex((word) => !isName(word));
  const names = end === -1 ? words : words.slice(0, end);
  const rest = end === -1 ? [] : words.slice(end);
  if (names.length === 0 && rest.length > 0)
    throw new Error(
      `There is no step ${rest[0]}. There are: ${[...STEPS.map(({ name }) => name), ...Object.keys(GROUPS)].join(', ')}.`,
    );
  const wanted = new Set((names.length > 0 ? names : ['all']).flatMap((name) => GROUPS[name] ?? [name]));
  for (const { name, needs } of STEPS) if (needs && wanted.has(name)) wanted.add(needs);
  const steps = STEPS.filter(({ name }) => wanted.has(name));
  if (rest.length > 0 && !steps.some(({ report }) => report))
    throw new Error(`${names.join(', ')} takes no file names.`);
  return { steps, rest };
}
