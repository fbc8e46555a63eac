import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

interface Files {
  include?: string[];
  exclude?: string[];
  /** Whether the files of a worker share the modules: reading the app anew for each is a fifth of the time. */
  shareModules?: boolean;
}

const inBrowser = (
  name: string,
  { include = [`tests/${name}/**/*.test.{ts,tsx}`], exclude = [], shareModules = false }: Files = {},
) => ({
  envDir,
  plugins: [react()],
  resolve: { alias },
  test: {
    name,
    root,
    env,
    environment: fileURLToPath(new URL('./setup/happy-dom.ts', import.meta.url)), // two thirds of jsdom's time over all files
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    include,
    exclude,
    isolate: !shareModules,
    setupFiles: ['tests/setup/currency.ts', 'tests/setup/browser.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

/** Files that put something else in a module's place, or draw a page as a build does, which React counts as a second renderer. */
const alone = readdirSync(join(root, 'tests/component'))
  .map((name) => `tests/component/${name}`)
  .filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(|app\/render-page/.test(readFileSync(join(root, file), 'utf8')),
  );

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
      inBrowser('unit', { exclude: ['tests/unit/rules/**'] }),
      inBrowser('component', {
        include: ['tests/{component,homes}/**/*.test.{ts,tsx}'],
        exclude: ['tests/homes/database/**', ...alone],
        shareModules: true,
      }),
      inBrowser('component-alone', { include: alone }),
      withDatabaseHome(inBrowser('homes', { shareModules: true })),
      inNode('structure'),
      database('database', 'tests/setup/database.ts', ['**/import.test.ts']),
      // the same tests on a plain PostgreSQL server, where one is installed; local data are the embedded one's affair
      ...(findPostgres()
        ? [database('postgres', 'tests/setup/postgres.ts', ['**/{restart,export}.test.ts'])]
        : []),
    ],
  },
});
