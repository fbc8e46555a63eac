import { createListeners, type Listeners } from '@/lib/observable';

/** What was changed here is shown at once by every list of it, without asking for its pages again. */

type Patch = (records: readonly { id: string }[]) => readonly { id: string }[];

const lists = new Map<string, Listeners<[Patch]>>();

/** @returns a function that ends it */
export function onChange(name: string, listener: (patch: Patch) => void): () => void {
  const listeners = lists.get(name) ?? createListeners();
  lists.set(name, listeners);
  return listeners.add(listener);
}

const tell = (name: string, patch: Patch): void => lists.get(name)?.tell(patch);

export const announceRemoval = (name: string, id: string): void =>
  tell(name, (records) => records.filter((record) => record.id !== id));

export const announceChange = (name: string, id: string, fields: object): void =>
  tell(name, (records) => records.map((record) => (record.id === id ? { ...record, ...fields } : record)));

/** Something has changed that has to be asked for again. */
export const announce = (name: string): void => tell(name, (records) => records);
