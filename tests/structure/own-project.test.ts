import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseForeignBuild } from '../setup/environment.mjs';
import config from '../vitest.config';
import { root } from './sources';

const asked: string[] = [];
const project = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(500).end();
});
let copy: string;
let address: string;

/** The environment of a person's terminal: nothing in it stands above the files. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITE|LITE_|NODE_ENV)/.test(name)),
);

/** Runs a command in the copy. */
const run = (...words: string[]) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn(process.execPath, words, { cwd: copy, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()));
    child.on('close', (code) => done({ code, output }));
  });

beforeAll(async () => {
  await new Promise<void>((listening) => void project.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
  copy = mkdtempSync(join(tmpdir(), 'inkpatch-own-project-'));
  const tracked = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0');
  for (const file of tracked)
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const mine = `VITE_SUPABASE_URL=${address}\nVITE_SUPABASE_ANON_KEY=mine\nVITE_RECORDS=database\nVITE_SITE_URL=${address}\n`;
  for (const name of ['.env', '.env.production.local', '.env.test']) writeFileSync(join(copy, name), mine);
});
afterAll(() => {
  project.close();
  rmSync(copy, { recursive: true, force: true });
});

describe("a folder whose .env names the owner's project", () => {
  it('builds the tested store without it', async () => {
    const { code, output } = await run('tests/run.mjs', 'build');
    expect(code, output).toBe(0);
    const store = join(copy, 'test-results/store');
    const files = readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(html|js|xml|txt|json)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((name) => readFileSync(join(store, name), 'utf8').includes(address))).toEqual([]);
    expect(asked).toEqual([]);
  }, 60_000);

  it.each([
    ['build', 'VITE_SERVICE_KEY', 'sb_secret_do-not-print'],
    ['dev', 'VITE_SUPABASE_ANON_KEY', `e30.${btoa(JSON.stringify({ role: 'service_role' }))}.do-not-print`],
  ])(
    'gets no %s with a secret key in it: its variable is named, and nothing is written',
    async (command, name, key) => {
      writeFileSync(join(copy, '.env.local'), `${name}="${key}"\n`);
      const { code, output } = await run('node_modules/vite/bin/vite.js', command);
      rmSync(join(copy, '.env.local'));
      expect(code, output).toBe(1);
      expect(output).toContain(`${name} holds a secret key`);
      expect(output).not.toContain('do-not-print');
      expect(output).not.toContain(key.slice(0, 30));
      expect(existsSync(join(copy, 'dist'))).toBe(false);
      expect(existsSync(join(copy, '.lite'))).toBe(false);
    },
  );
});

describe('what tests and benches start', () => {
  it('reads no .env, however vitest was started', () => {
    const projects = (config.test?.projects ?? []) as { envDir?: false }[];
    expect(projects.length).toBeGreaterThan(3);
    expect(projects.filter(({ envDir }) => envDir !== false)).toEqual([]);
    expect(
      Object.entries(process.env).filter(([name, value]) => /^VITE_SUPABASE/.test(name) && value),
    ).toEqual([]);
  });

  it('has its environment from setup/environment', () => {
    /** They start git, a browser or PostgreSQL, serve a folder of their own, or are handed the environment. */
    const others = [
      'engines/webkit.mjs',
      'runner/process.mjs',
      'setup/chromium.mjs',
      'setup/postgres.ts',
      'structure/own-project.test.ts',
      'structure/own-words.test.ts',
      'structure/private-files.test.ts',
      'structure/rooms.test.ts',
    ];
    const starting = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(root, 'tests', name), 'utf8') }))
      .filter(({ text }) => /from 'node:child_process'|from 'vite'|\bwebServer\b/.test(text));
    expect(starting.length).toBeGreaterThan(others.length);
    expect(
      starting
        .filter(({ name, text }) => !others.includes(name) && !text.includes('testEnvironment('))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('opens no store that was built for a project', () => {
    const folder = mkdtempSync(join(tmpdir(), 'inkpatch-foreign-'));
    const page = (connect: string) =>
      writeFileSync(
        join(folder, 'index.html'),
        `<meta content="default-src 'self'; connect-src ${connect}; x" />`,
      );
    page("'self' https://mine.supabase.co wss://mine.supabase.co");
    expect(() => refuseForeignBuild(folder)).toThrow('https://mine.supabase.co');
    page("'self'");
    expect(() => refuseForeignBuild(folder)).not.toThrow();
    expect(() => refuseForeignBuild(join(folder, 'none'))).not.toThrow();
    rmSync(folder, { recursive: true });
  });
});
