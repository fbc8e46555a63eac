import { useEffect, useSyncExternalStore } from 'react';
import type { Late, LateState } from '@/lib/late';

/** How far what is loaded late is; it loads nothing by itself. */
export function useLateState<T>(late: Late<T>): LateState<T> {
  return useSyncExternalStore(late.subscribe, late.getState, late.getState);
}

/** Loads what is loaded late, and tells how far it is. Something that failed before is tried again. */
export function useLate<T>(late: Late<T>): LateState<T> {
  const state = useLateState(late);
  useEffect(() => void late.prepare(), [late]);
  return state;
}
