import { useEffect, useSyncExternalStore } from 'react';
import type { Late, LateState } from '@/lib/late';

/** Loads what is loaded late, and tells how far it is. Something that failed before is tried again. */
export function useLate<T>(late: Late<T>): LateState<T> {
  const state = useSyncExternalStore(late.subscribe, late.getState, late.getState);
  useEffect(() => {
    late.prepare().catch(() => {});
  }, [late]);
  return state;
}
