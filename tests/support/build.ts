import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/**
 * Builds the store with these variables, as a person would: nothing of the test runner stands in its environment.
 * @returns the folder, for the caller to remove, and what the build had to say
 */
export async function buildWith(variables: Record<string, string>, flags: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'inkpatch-build-'));
  const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...env } = process.env;
  const args = ['--no-install', 'vite', 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  const { stderr } = await promisify(execFile)('npx', [...args, ...flags], {
    cwd: root,
    env: { ...env, ...variables },
  });
  return { folder, stderr };
}
