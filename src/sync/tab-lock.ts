/**
 * The browser's locks, which all tabs share. There are none outside of secure contexts, and where storage is blocked
 * even looking at them may throw, or each request is refused. Tabs do without then: they read before each write all the
 * same, but two that save in the same moment may write over each other.
 */
function locks(): LockManager | null {
  try {
    return 'locks' in navigator ? navigator.locks : null;
  } catch {
    return null;
  }
}

/** Runs a task while no other tab runs one under the same name; where there are no locks, it just runs. */
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

/** What this page holds: known at once, and without locks. */
const held = new Set<string>();

/**
 * Holds a lock for as long as this page lives.
 * @param name one that nobody else ever asks for in order to keep it
 * @returns gives it back
 */
export function hold(name: string): () => void {
  held.add(name);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  locks()
    ?.request(name, () => released)
    .catch(() => {}); // refused: only this page knows
  return () => {
    held.delete(name);
    release();
  };
}

/** Whether nobody holds a lock of that name; without locks, whether this page does not. */
export async function isFree(name: string): Promise<boolean> {
  if (held.has(name)) return false;
  const manager = locks();
  if (!manager) return true;
  return manager.request(name, { ifAvailable: true }, (lock) => lock !== null).catch(() => true);
}
