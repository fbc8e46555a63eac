import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runWithData } from './local-process';

const SIGN_IN = `
  const token = async (call) => (await (await call('/auth/v1/token?grant_type=password', {
    method: 'POST', body: JSON.stringify({ email: 'shopper@example.com', password: 'demo-shopper-1' }),
  })).json());
`;

describe('local data', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'inkpatch-data-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('survive a restart, the session too, and a killed process', async () => {
    const first = await runWithData(
      home,
      `${SIGN_IN}
      const { call } = await open();
      const { access_token, user } = await token(call);
      const saved = await call('/rest/v1/carts?on_conflict=user_id', {
        method: 'POST',
        headers: { authorization: 'Bearer ' + access_token, prefer: 'resolution=merge-duplicates' },
        body: JSON.stringify({ user_id: user.id, items: [{ id: 'kept' }] }),
      });
      say(saved.status + ' ' + access_token);
      process.kill(process.pid, 'SIGKILL');`,
    );
    const [status, accessToken] = first.out.trim().split(' ');
    expect(status, first.out).toBe('201');

    const second = await runWithData(
      home,
      `const { call, close } = await open();
      const answer = await call('/rest/v1/carts?select=items', { headers: { authorization: 'Bearer ${accessToken}' } });
      say(await answer.text());
      await close();`,
    );
    expect(second.out.trim()).toBe('[{"items":[{"id":"kept"}]}]');
  }, 60_000);

  it('belong to one process at a time', async () => {
    const { out } = await runWithData(
      home,
      `import { writeFileSync } from 'node:fs';
      writeFileSync(process.env.LITE_HOME + '/pid', String(process.ppid));
      try { lockDataFolder(); say('taken'); } catch (error) { say(error.message); }`,
    );
    expect(out).toContain(`in use by process ${process.pid}`);
  });

  it('are free again when their process has died', async () => {
    const { out } = await runWithData(
      home,
      `import { writeFileSync } from 'node:fs';
      writeFileSync(process.env.LITE_HOME + '/pid', '999999999');
      lockDataFolder();
      say('taken');`,
    );
    expect(out.trim()).toBe('taken');
  });

  it('say in a sentence that they can not be written', async () => {
    const { out } = await runWithData(
      home,
      `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      fs.writeFileSync = () => { throw Object.assign(new Error('read-only'), { code: 'EROFS' }); };
      syncBuiltinESMExports();
      await open().catch((error) => say(error.message));`,
    );
    expect(out).toContain(`Nothing can be written to ${home} (EROFS), where the local database lies.`);
    expect(out).toContain('LITE_DB=memory');
  });

  it('say at the start which migration was edited after it had been applied to them', async () => {
    const quiet = await runWithData(
      home,
      `const { close } = await open();
      await (await config.connection).exec("update supabase_migrations.schema_migrations set statements[2] = 'select 1'" +
        " where name = 'narrow_grants'");
      await close();`,
    );
    expect(quiet.out).not.toContain('Edited after');
    const edited = await runWithData(home, 'const { close } = await open(); await close();');
    expect(edited.out).toContain('Edited after it was applied here: 20261128000000_narrow_grants.sql.');
    expect(edited.out).not.toContain('_store.sql');
    expect(edited.out).toContain('add a new migration instead');
  }, 120_000);
});
