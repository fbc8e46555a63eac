import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { refuseForeignBuild, testEnvironment } from '../setup/environment.mjs';

const root = resolve(import.meta.dirname, '../..');

export const ANON_KEY = 'sb_publishable_local_dev';

const vite = (args, options) =>
  spawn('npx', ['--no-install', 'vite', ...args], {
    cwd: root,
    detached: true,
    env: testEnvironment(),
    ...options,
  });

const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

async function build(folder) {
  const words = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  const code = await new Promise((done) => vite(words, { stdio: 'inherit' }).on('close', done));
  if (code !== 0) throw new Error('vite build failed');
  return folder;
}

/**
 * Serves a build with the embedded backend in memory.
 * @param named the build, relative to the repository; without one, the store is built first
 * @returns its address, and what ends the server
 * @throws Error when it does not answer within two minutes
 */
export async function startPreview(named) {
  if (named && !existsSync(resolve(root, named, 'index.html')))
    throw new Error(`There is no build in ${named}.`);
  const folder = named ?? (await build('test-results/bench/preview'));
  refuseForeignBuild(folder);
  const port = await freePort();
  const server = vite(['preview', '--outDir', folder, '--port', String(port), '--strictPort'], {
    stdio: ['pipe', 'ignore', 'inherit'], // vite ends with its input: an open pipe keeps it going
  });
  const stop = () => {
    if (server.exitCode === null) process.kill(-server.pid);
  };
  const base = `http://localhost:${port}`;
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${base}/rest/v1/products?select=id&limit=1&apikey=${ANON_KEY}`, {
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (answer?.ok) return { base, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  stop();
  throw new Error('The preview server does not answer.');
}
