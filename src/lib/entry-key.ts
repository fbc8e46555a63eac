/**
 * Gives the history entry that a page load begins with a key of its own, as the router gives one to each that follows:
 * what is remembered by it is found again after a reload, and not by an address that was typed anew. Call it before the
 * router is made: it would call each first entry 'default'.
 */
export function nameFirstEntry(): void {
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  if ('key' in state) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
