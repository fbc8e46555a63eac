/** Focusing a tab fires two events; one look at the server is enough for both. Milliseconds. */
const PAUSE = 1000;

/**
 * Calls a function when the person comes back to the page, or the network does.
 * @returns a function that ends it
 */
export function onReturn(refresh: () => void): () => void {
  let last = performance.now(); // not the clock, which may be set back
  const look = () => {
    if (document.visibilityState === 'hidden' || performance.now() - last < PAUSE) return;
    last = performance.now();
    refresh();
  };
  window.addEventListener('focus', look);
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    window.removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', look);
  };
}
