// `npm run db:export`: writes what the local database sells, its records, and who reads the newsletter, as SQL for another
// project. The records of the demo accounts stay out unless it is called with --with-demo.
// Accounts stay here, and with them carts and wishlists: they belong to a sign-in, which the other project has its own of.
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import config, { dataFolder } from './lite.config.mjs';

const SAME_ACCOUNT = {
  row: "to_jsonb(t) || jsonb_build_object('account', (select email from auth.users where id = t.user_id))",
  change:
    " || jsonb_build_object('user_id', (select id from auth.users where lower(email) = lower(rows.row ->> 'account')))",
};

/**
 * In an order in which each row finds what it refers to. A category is known by its slug, an account by its address: the
 * other project may have them under another id. Without that account, an order or a review is nobody's.
 */
const TABLES = {
  'public.categories': {},
  'public.products': {
    row: "to_jsonb(t) || jsonb_build_object('category', (select slug from public.categories where id = t.category_id))",
    change:
      " || jsonb_build_object('category_id', (select id from public.categories where slug = rows.row ->> 'category'))",
  },
  'public.newsletter_subscribers': {},
  'public.coupons': {},
  'public.orders': SAME_ACCOUNT,
  'private.former_ratings': { key: 'product_id', isUnsaid: true }, // or the reviews would be counted once more
  'public.reviews': SAME_ACCOUNT,
  'public.page_texts': { key: 'page' },
  'public.settings': { isUnsaid: true, conflict: '(id) do update set time_zone = excluded.time_zone' },
};
const ROWS_PER_STATEMENT = 500;

const DEMO_ACCOUNTS = "'00000000-0000-4000-a000-000000000001', '00000000-0000-4000-a000-000000000002'";

/**
 * What the seed made of each table, known by its ids, and what the demo accounts have done since. A coupon that was
 * edited is the shop's own.
 */
const DEMO_RECORDS = {
  'public.newsletter_subscribers': `id::text like '00000000-0000-4000-e000-%'
    or lower(email) in (select lower(email) from auth.users where id in (${DEMO_ACCOUNTS}))`,
  'public.coupons': "id::text like '00000000-0000-4000-d000-%' and version = 1",
  'public.orders': `request_id::text like '00000000-0000-4000-b000-%' or user_id in (${DEMO_ACCOUNTS})`,
  'public.reviews': `id::text like '00000000-0000-4000-c000-%' or user_id in (${DEMO_ACCOUNTS})`,
};

const counted = (rows, table) => `${rows.length} ${table.split('.')[1].replaceAll('_', ' ')}`;

/** Takes the demo records away, so that the products are rated without them. @returns what they were, in words */
async function deleteDemoRecords(connection) {
  const counts = [];
  for (const [table, isDemo] of Object.entries(DEMO_RECORDS)) {
    const { rows } = await connection.exec(`delete from ${table} where ${isDemo} returning 1`);
    if (rows.length > 0) counts.push(counted(rows, table));
  }
  return counts.join(', ');
}

const COLUMNS = `select column_name from information_schema.columns
  where table_schema || '.' || table_name = '%' and is_generated = 'NEVER' order by ordinal_position`;

/** Quotes that the text does not contain. */
function quoted(text) {
  let tag = 'rows';
  while (text.includes(`$${tag}$`)) tag += '_';
  return `$${tag}$${text}$${tag}$`;
}

/** The columns are named: the other project may have later ones, which then get their defaults. */
function insertStatements(table, columns, rows, { change = '', conflict = 'do nothing' }) {
  const statements = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const part = JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT));
    statements.push(
      `insert into ${table} (${columns.join(', ')})\n` +
        `  select ${columns.map((column) => `filled.${column}`).join(', ')}\n` +
        `  from jsonb_array_elements(${quoted(part)}::jsonb) as rows (row),\n` +
        `    jsonb_populate_record(null::${table}, rows.row${change}) as filled\n` +
        `  on conflict ${conflict};`,
    );
  }
  return statements;
}

/** @param isWhole with the demo records */
async function exportTo(file, isWhole) {
  if (process.env.LITE_DB === 'memory')
    throw new Error(
      'LITE_DB=memory keeps nothing, so there is nothing to export. Unset it to export what lies in the data folder.',
    );
  if (!existsSync(resolve(dataFolder(), 'data')))
    throw new Error('There is no local database yet: `npm run dev` sets one up.');
  const connection = await config.connection;
  await connection.exec('begin'); // what is taken away comes back
  const leftOut = isWhole ? '' : await deleteDemoRecords(connection);
  const counts = [];
  const lines = [
    '-- Run this once on a project that has the migrations. Rows that are there already stay as they are.',
    'begin;',
  ];
  for (const [table, moved] of Object.entries(TABLES)) {
    const { row: source = 'to_jsonb(t)', key = 'id', isUnsaid } = moved;
    const { rows } = await connection.exec(`select ${source} as row from ${table} t order by ${key}`);
    const { rows: columns } = await connection.exec(COLUMNS.replace('%', table));
    const all = rows.map(({ row }) => row);
    const names = columns.map(({ column_name: name }) => name);
    lines.push(...insertStatements(table, names, all, moved));
    if (!isUnsaid) counts.push(counted(all, table));
  }
  await connection.exec('rollback');
  await connection.close();
  writeFileSync(file, [...lines, 'commit;', ''].join('\n'));
  console.log(`${file} holds ${counts.join(', ')}.`);
  if (leftOut) console.log(`Left out, as they are the demo's: ${leftOut}. With --with-demo they go along.`);
}

try {
  const { values, positionals } = parseArgs({
    options: { 'with-demo': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  await exportTo(positionals[0] ?? 'inkpatch-data.sql', values['with-demo']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
