import { onTestFinished } from 'vitest';
import { backend } from './backend';
import { server } from './server';

export interface SentRequest {
  method: string;
  /** Path and query, decoded. */
  address: string;
  headers: Headers;
  body: unknown;
}

/** Every request that goes out from now on, in order, with its whole address, headers and body. */
export function watchRequests(): SentRequest[] {
  const sent: SentRequest[] = [];
  const note = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const entry: SentRequest = {
      method: request.method,
      address: decodeURIComponent(pathname + search),
      headers: request.headers,
      body: null,
    };
    sent.push(entry);
    void request
      .clone()
      .json()
      .then(
        (body: unknown) => (entry.body = body),
        () => {},
      );
  };
  server.events.on('request:start', note);
  onTestFinished(() => server.events.removeListener('request:start', note));
  return sent;
}

/** Bodies that the backend got with one method for one table, in order. */
export function sentTo(method: string, table: string): unknown[] {
  return backend.bodies
    .filter(({ request }) => request === `${method} /rest/v1/${table}`)
    .map(({ body }) => body);
}
