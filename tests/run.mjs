// `npm test`: everything, in order, with a summary at the end. `npm test -- types browser` runs only those steps.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, 'test-results');
const report = (name) => resolve(results, `${name}.json`);

const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return null;
  }
};

/** Passed and failed tests of a vitest run. */
const vitestCounts = (name) => () => {
  const found = readReport(name);
  return found && { passed: found.numPassedTests, failed: found.numFailedTests };
};

const browserCounts = () => {
  const found = readReport('e2e');
  if (found?.stats.flaky > 0) console.log(`${found.stats.flaky} browser test(s) passed at the second try.`);
  return found && { passed: found.stats.expected + found.stats.flaky, failed: found.stats.unexpected };
};

const vitest = (name, ...projects) => [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
];

const STEPS = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'structure', command: vitest('structure', 'structure'), counts: vitestCounts('structure') },
  { name: 'unit', command: vitest('unit', 'rules', 'unit'), counts: vitestCounts('unit') },
  { name: 'component', command: vitest('component', 'component'), counts: vitestCounts('component') },
  { name: 'database', command: vitest('database', 'database', 'postgres'), counts: vitestCounts('database') },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    counts: browserCounts,
    needs: 'build',
  },
];

const BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const hasBrowser = () => BROWSERS.some((path) => path && existsSync(path));

const run = ([command, ...args]) =>
  new Promise((done) => {
    const child = spawn('npx', ['--no-install', command, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(process.env.CI && { FORCE_COLOR: '0' }) },
    });
    child.on('close', (code) => done(code ?? 1));
  });

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const rows = [];
for (const { name, command, counts, needs } of STEPS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const isBlocked = needs && rows.some((row) => row.name === needs && row.failed > 0);
  if (name === 'browser' && !hasBrowser()) {
    console.error('No Chromium found. Install one with: sudo apt-get install -y chromium');
    console.error('Or name yours: CHROMIUM_PATH=/path/to/chrome npm test');
    rows.push({ name, passed: 0, failed: 1, seconds: 0 });
    continue;
  }
  const start = performance.now();
  const code = isBlocked ? 1 : await run(command);
  const seconds = (performance.now() - start) / 1000;
  const found = counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // a runner that fails without a failed test (a crash, an unhandled error, no test at all) has failed all the same
  const failed = code !== 0 ? Math.max(found.failed, 1) : found.failed;
  rows.push({ name, passed: found.passed, failed, seconds });
}

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${'step'.padEnd(12)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(10)}`);
for (const { name, passed, failed, seconds } of rows)
  console.log(
    `${name.padEnd(12)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(10)}` +
      (failed > 0 ? '   ✗' : ''),
  );
console.log(`${'all'.padEnd(12)}${''.padStart(16)}${total('seconds').toFixed(1).padStart(10)}\n`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
