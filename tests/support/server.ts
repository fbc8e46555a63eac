import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The mocked network: a request that no handler answers fails the test. */
export const server = setupServer(...handlers);

const underWay = new Set<string>();
server.events.on('request:start', ({ request, requestId }) => {
  underWay.add(requestId);
  request.signal.addEventListener('abort', () => underWay.delete(requestId)); // it has no end of its own
});
for (const end of ['request:end', 'unhandledException'] as const)
  server.events.on(end, ({ requestId }) => void underWay.delete(requestId));

// the real one, whatever clock a test has
const { setTimeout: later } = globalThis;

/** Turns of the event loop that an answer takes to be read, and to lead to the next request. */
const TURNS = 3;

/**
 * Resolves once no request is under way and none follows from an answer. Before that, "it asks for nothing" is not known
 * to be true.
 */
export async function networkIdle(): Promise<void> {
  for (let quiet = 0; quiet < TURNS; quiet += 1) {
    await new Promise((resolve) => later(resolve));
    if (underWay.size > 0) quiet = -1;
  }
}
