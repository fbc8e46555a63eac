import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ANON_KEY } from '../../supabase/anon-key.mjs';
import { testEnvironment } from '../setup/environment.mjs';
import { toolCommand } from '../setup/tools.mjs';
import { test as base } from './fixtures';

const DIST = process.env.E2E_DIST ?? 'dist';

interface Store {
  url: string;
  /** Where its mails are noted. */
  mails: string;
  close: () => void;
}

/** Where the server listens, once it says so. */
const addressOf = (server: ChildProcess) =>
  new Promise<string>((found, failed) => {
    let said = '';
    const listen = (part: Buffer) => {
      said += part.toString();
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) found(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => failed(new Error(`The store did not start:\n${said}`)));
  });

/** The built store on a backend of its own, on which new accounts confirm their address first. */
async function startStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'inkpatch-confirming-'));
  const mails = join(folder, 'mails.jsonl');
  writeFileSync(mails, '');
  const [command = '', ...words] = toolCommand('vite', ['preview', '--port', '0', '--outDir', DIST]);
  const server = spawn(command, words, {
    cwd: resolve(import.meta.dirname, '../..'),
    env: testEnvironment({ LITE_CONFIRM_EMAIL: '1', LITE_MAILS: mails, NO_COLOR: '1' }),
  });
  const close = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', close);
  const url = await addressOf(server);
  return { url, mails, close };
}

interface Fixtures {
  /** The file in which this store's mails are noted. */
  mails: string;
}

/** Tests on the store that has "Confirm email" on. One such store serves all tests of a worker. */
export const test = base.extend<Fixtures, { store: Store }>({
  store: [
    async ({ playwright }, run) => {
      const store = await startStore();
      const request = await playwright.request.newContext({ extraHTTPHeaders: { apikey: ANON_KEY } });
      await request.get(`${store.url}/rest/v1/categories?select=id`); // its database is open then
      await request.dispose();
      await run(store);
      store.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ store }, run) => run(store.url),
  mails: ({ store }, run) => run(store.mails),
});
