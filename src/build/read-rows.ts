const PAGE_SIZE = 1000;

interface Answer<Row> {
  data: Row[] | null;
  error: { message: string } | null;
  status: number;
}

/**
 * Rows of a table, part after part.
 * @param readBetween asks for the rows from one to another, both counted from 0
 * @param patience milliseconds for all of them together
 * @param limit how many at most
 * @throws Error when the backend can't be reached, refuses, or does not answer in time
 */
export async function readRows<Row>(
  readBetween: (from: number, to: number, signal: AbortSignal) => PromiseLike<Answer<Row>>,
  patience: number,
  limit = Infinity,
): Promise<Row[]> {
  const signal = AbortSignal.timeout(patience);
  const rows: Row[] = [];
  while (rows.length < limit) {
    const to = Math.min(rows.length + PAGE_SIZE, limit) - 1;
    const { data, error, status } = await readBetween(rows.length, to, signal);
    if (error) throw new Error(status ? `it answered ${String(status)}` : error.message);
    if (!data?.length) break;
    rows.push(...data); // a backend may give fewer than it was asked for, or more
  }
  return rows.slice(0, limit);
}
