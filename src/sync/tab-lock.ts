/** The browser's locks; where there are none, or where they are refused as storage is, tabs do without. */
const locks = () => (typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null);

/** Runs a task while no other tab runs one under the same name; without the Web Locks API it just runs. */
export async function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  const manager = locks();
  if (!manager) return task();
  let hasBegun = false;
  try {
    return await manager.request(name, () => {
      hasBegun = true;
      return task();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return task();
  }
}

/** Names that are present in this page. */
const here = new Set<string>();

/**
 * Makes a name known to all tabs for as long as this page lives.
 * @returns takes it back
 */
export function bePresent(name: string): () => void {
  here.add(name);
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  locks()
    ?.request(name, () => left)
    .catch(() => {}); // refused: only this page knows
  return () => {
    here.delete(name);
    leave();
  };
}

/** The names that are present in any tab; without the Web Locks API, those of this page. */
export async function presentNames(): Promise<ReadonlySet<string>> {
  const snapshot = await locks()
    ?.query()
    .catch(() => null);
  const elsewhere = [...(snapshot?.held ?? []), ...(snapshot?.pending ?? [])];
  return new Set([...here, ...elsewhere.map(({ name }) => name ?? '')]);
}
