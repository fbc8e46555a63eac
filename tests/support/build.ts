import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { testEnvironment } from '../setup/environment.mjs';
import { toolCommand } from '../setup/tools.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * Builds the store with these variables, as a person would: nothing of the test runner stands in its
 * environment, nor of the owner's own project.
 * @returns the folder, for the caller to remove, and what the build had to say
 */
export async function buildWith(variables: Record<string, string>, flags: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'inkpatch-build-'));
  const args = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir', ...flags];
  const [command = '', ...words] = toolCommand('vite', args);
  const { stderr } = await promisify(execFile)(command, words, {
    cwd: root,
    env: testEnvironment(variables),
  });
  return { folder, stderr };
}
