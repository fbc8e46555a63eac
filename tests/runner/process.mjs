import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { toolCommand } from '../setup/tools.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs one of the packages' programs.
 * @param isShown whether its output goes to the terminal at once
 * @returns its exit code, and its output where that was not shown
 */
export function run(tool, args, { env, isShown }) {
  const [command, ...words] = toolCommand(tool, args);
  const hasColours = process.stdout.isTTY && !process.env.NO_COLOR;
  const colours = hasColours
    ? { FORCE_COLOR: '1', NO_COLOR: undefined }
    : { FORCE_COLOR: undefined, NO_COLOR: '1' };
  const child = spawn(command, words, {
    cwd: root,
    env: { ...env, ...colours },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
