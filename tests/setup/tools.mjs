import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const modules = resolve(import.meta.dirname, '../../node_modules');
const PACKAGES = { tsc: 'typescript', playwright: '@playwright/test' };

/**
 * A program of one of the packages, started by this very Node: without a shell and on every system.
 * @param {string} name
 * @param {string[]} args
 * @returns {string[]} the command and its arguments
 */
export function toolCommand(name, args = []) {
  const folder = join(modules, PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[name]), ...args];
}
