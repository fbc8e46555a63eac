import { App } from '@supabase/lite';
import { applyPendingMigrations, ensureSchema } from '@supabase/lite/cli';
import { explainRecords } from './record-plans.mjs';

const COUNT = 50_000;

/** The reads of the catalogue (src/backend/public-reads.ts) as PostgREST makes them, and what has to be in their plans. */
const READS = [
  [
    'the newest 24',
    'select * from products order by created_at desc nulls last, id asc limit 24',
    'products_newest_idx',
  ],
  [
    'a page of 1,000',
    'select * from products order by created_at desc nulls last, id asc limit 1000 offset 20000',
    'products_newest_idx',
  ],
  [
    'one product',
    "select * from products where id = '00000000-0000-4000-8000-000000000777'",
    'products_pkey',
  ],
  [
    'products of a category, as deleting one asks',
    "select 1 from products where category_id = '00000000-0000-4000-9000-000000000003'",
    'products_category_id_idx',
  ],
];

const FILL = `
  delete from products;
  insert into categories (id, name, slug)
    select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Bench ' || n, 'bench-' || n from generate_series(1, 400) n;
  insert into products (id, title, description, category_id, created_at, downloads)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Clipart ' || n, repeat('ink and paper ', 40),
      ('00000000-0000-4000-9000-' || lpad((1 + n % 400)::text, 12, '0'))::uuid, now() - n * interval '1 minute', n % 9000
    from generate_series(1, ${COUNT}) n;
  analyze products;`;

/** Node types and indexes of a plan, outermost first. */
function describe(node) {
  const own = node['Index Name'] ? `${node['Node Type']} (${node['Index Name']})` : node['Node Type'];
  return [own, ...(node.Plans ?? []).map(describe)].join(' ← ');
}

/** Shows the plans of the catalogue's queries on 50,000 rows, as the role that visitors have, and those of the records. */
export async function explainReads({ report }) {
  process.env.LITE_DB = 'memory';
  const { default: config } = await import('../../supabase/lite.config.mjs');
  const connection = await config.connection;
  const app = new App({ ...config, connection, options: { server: { admin: false } } });
  const { log } = console;
  console.log = () => {};
  await app.init();
  await applyPendingMigrations(app);
  await ensureSchema(app);
  console.log = log;
  try {
    for (const statement of FILL.split(';').filter((text) => text.trim())) await connection.exec(statement);
    for (const [name, query, index] of READS) {
      const { rows } = await connection.exec(`explain (analyze, format json) ${query}`);
      const [plan] = rows[0]['QUERY PLAN'];
      const shape = describe(plan.Plan);
      console.log(`  ${name}: ${shape}`);
      report.add(`${name} of 50,000 rows, PostgreSQL`, 'ms', {
        store: plan['Execution Time'],
        target: index,
        isMet: shape.includes(index),
      });
    }
    await explainRecords({ connection, app, report });
  } finally {
    await connection.close();
  }
}
