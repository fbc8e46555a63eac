import { defineConfig } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from '../setup/chromium.mjs';
import { refuseForeignBuild, testEnvironment } from '../setup/environment.mjs';
import { mailsOf } from './mails.ts';

Object.assign(process.env, testEnvironment()); // for what tests start by themselves

const executablePath = findChromium();

const PORT = Number(process.env.E2E_PORT ?? 4391);
/** The folder that was built. */
const DIST = process.env.E2E_DIST ?? 'dist';
refuseForeignBuild(DIST);
const baseURL = `http://localhost:${PORT}`;

/** The store whose records are at home in the database: built here, for its own tests alone. */
const DATABASE_PORT = PORT + 1;
const DATABASE_DIST = 'test-results/store-database';
const databaseURL = `http://localhost:${DATABASE_PORT}`;
const projects = process.argv.slice(2).join(' ');
const isDatabaseWanted = !projects.includes('--project') || /--project[= ]database/.test(projects);

const server = (port: number, command: string, variables: Record<string, string> = {}) => ({
  command,
  cwd: '../..',
  url: `http://localhost:${port}/rest/v1/categories?select=id&apikey=sb_publishable_local_dev`,
  env: testEnvironment({ LITE_MAILS: mailsOf(port), ...variables }),
  timeout: 120_000,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
});

/** The built app on the real embedded backend, in memory: `vite build` must have run. No test leaves this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0, // a test that fails at times has failed
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../../test-results/browser.json' }],
    ['./fault-table.ts'], // what `npm run faults` is for: says nothing where no fault scenario ran
  ],
  projects: [
    { name: 'journeys', testIgnore: '**/{faults,database}/**' },
    { name: 'faults', testMatch: '**/faults/*.spec.ts' },
    { name: 'database', testMatch: '**/database/*.spec.ts', use: { baseURL: databaseURL } },
  ],
  use: {
    baseURL,
    actionTimeout: 15_000,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' }, // drawing each frame of a motion is a fifth of a page's time here
    trace: 'off', // recording one takes as much of the processor as the test itself: `--trace on` for one test
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_SWITCHES,
    },
  },
  webServer: [
    server(PORT, `npx vite preview --port ${PORT} --strictPort --outDir ${DIST}`),
    ...(isDatabaseWanted
      ? [
          server(
            DATABASE_PORT,
            `npx vite build --logLevel warn --outDir ${DATABASE_DIST} --emptyOutDir && ` +
              `npx vite preview --port ${DATABASE_PORT} --strictPort --outDir ${DATABASE_DIST}`,
            { VITE_RECORDS: 'database' },
          ),
        ]
      : []),
  ],
});
