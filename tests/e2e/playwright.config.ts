import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = CANDIDATES.find((path) => path && existsSync(path));

const PORT = Number(process.env.E2E_PORT ?? 4391);
/** The folder that was built. */
const DIST = process.env.E2E_DIST ?? 'dist';
const baseURL = `http://localhost:${PORT}`;

/** The built app on the real embedded backend, in memory: `vite build` must have run. No test leaves this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // on CI's shared cores a stalled machine may fail a test once; the summary still names it
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../../test-results/e2e.json' }],
    ['./fault-table.ts'], // what `npm run faults` is for: says nothing where no fault scenario ran
  ],
  projects: [
    { name: 'journeys', testIgnore: '**/faults/**' },
    { name: 'faults', testMatch: '**/faults/*.spec.ts' },
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // recording one takes as much of the processor as the test itself
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort --outDir ${DIST}`,
    cwd: '../..',
    url: `${baseURL}/rest/v1/categories?select=id&apikey=sb_publishable_local_dev`,
    env: { LITE_DB: 'memory' },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
