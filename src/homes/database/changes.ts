/** What was changed here is shown at once by every list of it, without asking for its pages again. */

type Patch = (records: readonly { id: string }[]) => readonly { id: string }[];

const listeners = new Map<string, Set<(patch: Patch) => void>>();

/** @returns a function that ends it */
export function onChange(name: string, listener: (patch: Patch) => void): () => void {
  const own = listeners.get(name) ?? new Set();
  listeners.set(name, own.add(listener));
  return () => own.delete(listener);
}

export const announceRemoval = (name: string, id: string): void =>
  listeners
    .get(name)
    ?.forEach((listener) => listener((records) => records.filter((record) => record.id !== id)));

export const announceChange = (name: string, id: string, fields: object): void =>
  listeners
    .get(name)
    ?.forEach((listener) =>
      listener((records) => records.map((record) => (record.id === id ? { ...record, ...fields } : record))),
    );

/** Something has changed that has to be asked for again. */
export const announce = (name: string): void =>
  listeners.get(name)?.forEach((listener) => listener((records) => records));
