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

const exportFrom = (data: string, words: string[], variables: Record<string, string> = {}) =>
  promisify(execFile)('npm', ['run', '--silent', 'db:export', '--', ...words], {
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

  const { stdout } = await exportFrom(one, [file, '--with-demo']);
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

type Rows = Record<string, unknown>[];

/** The rows that a file of the export holds, by their tables. */
function rowsIn(sql: string): Record<string, Rows> {
  const parts = sql.matchAll(/^insert into (?:public|private)\.(\w+) .*?\$rows\$(.*?)\$rows\$/gms);
  const rows: Record<string, Rows> = {};
  for (const [, table = '', part = ''] of parts) rows[table] = JSON.parse(part) as Rows;
  return rows;
}

it("leaves out what the seed and the demo accounts made, and says so; the shop's own goes along", async () => {
  const file = join(home, 'data.sql');
  const { out } = await runWithData(
    home,
    `const { close } = await open();
    const connection = await config.connection;
    const insert = (table, row) => connection.driver.query('insert into public.' + table + ' (' + Object.keys(row) + ') select '
      + Object.keys(row) + ' from jsonb_populate_record(null::public.' + table + ', $1)', [JSON.stringify(row)]);
    const rita = '00000000-0000-4000-a000-00000000abcd';
    const sam = '00000000-0000-4000-a000-000000000002';
    const own = '00000000-0000-4000-9000-00000000abcd';
    await insert('products', { id: own, title: 'Own Quill', price: 4 });
    await connection.exec("insert into auth.users (id, email) values ('" + rita + "', 'rita@shop.test')");
    for (const [id, user_id] of [['1', rita], ['2', sam]]) {
      const billing_info = { firstName: 'R', lastName: 'P', email: 'r@shop.test', address: 'A', city: 'C', zipCode: 'Z' };
      const items = [{ id: own, title: 'Own Quill', image: '', price: 4, quantity: 1 }];
      await insert('orders', { id, user_id, request_id: crypto.randomUUID(), items, total: 4, billing_info });
    }
    await insert('reviews', { user_id: rita, user_name: 'Rita', product_id: own, rating: 4, comment: 'Mine' });
    await insert('reviews', { user_id: sam, user_name: 'Sam', product_id: own, rating: 1, comment: 'A try' });
    for (const email of ['rita@shop.test', 'Shopper@example.com']) await insert('newsletter_subscribers', { email });
    await connection.exec("update public.coupons set discount = 11 where code = 'WELCOME10'");
    await close();`,
  );
  expect(out).toBe('');
  const { stdout } = await exportFrom(home, [file]);
  expect(stdout.trim().split('\n')).toEqual([
    `${file} holds 8 categories, 49 products, 1 newsletter subscribers, 1 coupons, 1 orders, 1 reviews, 0 page texts.`,
    "Left out, as they are the demo's: 41 newsletter subscribers, 7 coupons, 37 orders, 31 reviews. With --with-demo they go along.",
  ]);
  const rows = rowsIn(readFileSync(file, 'utf8'));
  expect(rows).toMatchObject({
    newsletter_subscribers: [{ email: 'rita@shop.test' }],
    coupons: [{ code: 'WELCOME10', discount: 11 }],
    orders: [{ id: '1', account: 'rita@shop.test' }],
    reviews: [{ comment: 'Mine' }],
  });
  // rated without the reviews that stay here
  expect(rows.products?.find(({ title }) => title === 'Own Quill')).toMatchObject({ rating: 4, reviews: 1 });
  expect(rows.products?.find(({ title }) => title === 'Sleepy Fox')).toMatchObject({ reviews: 385 });

  // they are still here
  const { stdout: whole } = await exportFrom(home, ['--with-demo', file]);
  expect(whole.trim()).toBe(
    `${file} holds 8 categories, 49 products, 42 newsletter subscribers, 8 coupons, 38 orders, 32 reviews, 0 page texts.`,
  );
  await expect(exportFrom(home, ['--without-demo'])).rejects.toThrow("Unknown option '--without-demo'");
}, 120_000);

it('says so when there is no local database yet, and makes none', async () => {
  await expect(exportFrom(join(home, 'none'), [join(home, 'data.sql')])).rejects.toThrow(
    'There is no local database yet: `npm run dev` sets one up.',
  );
  expect(() => readFileSync(join(home, 'data.sql'))).toThrow('ENOENT');
});

it('says so when the local database is one in memory, without a stack trace', async () => {
  const refusal = (await exportFrom(home, [join(home, 'data.sql')], { LITE_DB: 'memory' }).catch(
    (error: unknown) => error,
  )) as { stderr: string };
  expect(refusal.stderr.trim()).toBe(
    'LITE_DB=memory keeps nothing, so there is nothing to export. Unset it to export what lies in the data folder.',
  );
});
