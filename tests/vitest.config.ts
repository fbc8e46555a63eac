import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testEnvironment } from './setup/environment.mjs';
import { findPostgres } from './setup/find-postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '@/home': `${root}src/homes/browser`, '@': `${root}src`, '@tests': `${root}tests` };

// nothing that a test reads or starts knows of the owner's project, however vitest was started
Object.assign(process.env, testEnvironment());
const envDir = false as const;

/** The address at which the mocked network answers; nothing listens there. */
const env = { VITE_SUPABASE_URL: 'http://backend.test', VITE_SUPABASE_ANON_KEY: 'anon-key' };

const inBrowser = (name: string, exclude: string[] = [], include = [name]) => ({
  envDir,
  plugins: [react()],
  resolve: { alias },
  test: {
    name,
    root,
    env,
    environment: fileURLToPath(new URL('./setup/happy-dom.ts', import.meta.url)), // two thirds of jsdom's time over all files
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    include: include.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    exclude,
    setupFiles: ['tests/setup/currency.ts', 'tests/setup/browser.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

/** The same for a store whose records are at home in the database. */
const withDatabaseHome = ({ test, ...project }: ReturnType<typeof inBrowser>) => ({
  ...project,
  resolve: { alias: { ...alias, '@/home': `${root}src/homes/database` } },
  test: { ...test, env: { ...env, VITE_RECORDS: 'database' } },
});

const inNode = (name: string, folder = name) => ({
  envDir,
  resolve: { alias },
  test: { name, root, include: [`tests/${folder}/**/*.test.ts`], testTimeout: 30_000, hookTimeout: 60_000 },
});

const database = (name: string, globalSetup: string, exclude: string[]) => {
  const { test, ...shared } = inNode(name, 'database');
  return { ...shared, test: { ...test, exclude, globalSetup: [globalSetup] } };
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // rules need no browser, and are tried in a fraction of the time
      {
        envDir,
        resolve: { alias },
        test: {
          name: 'rules',
          root,
          env,
          setupFiles: ['tests/setup/currency.ts'],
          include: ['tests/unit/rules/*.test.ts'],
        },
      },
      inBrowser('unit', ['tests/unit/rules/**']),
      inBrowser('component', ['tests/homes/database/**'], ['component', 'homes']),
      withDatabaseHome(inBrowser('homes')),
      inNode('structure'),
      database('database', 'tests/setup/database.ts', ['**/import.test.ts']),
      // the same tests on a plain PostgreSQL server, where one is installed; local data are the embedded one's affair
      ...(findPostgres()
        ? [database('postgres', 'tests/setup/postgres.ts', ['**/{restart,export,built-products}.test.ts'])]
        : []),
    ],
  },
});
