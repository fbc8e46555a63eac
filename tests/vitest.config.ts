import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '@': `${root}src`, '@tests': `${root}tests` };

/** The address at which the mocked network answers; nothing listens there. */
const env = { VITE_SUPABASE_URL: 'http://backend.test', VITE_SUPABASE_ANON_KEY: 'anon-key' };

const inBrowser = (name: string) => ({
  plugins: [react()],
  resolve: { alias },
  test: {
    name,
    root,
    env,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: ['tests/setup/browser.ts'],
    testTimeout: 20_000,
  },
});

const inNode = (name: string) => ({
  resolve: { alias },
  test: { name, root, include: [`tests/${name}/**/*.test.ts`], testTimeout: 30_000, hookTimeout: 60_000 },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      inBrowser('unit'),
      inBrowser('component'),
      inNode('structure'),
      {
        ...inNode('database'),
        test: { ...inNode('database').test, globalSetup: ['tests/setup/database.ts'] },
      },
    ],
  },
});
