import { useSyncExternalStore } from 'react';
import type { RecordStore } from './record-store';

/** The value of a store, following changes here and in other tabs. */
export function useRecord<T>(store: RecordStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.read, store.readInitial);
}
