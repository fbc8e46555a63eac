import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { testEnvironment } from '../setup/environment.mjs';

export const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'test-results/bench');
const alias = { '@/home': join(root, 'src/homes/browser'), '@': join(root, 'src') };

const common = (folder) => ({
  logLevel: 'error',
  build: { outDir: join(out, folder), emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
});

/** Names the backend to what is built next, and nothing of the owner's own project. */
const buildFor = (backendUrl) =>
  Object.assign(
    process.env,
    testEnvironment({ VITE_SUPABASE_URL: backendUrl, VITE_SUPABASE_ANON_KEY: 'bench-key' }),
  );

/** The store as it is shipped. */
export async function buildStore(backendUrl) {
  buildFor(backendUrl);
  await build({ ...common('store'), root, configFile: join(root, 'vite.config.ts') });
  return join(out, 'store');
}

/** The naive variant (naive/main.tsx), in one bundle. */
export async function buildNaive(backendUrl) {
  buildFor(backendUrl);
  const base = common('naive');
  await build({
    ...base,
    root: join(import.meta.dirname, 'naive'),
    configFile: false,
    publicDir: join(root, 'public'),
    plugins: [react(), tailwindcss()],
    resolve: { alias },
    build: { ...base.build, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return join(out, 'naive');
}

/** The rules of the catalogue, to run here. */
export async function loadDomain() {
  const base = common('domain');
  await build({
    ...base,
    root,
    configFile: false,
    publicDir: false,
    resolve: { alias },
    build: {
      ...base.build,
      ssr: true,
      rolldownOptions: {
        input: {
          browsing: join(root, 'src/domain/browsing.ts'),
          product: join(root, 'src/domain/product.ts'),
        },
      },
    },
  });
  const file = (name) =>
    import(
      pathToFileURL(
        join(
          out,
          'domain',
          readdirSync(join(out, 'domain')).find((entry) => entry.startsWith(name)),
        ),
      ).href
    );
  return { ...(await file('browsing')), ...(await file('product')) };
}

/** Kilobytes (1,000 bytes) after compression. */
export function sizes(folder, paths) {
  const bodies = paths.map((path) => readFileSync(join(folder, path)));
  const sum = (pack) => bodies.reduce((total, body) => total + pack(body).length, 0) / 1000;
  return {
    gzip: sum((body) => gzipSync(body, { level: 9 })),
    brotli: sum((body) => brotliCompressSync(body)),
  };
}

export function emptyResults() {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
}
