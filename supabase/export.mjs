// `npm run db:export`: writes what the local database sells, its records, and who reads the newsletter, as SQL for another
// project.
// Accounts stay here, and with them carts and wishlists: they belong to a sign-in, which the other project has its own of.
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

async function exportTo(file) {
  if (process.env.LITE_DB === 'memory')
    throw new Error(
      'LITE_DB=memory keeps nothing, so there is nothing to export. Unset it to export what lies in the data folder.',
    );
  if (!existsSync(resolve(dataFolder(), 'data')))
    throw new Error('There is no local database yet: `npm run dev` sets one up.');
  const connection = await config.connection;
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
    if (!isUnsaid) counts.push(`${all.length} ${table.split('.')[1].replaceAll('_', ' ')}`);
  }
  await connection.close();
  writeFileSync(file, [...lines, 'commit;', ''].join('\n'));
  console.log(`${file} holds ${counts.join(', ')}.`);
}

exportTo(process.argv[2] ?? 'inkpatch-data.sql').catch((error) => {
  console.error(error.message);
  process.exit(1);
});
