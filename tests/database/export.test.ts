import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testEnvironment } from '../setup/environment.mjs';
import { runWithData } from './local-process';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'inkpatch-export-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const exportFrom = (data: string, file: string, variables: Record<string, string> = {}) =>
  promisify(execFile)('npm', ['run', '--silent', 'db:export', '--', file], {
    env: testEnvironment({ LITE_HOME: data, LITE_DB: '', ...variables }),
  });

/** Everything that moves, as text. */
const DUMP = `
  const dump = async (connection) => {
    const all = {};
    for (const table of ['categories', 'products', 'newsletter_subscribers', 'coupons', 'orders', 'reviews', 'page_texts', 'settings'])
      all[table] = (await connection.exec('select to_jsonb(t) as row from public.' + table + ' t order by 1')).rows;
    return JSON.stringify(all);
  };
`;

it('moves the catalogue, the records and the subscribers to another project, whatever stands in them', async () => {
  const [one, two, file] = ['one', 'two', 'data.sql'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  const before = await runWithData(
    one,
    `${DUMP}
    const { call, close } = await open();
    const connection = await config.connection;
    const title = "It's a $rows$ \\"fox\\" 🦊 \\\\ ; commit; --";
    await connection.driver.query(
      'insert into public.products (title, price, images, keywords, created_at) values ($1, 4.35, $2, $3, $4)',
      [title, ['/a.svg', '/b,c.svg'], ['it"s', '{}'], '2026-02-03T04:05:06.789Z'],
    );
    await connection.exec("insert into public.newsletter_subscribers (email) values ('reader@example.com')");
    await connection.driver.query("insert into public.page_texts (page, text) values ('faq', $1)", [title]);
    await connection.exec("update public.settings set time_zone = 'Europe/Berlin'");
    say(await dump(connection));
    await close();`,
  );
  expect(before.out).toContain('$rows$');

  const { stdout } = await exportFrom(one, file);
  expect(stdout.trim()).toBe(
    `${file} holds 8 categories, 49 products, 41 newsletter subscribers, 8 coupons, 36 orders, 30 reviews, 1 page texts.`,
  );
  expect(readFileSync(file, 'utf8')).not.toMatch(/into (auth|public\.(carts|wishlists))/);

  const after = await runWithData(
    two,
    `${DUMP}
    import { readFileSync } from 'node:fs';
    const { close } = await open();
    const connection = await config.connection;
    await connection.exec('truncate public.products, public.categories, public.newsletter_subscribers, public.coupons,' +
      ' public.orders, public.page_texts cascade');
    // without the demo shopper, the seed brings no records
    await connection.exec('begin');
    await connection.exec("delete from auth.users where email = 'shopper@example.com'");
    const seed = readFileSync('supabase/seed.sql', 'utf8');
    await connection.exec(seed.split(' records --')[1]);
    say(Object.values(JSON.parse(await dump(connection))).map((rows) => rows.length).join());
    await connection.exec('rollback');
    // an account of the same address has another id there
    const them = '00000000-0000-4000-a000-00000000abcd';
    const sam = '00000000-0000-4000-a000-000000000002';
    await connection.exec("delete from auth.users where id = '" + sam + "'");
    await connection.exec("insert into auth.users (id, email) values ('" + them + "', 'Shopper@example.com')");
    // the other project is a migration ahead, with a column that this one knows nothing of
    await connection.exec("alter table public.products add column later text not null default 'by itself'");
    // the other project has made one of the categories by itself: it is the same one by its slug
    const own = '00000000-0000-4000-8000-00000000abcd';
    const theirs = '00000000-0000-4000-8000-000000000002';
    await connection.exec("insert into public.categories values ('" + own + "', 'Animals', 'animals')");
    const statements = readFileSync(${JSON.stringify(file)}, 'utf8').split(/;\\n(?=begin|insert|commit|$)/);
    for (const statement of [...statements, ...statements]) // a second time changes nothing
      if (/^insert/m.test(statement)) await connection.exec(statement.slice(statement.search(/^insert/m)));
    await connection.exec('alter table public.products drop column later');
    say((await dump(connection)).replaceAll(own, theirs).replaceAll(them, sam));
    await close();`,
  );
  const [without, moved = ''] = after.out.trim().split('\n');
  expect(without).toBe('0,0,0,0,0,0,0,1');
  const sorted = (out: string) => {
    const all = JSON.parse(out) as Record<string, { row: { id: string } }[]>;
    return Object.values(all).map((rows) => rows.toSorted((a, b) => a.row.id.localeCompare(b.row.id)));
  };
  expect(sorted(moved)).toEqual(sorted(before.out));
}, 120_000);

it('says so when there is no local database yet, and makes none', async () => {
  await expect(exportFrom(join(home, 'none'), join(home, 'data.sql'))).rejects.toThrow(
    'There is no local database yet: `npm run dev` sets one up.',
  );
  expect(() => readFileSync(join(home, 'data.sql'))).toThrow('ENOENT');
});

it('says so when the local database is one in memory, without a stack trace', async () => {
  const refusal = (await exportFrom(home, join(home, 'data.sql'), { LITE_DB: 'memory' }).catch(
    (error: unknown) => error,
  )) as { stderr: string };
  expect(refusal.stderr.trim()).toBe(
    'LITE_DB=memory keeps nothing, so there is nothing to export. Unset it to export what lies in the data folder.',
  );
});
