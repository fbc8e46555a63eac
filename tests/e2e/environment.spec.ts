import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { expect, test } from './fixtures';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Builds the store with these variables, and with no others of ours. */
function buildWith(variables: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'inkpatch-half-'));
  execFileSync(
    'npx',
    ['--no-install', 'vite', 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, ...variables },
    },
  );
  return folder;
}

for (const [name, variables, message] of [
  ['half filled', { VITE_SUPABASE_URL: 'https://shop.supabase.test' }, 'VITE_SUPABASE_ANON_KEY is not set.'],
  ['wrongly filled', { VITE_SUPABASE_URL: 'shop', VITE_SUPABASE_ANON_KEY: 'key' }, 'is not a web address'],
] as const)
  test(`an environment that is ${name} shows a message instead of a blank page`, async ({
    page,
    baseURL,
  }) => {
    const folder = buildWith(variables);
    await page.route(`${baseURL}/**`, (route) => {
      const file = join(folder, new URL(route.request().url()).pathname);
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
      const path = isFile ? file : join(folder, 'index.html');
      return route.fulfill({
        body: readFileSync(path),
        contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      });
    });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'The store is not configured' })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText('.env.example')).toBeVisible();
    rmSync(folder, { recursive: true });
  });
