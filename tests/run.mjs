// `npm test`: everything, with a summary at the end. `npm test -- types browser` runs only those steps,
// `npm test -- component cart` only the files of a step that have the word in their name. More in tests/README.md.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArguments } from './runner/arguments.mjs';
import { run } from './runner/process.mjs';
import { countsOf, tableOf } from './runner/report.mjs';
import { STORE } from './runner/steps.mjs';
import { getChromium } from './setup/chromium.mjs';
import { testEnvironment } from './setup/environment.mjs';
import { freePorts } from './setup/free-ports.mjs';

const results = resolve(import.meta.dirname, '../test-results');
const fileOf = (name) => resolve(results, name);
const secondsSince = (start) => (performance.now() - start) / 1000;

let chosen;
try {
  chosen = readArguments(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
const { steps, rest } = chosen;
const rows = [];

/** Options that make a run write its report, and show what it does where somebody looks on. */
function reportOptions({ name, report }, isShown) {
  if (report !== 'vitest') return [];
  return [isShown ? '--reporter=default' : '--reporter=dot', '--reporter=json'].concat(
    `--outputFile.json=${fileOf(`${name}.json`)}`,
  );
}

async function commandsOutcome(step, env, isShown) {
  let output = '';
  for (const [tool, args] of step.commands) {
    const words = [...args, ...reportOptions(step, isShown), ...(step.report ? rest : [])];
    const outcome = await run(tool, words, { env, isShown });
    output += outcome.output;
    if (outcome.code !== 0) return { code: outcome.code, output };
  }
  return { code: 0, output };
}

/** The environment of a step; the browser's two stores have ports of their own, so that a server that is running may go on. */
async function environmentOf({ name, report }) {
  if (report !== 'playwright') return testEnvironment();
  return testEnvironment({
    CHROMIUM_PATH: getChromium(),
    E2E_PORT: process.env.E2E_PORT ?? String(await freePorts(2)),
    E2E_DIST: STORE,
    E2E_REPORT: fileOf(`${name}.json`),
  });
}

async function runStep(step) {
  const { name, needs, report } = step;
  const isShown = step.isShown || (rest.length > 0 && Boolean(report));
  const start = performance.now();
  for (const kind of ['json', 'log']) rmSync(fileOf(`${name}.${kind}`), { force: true });
  console.log(`  ${name} …`);
  let outcome;
  if (needs && rows.some((row) => row.name === needs && row.failed > 0))
    outcome = { code: 1, output: `It needs ${needs}, which failed.\n` };
  else
    try {
      outcome = await commandsOutcome(step, await environmentOf(step), isShown);
    } catch (error) {
      outcome = { code: 1, output: `${error.message}\n` };
    }
  const { passed, failed } = countsOf(report, fileOf(`${name}.json`), outcome.code);
  const seconds = secondsSince(start);
  rows.push({ name, passed, failed, seconds });
  if (outcome.output) writeFileSync(fileOf(`${name}.log`), outcome.output);
  if (failed > 0) console.log(`\n── ${name} failed ${'─'.repeat(50)}\n${outcome.output}`);
  else console.log(`✓ ${name}: ${passed} passed in ${seconds.toFixed(1)} s`);
}

async function runLane(lane) {
  for (const step of steps.filter((one) => one.lane === lane)) await runStep(step);
}

mkdirSync(results, { recursive: true });
const start = performance.now();
// what only looks at the files runs beside the tests
await Promise.all([runLane('checks'), runLane('tests')]);
rows.sort(
  (a, b) => steps.findIndex(({ name }) => name === a.name) - steps.findIndex(({ name }) => name === b.name),
);
console.log(`\n${tableOf(rows, secondsSince(start))}`);
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);
