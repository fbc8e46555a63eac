import { spawn } from 'node:child_process';
import { testEnvironment } from '../setup/environment.mjs';

/** Runs a script against the embedded backend of a folder, in a process of its own. */
export function runWithData(home: string, script: string): Promise<{ code: number | null; out: string }> {
  const preamble = `
    import config, { lockDataFolder } from './supabase/lite.config.mjs';
    import { App } from '@supabase/lite';
    import { applyPendingMigrations, ensureSchema } from '@supabase/lite/cli';
    const say = console.log;
    console.log = () => {};
    async function open() {
      const connection = await config.connection;
      const app = new App({ ...config, connection, options: { server: { admin: false } } });
      await app.init();
      await applyPendingMigrations(app);
      await ensureSchema(app);
      const call = (path, init = {}) => app.fetch(new Request('http://local' + path, {
        ...init,
        headers: { apikey: 'sb_publishable_local_dev', 'content-type': 'application/json', ...init.headers },
      }));
      return { call, close: () => connection.close() };
    }
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', preamble + script], {
    env: testEnvironment({ LITE_HOME: home, LITE_DB: '' }),
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return new Promise((done) => child.on('close', (code) => done({ code, out })));
}
