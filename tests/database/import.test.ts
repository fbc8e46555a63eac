import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findPostgres } from '../setup/find-postgres';
import { testEnvironment } from '../setup/environment.mjs';
import { runWithData } from './local-process';

const run = promisify(execFile);
const bin = (tool: string) => join(findPostgres() ?? '', tool);
const server = inject('postgres');
/** A project that has the migrations, and nothing else. */
const project = new URL('/import', server).href;
const psql = async (...words: string[]) =>
  (
    await run(bin('psql'), ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', project, ...words])
  ).stdout.trim();

let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'inkpatch-import-'));
  const schema = join(home, 'schema.sql');
  await run(bin('psql'), ['-X', '-q', server, '-c', 'create database import']);
  await run(bin('pg_dump'), ['--schema-only', '-f', schema, server]);
  await psql('-f', schema);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const TABLES = 'categories products newsletter_subscribers coupons orders reviews page_texts settings'.split(
  ' ',
);
/** How many rows each has. */
const COUNTS = TABLES.map((table) => `(select count(*) from public.${table})`).join(" || ',' || ");

it('the exported file runs on a plain server, once and once more, and orders find their account', async () => {
  const file = join(home, 'data.sql');
  const { out } = await runWithData(
    home,
    `const { close } = await open();
    const connection = await config.connection;
    await connection.exec("insert into public.page_texts (page, text) values ('faq', 'It''s $rows$; \\\\ 🦊')");
    await connection.exec("update public.settings set time_zone = 'Europe/Berlin'");
    await close();`,
  );
  expect(out).toBe('');
  await run('npm', ['run', '--silent', 'db:export', '--', '--with-demo', file], {
    env: testEnvironment({ LITE_HOME: home, LITE_DB: '' }),
  });

  await psql('-c', "insert into auth.users (id, email) values (gen_random_uuid(), 'Shopper@example.com')");
  for (let time = 1; time <= 2; time += 1) {
    expect(await psql('-f', file)).toBe('');
    expect(await psql('-c', `select ${COUNTS}`)).toBe('8,48,40,8,36,30,1,1');
  }
  expect(await psql('-c', "select text from public.page_texts where page = 'faq'")).toBe(
    "It's $rows$; \\ 🦊",
  );
  expect(await psql('-c', 'select time_zone from public.settings')).toBe('Europe/Berlin');
  expect(
    await psql(
      '-c',
      `select count(*) from public.orders join auth.users on users.id = user_id where email = 'Shopper@example.com'`,
    ),
  ).toBe('6');
  // counted once, although the reviews came after figures that had counted them
  expect(await psql('-c', "select rating, reviews from public.products where title = 'Sleepy Fox'")).toBe(
    '4.9|387',
  );
}, 120_000);
