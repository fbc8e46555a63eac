/** A leaf as it compares: "4.50" and 4.5 say the same. */
function leafOf(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return String(Number(value));
  return JSON.stringify(value) ?? '';
}

function collectLeaves(value: unknown, leaves: Set<string>): Set<string> {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collectLeaves(inner, leaves);
  } else if (value !== null && value !== undefined && value !== '') {
    leaves.add(typeof value === 'number' ? String(value) : leafOf(value));
  }
  return leaves;
}

/**
 * Whether writing a record back would lose something that its stored form says. Fields that moved, as in the two shapes
 * of a user, are no loss; a field that nobody knows, or whose value was no good, is one.
 * @param stored the entry as it lies in storage
 * @param read what was made of it
 */
export function losesData(stored: unknown, read: unknown): boolean {
  const kept = collectLeaves(read, new Set());
  return [...collectLeaves(stored, new Set())].some((leaf) => !kept.has(leaf));
}
