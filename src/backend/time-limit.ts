/** How long a read may take until its last byte is here, milliseconds. */
export const READ_LIMIT = 15_000;

/** The same for a write, which is not repeated lightly. */
export const WRITE_LIMIT = 30_000;

/**
 * What to give `fetch`, so that the request fails with a TimeoutError where it takes longer than its limit.
 * @param limit milliseconds
 */
export function limited(init: RequestInit | undefined, limit: number): RequestInit {
  const signal = AbortSignal.timeout(limit);
  return { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal };
}
