import { limited, READ_LIMIT, WRITE_LIMIT } from './time-limit';

/**
 * Bytes that all requests with `keepalive` under way may hold together. The browsers' limit is 64 KiB; the rest is for
 * what they add to a request.
 */
const KEEPALIVE_ROOM = 60 * 1024;

/** Bytes of requests with `keepalive` that are under way in this page. */
let underWay = 0;

const encoder = new TextEncoder();

/** The browser refused to send, or the network failed: in both cases fetch says no more than this. */
const isNetworkFailure = (error: unknown) => error instanceof TypeError;

/**
 * What the clients ask again by themselves they would wait for as long again, three times over; not so after an abort.
 * @throws always
 */
function inWords(error: unknown): never {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  throw isTimeout ? new DOMException('The server did not answer in time.', 'AbortError') : error;
}

/**
 * Sends with `keepalive`, so that the request outlives the page. Where room is short, the browser may count otherwise and
 * refuse to send: then it goes without. Only large bodies come so far, and those are whole lists, which may be sent twice.
 */
async function sendKept(input: RequestInfo | URL, init: RequestInit, bytes: number): Promise<Response> {
  underWay += bytes;
  const isRoomShort = underWay > KEEPALIVE_ROOM / 2;
  try {
    return await fetch(input, { ...init, keepalive: true });
  } catch (error) {
    if (!isRoomShort || !isNetworkFailure(error) || !navigator.onLine) throw error;
    return await fetch(input, init);
  } finally {
    underWay -= bytes;
  }
}

/**
 * A client's way to the network. Every request has its time. Writes finish even when the page is closed or reloaded
 * meanwhile, as far as the browser has room for that.
 * @param signal ends the client's calls about the session, those under way and those to come
 */
export function steadyFetch(signal: AbortSignal): typeof fetch {
  return (input, init) => {
    const method = init?.method ?? 'GET';
    const isRead = method === 'GET' || method === 'HEAD';
    const isAboutSession = typeof input === 'string' && input.includes('/auth/v1/');
    const timed = limited(
      isAboutSession
        ? { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal }
        : init,
      isRead ? READ_LIMIT : WRITE_LIMIT,
    );
    const body = init?.body;
    const bytes = method === 'POST' && typeof body === 'string' ? encoder.encode(body).length : Infinity;
    const hasRoom = underWay + bytes <= KEEPALIVE_ROOM;
    return (hasRoom ? sendKept(input, timed, bytes) : fetch(input, timed)).catch(inWords);
  };
}
