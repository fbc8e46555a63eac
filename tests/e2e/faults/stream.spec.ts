import { CART, runStream, type StreamResult, WISHLIST } from '@tests/support/list-stream';
import { test } from './bench';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const ACTIONS = 2000;

const missing = ({ meant, server }: StreamResult) =>
  meant.filter((item) => !server.includes(item)).length +
  server.filter((item) => !meant.includes(item)).length;

/** The engine of both lists without a browser; tests/unit/rules/synced-list-random.test.ts has more of these. */
test('a stream of random actions under random faults and reloads', async ({ bench }) => {
  let lost = 0;
  for (const seed of SEEDS) {
    const stream = { seed, actions: ACTIONS, reloadsPerAction: 0.02 };
    lost += missing(await runStream(CART, stream)) + missing(await runStream(WISHLIST, stream));
  }
  bench.note(
    `${ACTIONS} random actions, ${SEEDS.length} seeds`,
    SEEDS.length * 2,
    "the server's lists are the model's",
    lost,
  );
});
