// `npm run bench`: how fast the store is, each figure beside that of a naive variant (naive/main.tsx) built and measured
// in the same run. Times depend on the machine and on what else it does; the ratios are what counts. Everything takes
// about ten minutes; `npm run bench -- queries loading` runs only those parts, `--rounds 5` measures more often.
import { join } from 'node:path';
import { startBackend } from './backend.mjs';
import { launchBrowser } from './browser.mjs';
import { buildNaive, buildStore, emptyResults, root } from './builds.mjs';
import { measureBytes } from './bytes.mjs';
import { measureCart } from './cart.mjs';
import { measureFirstCards } from './first-card.mjs';
import { measureFirstPaints } from './first-paint.mjs';
import { startHost } from './host.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLoading } from './loading.mjs';
import { explainReads } from './plans.mjs';
import { measureQueries } from './queries.mjs';
import { createReport } from './report.mjs';
import { measureTyping } from './typing.mjs';

const IN_BROWSER = ['bytes', 'first-paint', 'first-card', 'typing', 'interactions', 'cart'];
const PARTS = [...IN_BROWSER, 'queries', 'loading', 'plans'];

function readOptions(words) {
  const parts = [...words];
  const at = parts.indexOf('--rounds');
  const [, rounds] = at === -1 ? [] : parts.splice(at, 2);
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`);
  return { rounds: Number(rounds ?? 3), wants: (part) => parts.length === 0 || parts.includes(part) };
}

async function measureInBrowser(shared, wants) {
  const url = `http://127.0.0.1:${shared.backend.port}`;
  const folders = { store: await buildStore(url), naive: await buildNaive(url) };
  const hosts = {
    store: await startHost(folders.store),
    shell: await startHost(folders.store, true),
    naive: await startHost(folders.naive),
  };
  const bases = { store: hosts.store.base, shell: hosts.shell.base, naive: hosts.naive.base };
  const browser = await launchBrowser();
  const all = { ...shared, browser, bases, folders };
  try {
    // the floor of the first card is computed from bytes
    if (wants('bytes') || wants('first-card')) all.transferred = await measureBytes(all);
    if (wants('first-paint')) await measureFirstPaints(all);
    if (wants('first-card')) await measureFirstCards(all);
    if (wants('typing')) await measureTyping(all);
    if (wants('interactions')) await measureInteractions(all);
    if (wants('cart')) await measureCart(all);
  } finally {
    await browser.close();
    for (const host of Object.values(hosts)) host.close();
  }
}

const { rounds, wants } = readOptions(process.argv.slice(2));
emptyResults();
const backend = await startBackend();
const report = createReport();
const shared = { backend, report, rounds };
try {
  if (IN_BROWSER.some(wants)) await measureInBrowser(shared, wants);
  if (wants('queries')) await measureQueries(shared);
  if (wants('loading')) await measureLoading(shared);
  if (wants('plans')) await explainReads(shared);
} finally {
  backend.close();
}
report.print();
console.log(`\nAlso in ${report.write(join(root, 'test-results')).slice(root.length + 1)}`);
process.exit(0);
