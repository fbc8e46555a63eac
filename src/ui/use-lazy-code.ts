import { useEffect, useSyncExternalStore } from 'react';
import type { LazyCode, LazyCodeState } from '@/lib/lazy-code';

/** How far code has come that is loaded when it is needed; this does not load it. */
export function useLazyCodeState<T>(code: LazyCode<T>): LazyCodeState<T> {
  return useSyncExternalStore(code.subscribe, code.getState, code.getState);
}

/** Loads the code, and tells how far it has come. What failed before is tried again. */
export function useLazyCode<T>(code: LazyCode<T>): LazyCodeState<T> {
  const state = useLazyCodeState(code);
  useEffect(() => void code.prepare(), [code]);
  return state;
}
