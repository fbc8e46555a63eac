import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/**
 * Serves a built folder as a static host does: compressed, built files for ever, about.html for /about, and the shell for
 * every other address; index.html where there is no shell.
 * @param isShellOnly gives the shell for every page: the store without built pages
 */
export async function startHost(folder, isShellOnly = false) {
  const files = new Map();
  const read = (path) => {
    if (!files.has(path)) {
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      const isText = /text|svg/.test(type);
      const body = readFileSync(path);
      files.set(path, { type, isText, body: isText ? gzipSync(body, { level: 9 }) : body });
    }
    return files.get(path);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const pages = [`${pathname.slice(1) || 'index'}.html`, 'shell/index.html', 'index.html'].slice(
      isShellOnly ? 1 : 0,
    );
    const path = [pathname.slice(1), ...pages].map((name) => join(folder, name)).find(isFile);
    const { type, isText, body } = read(path);
    const isBuilt = path.includes('/assets/');
    response.writeHead(200, {
      'content-type': type,
      ...(isText && { 'content-encoding': 'gzip' }),
      'cache-control': isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
    });
    response.end(body);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    base: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
