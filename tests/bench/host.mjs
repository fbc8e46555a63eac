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

/** Serves a built folder as a static host does: compressed, built files for ever, index.html for every other address. */
export async function startHost(folder) {
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
    const asked = join(folder, pathname);
    const path = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
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
