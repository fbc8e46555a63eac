/** Addresses of this page load's history entries, by their place in the history. */
const visited = new Map<number, string>();

/** Where the router has put its entry among those of this tab; null before it has. */
function place(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/** Notes that an address is shown now. @param address path and query */
export function recordVisit(address: string): void {
  const here = place();
  if (here !== null) visited.set(here, address);
}

/** What one step back in the history would show; null where that is not known. */
export function previousAddress(): string | null {
  const here = place();
  return here === null ? null : (visited.get(here - 1) ?? null);
}
