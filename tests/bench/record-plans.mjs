import { ANON_KEY } from '../../supabase/anon-key.mjs';
import { median } from './report.mjs';

const SIZES = [
  { orders: 1_000, users: 1_000, subscribers: 1_000 },
  { orders: 100_000, users: 20_000, subscribers: 50_000 },
];
const ROUNDS = 15;
/** A page, or a search, over one row by its key, both asked for through the API. */
const TARGET = 10;

const uuid = (block, n) => `('00000000-0000-4000-${block}-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Rows up to these counts; those that are there stay. */
const fill = ({ orders, users, subscribers }) => [
  `insert into auth.users (id, email, raw_user_meta_data, created_at)
    select ${uuid('b100', 'n')}, md5(n::text) || '@example.com', jsonb_build_object('name', 'Person ' || md5(n::text)),
      now() - n * interval '1 minute' from generate_series(1, ${users}) n on conflict do nothing`,
  `insert into public.newsletter_subscribers (email, subscribed_at)
    select md5(n::text) || '@example.org', now() - n * interval '1 minute' from generate_series(1, ${subscribers}) n
    on conflict do nothing`,
  `insert into public.orders (id, request_id, user_id, items, total, billing_info, created_at)
    select (1600000000000 + n)::text, ${uuid('b200', 'n')}, ${uuid('b100', `1 + n % ${users}`)},
      jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'title', 'Clipart ' || n % 5000, 'price', 4, 'quantity', 1)),
      4, jsonb_build_object('firstName', 'Ink', 'lastName', 'Patch', 'email', md5(n::text) || '@example.com',
        'address', '1 Press Lane', 'city', 'Letterford', 'zipCode', '12345'), now() - n * interval '1 minute'
    from generate_series(1, ${orders}) n on conflict do nothing`,
  'analyze',
];

/** What admins ask for: the function, what it is given, and the index that has to be in its plan at the larger size. */
const LISTS = [
  ['first page of orders', 'list_orders', {}, 'orders_newest_idx'],
  ['search for one order', 'list_orders', { search: 'A9B7BA70783B617E' }, 'orders_words_idx'],
  ['search for many orders', 'list_orders', { search: 'clipart' }, 'orders_newest_idx'],
  ['first page of users', 'list_users', {}, 'accounts_newest_idx'],
  ['search for one user', 'list_users', { search: 'a9b7ba70783b617e' }, ''], // 20,000 are read through faster than looked up
  ['first page of subscribers', 'list_subscribers', {}, 'newsletter_subscribers_newest_idx'],
  [
    'search for one subscriber',
    'list_subscribers',
    { search: 'a9b7ba70783b617e' },
    'newsletter_subscribers_words_idx',
  ],
];
const FIGURES = ['order_figures', 'user_figures', 'subscriber_figures'];

const describe = (node) =>
  [
    node['Index Name'] ? `${node['Node Type']} (${node['Index Name']})` : node['Node Type'],
    ...(node.Plans ?? []).map(describe),
  ].join(' ← ');

/** The plan of a function's own query, with what it was given in the place of its variables. */
async function planOf(connection, name, { search = '' }) {
  const { rows } = await connection.exec(`select prosrc from pg_proc where proname = '${name}'`);
  const [, query] = /from \(\n([\s\S]*)\n\s*\) page/.exec(rows[0].prosrc);
  const { rows: patterns } = await connection.exec(`select private.pattern('${search}') as pattern`);
  const asked = query
    .replace(/\bpattern\b/g, `'${patterns[0].pattern}'`)
    .replace(/\(before, before_id\)/g, 'row(null::timestamptz, null)')
    .replace(/\bbefore\b/g, 'null::timestamptz')
    .replace(/\btake\b/g, '50');
  const explained = await connection.exec(`explain (format json) ${asked}`);
  return describe(explained.rows[0]['QUERY PLAN'][0].Plan);
}

/** Calls the API as the admin of the seed. */
async function adminOf(app) {
  const send = (path, body, token) =>
    app.fetch(
      new Request(`http://local${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: ANON_KEY,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const credentials = { email: 'admin@example.com', password: 'demo-admin-1' };
  const { access_token: token } = await (
    await send('/auth/v1/token?grant_type=password', credentials)
  ).json();
  return async (path, body) => {
    const answer = await send(path, body, token);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  };
}

/** Milliseconds of each question, asked in turns so that all meet the same machine. */
async function timesOf(questions) {
  const times = new Map(questions.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, ask] of questions) {
      const start = performance.now();
      await ask();
      if (round > 0) times.get(name).push(performance.now() - start); // the first one warms up
    }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

/** The records of a small shop and of a large one: the plans of their lists, and how long these take beside one row. */
export async function explainRecords({ connection, app, report }) {
  const call = await adminOf(app);
  for (const size of SIZES) {
    for (const statement of fill(size)) await connection.exec(statement);
    const rows = `${size.orders.toLocaleString('en-US')} orders`;
    const times = await timesOf([
      ['one order', () => call('/rest/v1/orders?select=id,items,total&id=eq.1600000000777')],
      ...LISTS.map(([name, list, args]) => [name, () => call(`/rest/v1/rpc/${list}`, args)]),
      ...FIGURES.map((name) => [name, () => call(`/rest/v1/rpc/${name}`, {})]),
    ]);
    const one = times.get('one order');
    report.add(`one order by its id, ${rows}`, 'ms', { store: one });
    for (const [name, list, args, index] of LISTS) {
      const plan = await planOf(connection, list, args);
      console.log(`  ${name}: ${plan}`);
      const ratio = times.get(name) / one;
      const hasIndex = size === SIZES[0] || plan.includes(index); // a small table is read faster without one
      report.add(`${name}, ${rows}, over one row`, 'ms', {
        store: times.get(name),
        ratio,
        target: [`< ${TARGET}`, index].filter(Boolean).join(', '),
        isMet: ratio < TARGET && hasIndex,
      });
    }
    for (const name of FIGURES)
      report.add(`${name}, ${rows}`, 'ms', { store: times.get(name), ratio: times.get(name) / one });
  }
}
