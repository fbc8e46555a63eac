import { basename, relative, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** The embedded backend's data, secrets of the environment, the history, keys and dumps: part of a path each. */
const PRIVATE = /^(\.lite|\.git|\.env(\..*)?|.*\.(pem|key|crt|p12|sql|dump))$/i;

/** As `server.fs.deny` wants them: Vite asks it for files that are reached in other ways, such as imports. */
const DENIED = ['.env', '.env.*', '*.{crt,pem,key,p12,sql,dump}', '**/.git/**', '**/.lite/**'];

/** Names of data folders beside the usual one: LITE_HOME, where it lies inside of the project. */
function otherDataFolder(root: string): string | null {
  const home = process.env.LITE_HOME;
  if (!home || relative(root, resolve(root, home)).startsWith('..')) return null;
  return basename(resolve(root, home));
}

/** A path without its encoding, however often it was encoded; null for what is not well encoded. */
function decoded(path: string): string | null {
  try {
    for (let former = path; ; former = path) {
      path = decodeURIComponent(former);
      if (path === former) return path;
    }
  } catch {
    return null;
  }
}

/**
 * Whether an address names what no server may hand out: with `/@fs/`, encoded or doubled slashes, or in capitals too.
 * @param dataFolder a further name that is private
 */
function isPrivateAddress(url: string, dataFolder: string | null = null): boolean {
  const path = decoded(url.replace(/[?#].*$/s, ''));
  if (path === null) return true;
  // a name ends with its parameters, NTFS streams, and the dots and spaces that Windows drops
  const names = path.split(/[/\\?#]+/).map((name) => name.replace(/[:;\0].*$/s, '').replace(/[. ]+$/, ''));
  return names.some((name) => PRIVATE.test(name) || (dataFolder !== null && name === dataFolder));
}

/** Keeps `dev` and `preview` from serving secrets that lie in the project's folder. */
export function privateFiles(): Plugin {
  const guard =
    (root: string): Connect.NextHandleFunction =>
    (request, response, next) => {
      if (!isPrivateAddress(request.url ?? '', otherDataFolder(root))) return next();
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Forbidden');
    };
  return {
    name: 'inkpatch:private-files',
    enforce: 'pre',
    config: ({ root = process.cwd() }) => {
      const other = otherDataFolder(root);
      return { server: { fs: { deny: other ? [...DENIED, `**/${other}/**`] : DENIED } } };
    },
    configureServer: ({ middlewares, config }) => void middlewares.use(guard(config.root)),
    configurePreviewServer: ({ middlewares, config }) => void middlewares.use(guard(config.root)),
  };
}
