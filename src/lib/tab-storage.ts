/** The storage of this tab, which outlives a reload. It may be blocked, and then even looking at it throws. */

/** null where the key is absent or storage is blocked. */
export function readTabText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns false when storage is full or blocked: nothing was written */
export function writeTabText(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeTabText(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // it is blocked: there was nothing
  }
}
