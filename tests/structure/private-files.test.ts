import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type InlineConfig, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privateFiles } from '../../src/build/private-files';

const SECRET = 'a secret that stays here';
const FILES = [
  '.lite/jwt-secret',
  '.lite/data/base/1',
  '.env',
  '.env.production',
  '.git/config',
  'host.key',
].concat(['host.pem', 'inkpatch-data.sql', 'shop.dump']);

const root = mkdtempSync(join(tmpdir(), 'inkpatch-private-'));
const closing: (() => Promise<void>)[] = [];
const ports: Record<string, number> = {};

beforeAll(async () => {
  for (const folder of [root, join(root, 'dist')]) {
    for (const file of FILES) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), SECRET);
    }
    writeFileSync(join(folder, 'index.html'), '<title>The store</title>');
    writeFileSync(join(folder, 'lite-notes.txt'), 'no secret');
  }
  const options: InlineConfig = { root, configFile: false, logLevel: 'silent', plugins: [privateFiles()] };
  const dev = await createServer({ ...options, server: { port: 0, host: '127.0.0.1' }, appType: 'spa' });
  await dev.listen(0);
  const built = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  closing.push(
    () => dev.close(),
    () => built.close(),
  );
  ports.dev = (dev.httpServer?.address() as AddressInfo).port;
  ports.preview = (built.httpServer.address() as AddressInfo).port;
}, 30_000);
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(root, { recursive: true, force: true });
});

/** Asks for a path as it is written: `fetch` would tidy it first. */
const ask = (server: string, path: string) =>
  new Promise<{ status: number; text: string }>((answered, failed) => {
    get({ host: '127.0.0.1', port: ports[server], path, agent: false }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => answered({ status: response.statusCode ?? 0, text }));
    }).on('error', failed);
  });

const WAYS: [name: string, address: (file: string) => string][] = [
  ['as it is', (file) => `/${file}`],
  ...['raw', 'url', 'import', 'inline', 'import&raw', 'raw&url'].map(
    (query): [string, (file: string) => string] => [`?${query}`, (file) => `/${file}?${query}`],
  ),
  ['/@fs/', (file) => `/@fs${root}/${file}`],
  ['/@fs/ and ?raw', (file) => `/@fs${root}/${file}?import&raw`],
  ['doubled slashes', (file) => `//${file.replace('/', '//')}`],
  ['an encoded slash', (file) => `/${file.replace('/', '%2f')}`],
  ['encoded characters', (file) => `/%2e${file.slice(1)}`.replace('/%2eost', '/%68ost')],
  ['encoded twice', (file) => `/${encodeURIComponent(encodeURIComponent(file))}`],
  ['a way around', (file) => `/nothing/../${file}`],
  ['backslashes', (file) => `/${file.replace('/', '\\')}`],
  ['capitals', (file) => `/${file.toUpperCase()}`],
];

describe.each(['dev', 'preview'])('the %s server', (server) => {
  it.each(WAYS)('gives no secret away: %s', async (_name, address) => {
    for (const file of FILES) {
      const { status, text } = await ask(server, address(file));
      expect(text, file).not.toContain(SECRET);
      expect(status, file).toBe(403);
    }
  });

  it('still serves the store', async () => {
    expect((await ask(server, '/')).text).toContain('The store');
    expect((await ask(server, '/lite-notes.txt')).text).toBe('no secret');
  });
});
