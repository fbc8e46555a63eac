/** Those who want to be told when something changes. */
export interface Listeners<What extends unknown[] = []> {
  /** @returns takes the listener away again */
  add: (listener: (...what: What) => void) => () => void;
  /** Calls every listener. */
  tell: (...what: What) => void;
}

/**
 * @param follow starts to follow where changes come from, with the first listener, and returns the end of that, which is
 *   called when the last one has gone
 */
export function createListeners<What extends unknown[] = []>(follow?: () => () => void): Listeners<What> {
  const listeners = new Set<(...what: What) => void>();
  let stopFollowing: (() => void) | undefined;
  return {
    add(listener) {
      listeners.add(listener);
      stopFollowing ??= follow?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing?.();
        stopFollowing = undefined;
      };
    },
    tell: (...what) => listeners.forEach((listener) => listener(...what)),
  };
}

/** A value that can be followed. Each of these may be passed on by itself: none needs its `this`. */
export interface Observable<T> {
  get: () => T;
  /** What it was made with: all that a page knows that is rendered at build time, and its first frame in a browser. */
  getInitial: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The one way in which the store keeps what several components show; they read it with `useObservable`. */
export function createObservable<T>(initial: T): Observable<T> {
  let current = initial;
  const listeners = createListeners();
  return {
    get: () => current,
    getInitial: () => initial,
    set(value) {
      current = value;
      listeners.tell();
    },
    subscribe: listeners.add,
  };
}
