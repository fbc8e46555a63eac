import { createServer } from 'node:net';

const isFree = (port) =>
  new Promise((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });

/**
 * Ports in a row that nobody listens on, of those that no system gives to connections by itself: one that is bound after
 * a while is still free then.
 * @param {number} count how many
 * @returns {Promise<number>} the first one
 */
export async function freePorts(count) {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * (10_000 - count));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}
