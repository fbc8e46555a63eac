import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Names of the store's variables in the owner's `.env` files. The example sets none. */
function namesInFiles(folder) {
  return readdirSync(folder)
    .filter((name) => /^\.env(\.|$)/.test(name) && name !== '.env.example')
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^\s*(?:export\s+)?(VITE_\w+)\s*[=:]/gm),
    ])
    .map(([, name]) => name);
}

/**
 * The environment of everything that tests and benches start: the embedded backend in memory, whatever the owner's own
 * project is. To Vite a variable that is set, even to nothing, is worth more than the same one in a file.
 * @param {Record<string, string>} own variables of this one process
 * @param {{ env?: Record<string, string | undefined>, folder?: string }} from the environment and the folder to start from
 * @returns {Record<string, string>}
 */
export function testEnvironment(own = {}, { env = process.env, folder = root } = {}) {
  // VITEST and NODE_ENV would make a build that a test starts differ from the one that a person starts
  const foreign = new Set(['VITEST', 'NODE_ENV', 'LITE_HOME']);
  const inherited = Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.has(name)));
  const names = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', ...namesInFiles(folder)].concat(
    Object.keys(env).filter((name) => name.startsWith('VITE_')),
  );
  const none = Object.fromEntries(names.map((name) => [name, '']));
  return { ...inherited, ...none, LITE_DB: 'memory', ...own };
}

/**
 * Keeps a browser off a store that was built for somebody's project.
 * @param {string} folder of the build, relative to the repository; one that is not there is not refused
 * @throws {Error} when its page may talk to anybody but its own origin
 */
export function refuseForeignBuild(folder) {
  const page = resolve(root, folder, 'index.html');
  if (!existsSync(page)) return;
  const [, allowed] = /connect-src ([^;"]*)/.exec(readFileSync(page, 'utf8')) ?? [];
  if (allowed !== undefined && allowed.trim() !== "'self'")
    throw new Error(
      `${folder} was built for a project (${allowed}). \`npm test -- browser\` builds a store of its own.`,
    );
}
