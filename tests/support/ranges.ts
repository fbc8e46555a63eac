/**
 * The rows that a read asks for, by its `offset` and `limit`.
 * @returns first and last row as '0-23', or null when it asks for all
 */
export function rangeOf(address: string): string | null {
  const { searchParams } = new URL(address, 'http://any.test');
  const limit = searchParams.get('limit');
  if (limit === null) return null;
  const from = Number(searchParams.get('offset') ?? 0);
  return `${from}-${from + Number(limit) - 1}`;
}
