import { useSyncExternalStore } from 'react';
import type { Observable } from './observable';

/** The value now; the component follows it. */
export function useObservable<T>({
  subscribe,
  get,
  getInitial,
}: Pick<Observable<T>, 'subscribe' | 'get' | 'getInitial'>): T {
  return useSyncExternalStore(subscribe, get, getInitial);
}
