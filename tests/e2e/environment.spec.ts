import { readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { buildWith } from '../support/build';
import { API_KEY, expect, test } from './fixtures';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

for (const [name, variables, ...messages] of [
  ['half filled', { VITE_SUPABASE_URL: 'https://shop.supabase.test' }, 'VITE_SUPABASE_ANON_KEY is not set.'],
  [
    'wrongly filled',
    { VITE_SUPABASE_URL: 'shop', VITE_SUPABASE_ANON_KEY: 'key', VITE_RECORDS: 'databse' },
    'is not a web address',
    'VITE_RECORDS is "databse". It is "browser" (or not set) or "database".',
  ],
] as const)
  test(`an environment that is ${name} shows a message instead of a blank page`, async ({
    page,
    baseURL,
  }) => {
    const { folder } = await buildWith(variables);
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
    for (const message of messages) await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText('.env.example')).toBeVisible();
    rmSync(folder, { recursive: true });
  });

test('the server keeps a connection open for longer than those who ask on it', async ({ request }) => {
  const answer = await request.get('/auth/v1/settings', { headers: { apikey: API_KEY } });
  expect(answer.headers()['keep-alive']).toBe('timeout=600');
});
