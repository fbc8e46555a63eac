import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connection, everybody, type Known, PEOPLE, type Person } from './clients';

/**
 * Every table, as everybody, in every way to write or read. What is allowed stands in ALLOWED; all else must be refused,
 * which means: an error, or an answer after which the row is what it was.
 */
type Operation = 'select' | 'insert' | 'update' | 'delete' | 'upsert';
type Table = 'categories' | 'products' | 'carts' | 'wishlists' | 'newsletter_subscribers';

const OPERATIONS: Operation[] = ['select', 'insert', 'update', 'delete', 'upsert'];
const TABLES: Table[] = ['categories', 'products', 'carts', 'wishlists', 'newsletter_subscribers'];

const everything: Operation[] = OPERATIONS;
const CATALOGUE: Record<Person, Operation[]> = {
  visitor: ['select'],
  owner: ['select'],
  stranger: ['select'],
  admin: everything,
};
const OWN_LIST: Record<Person, Operation[]> = { visitor: [], owner: everything, stranger: [], admin: [] };
const ALLOWED: Record<Table, Record<Person, Operation[]>> = {
  categories: CATALOGUE,
  products: CATALOGUE,
  carts: OWN_LIST,
  wishlists: OWN_LIST,
  newsletter_subscribers: {
    visitor: ['insert'],
    owner: ['insert'],
    stranger: ['insert'],
    admin: ['select', 'insert', 'delete'],
  },
};

type Row = Record<string, unknown>;

let people: Record<Person, Known>;
let count = 0;
const figures = { combinations: 0, allowed: 0, refused: 0 };

beforeAll(async () => {
  people = await everybody();
});
afterAll(() => {
  const { combinations, allowed, refused } = figures;
  const total = TABLES.length * PEOPLE.length * OPERATIONS.length;
  console.log(
    `policies: ${combinations} of ${total} combinations as they should be: ${allowed} allowed, ${refused} refused`,
  );
});

const keyOf = (table: Table) => (table === 'carts' || table === 'wishlists' ? 'user_id' : 'id');
const isList = (table: Table) => keyOf(table) === 'user_id';

/** A row that is not there yet, and a change of it. Lists belong to the owner. */
function sample(table: Table): { row: Row; change: Row } {
  count += 1;
  const mark = `matrix-${process.pid}-${count}`;
  const samples: Record<Table, { row: Row; change: Row }> = {
    categories: { row: { name: mark, slug: mark }, change: { name: `${mark}-changed` } },
    products: { row: { title: mark, price: 1 }, change: { price: 2 } },
    carts: { row: { user_id: people.owner.id, items: [] }, change: { items: [{ id: mark }] } },
    wishlists: { row: { user_id: people.owner.id, items: [] }, change: { items: [{ id: mark }] } },
    newsletter_subscribers: {
      row: { email: `${mark}@example.com` },
      change: { email: `${mark}-changed@example.com` },
    },
  };
  return samples[table];
}

/** Who may surely write and read a table: the one that sets the stage and looks afterwards. */
const keeper = (table: Table) => people[isList(table) ? 'owner' : 'admin'].client;

async function clear(table: Table) {
  if (isList(table)) await keeper(table).from(table).delete().eq('user_id', people.owner.id);
}

async function plant(table: Table, row: Row): Promise<Row> {
  await clear(table);
  const { data, error } = await keeper(table).from(table).insert(row).select('*').single<Row>();
  if (error) throw error;
  return data;
}

async function look(table: Table, column: string, value: unknown): Promise<Row[]> {
  const { data, error } = await keeper(table).from(table).select('*').eq(column, value);
  if (error) throw error;
  return data as Row[];
}

/** Tries the operation and says whether it had an effect (for a read: whether it saw the row). */
async function attempt(table: Table, operation: Operation, person: Person): Promise<boolean> {
  const { client } = people[person];
  const { row, change } = sample(table);
  const key = keyOf(table);

  if (operation === 'insert') {
    await clear(table);
    await client.from(table).insert(row);
    const [column, value] = Object.entries(row)[0] ?? [];
    return (await look(table, column ?? '', value)).length > 0;
  }

  const planted = await plant(table, row);
  const id = planted[key] as string;
  if (operation === 'select')
    return ((await client.from(table).select('*').eq(key, id)).data ?? []).length > 0;
  if (operation === 'delete') {
    await client.from(table).delete().eq(key, id);
    return (await look(table, key, id)).length === 0;
  }
  if (operation === 'update') await client.from(table).update(change).eq(key, id);
  else await client.from(table).upsert({ ...row, ...change, [key]: id }, { onConflict: key });
  const [after] = await look(table, key, id);
  const [changed] = Object.keys(change);
  return JSON.stringify(after?.[changed ?? '']) !== JSON.stringify(planted[changed ?? '']);
}

describe.each(TABLES)('%s', (table) => {
  describe.each(PEOPLE)('as %s', (person) => {
    it.each(OPERATIONS)('%s', async (operation) => {
      const isAllowed = ALLOWED[table][person].includes(operation);
      expect(await attempt(table, operation, person)).toBe(isAllowed);
      figures.combinations += 1;
      figures[isAllowed ? 'allowed' : 'refused'] += 1;
    });
  });

  it.each(PEOPLE)(
    'shows the %s no row of a missing or malformed id, and no error of the server',
    async (person) => {
      const { client } = people[person];
      for (const id of ['00000000-0000-4000-b000-000000000000', 'nobody', "' or true --", '']) {
        const { data, status } = await client.from(table).select('*').eq(keyOf(table), id);
        expect(data ?? []).toEqual([]);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it.each(PEOPLE)('takes no column from the %s that it does not have', async (person) => {
    const { row } = sample(table);
    const { error } = await people[person].client
      .from(table)
      .insert({ ...row, role: 'admin', is_admin: true });
    expect(error).not.toBeNull();
  });
});

/** What nobody sends: the table decides it. Where all columns may be sent, there is nothing to try. */
const OWN_COLUMNS: [Table, Row][] = [
  ['newsletter_subscribers', { id: '00000000-0000-4000-b000-000000000001' }],
  ['newsletter_subscribers', { subscribed_at: '2020-01-01T00:00:00Z' }],
  ['carts', { updated_at: '2020-01-01T00:00:00Z' }],
  ['wishlists', { updated_at: '2020-01-01T00:00:00Z' }],
];

describe.each(OWN_COLUMNS)('a column of %s that is not for sending: %o', (table, column) => {
  it.each(PEOPLE)('is refused from the %s', async (person) => {
    const { row } = sample(table);
    await clear(table);
    const { error } = await people[person].client.from(table).insert({ ...row, ...column });
    expect(error?.code).toBe('42501');
    const [name, value] = Object.entries(row)[0] ?? [];
    expect(await look(table, name ?? '', value)).toEqual([]);
  });

  it.each(PEOPLE)('is not changed by the %s', async (person) => {
    const planted = await plant(table, sample(table).row);
    const id = planted[keyOf(table)];
    const { error } = await people[person].client.from(table).update(column).eq(keyOf(table), id);
    expect(error?.code).toBe('42501');
    expect(await look(table, keyOf(table), id)).toEqual([planted]);
  });
});

describe('embedding', () => {
  it.each(PEOPLE)('opens no table to the %s that is closed by itself', async (person) => {
    const { client } = people[person];
    await plant('carts', sample('carts').row);
    for (const select of ['*,carts(*)', '*,users(*)', '*,categories(*,carts(*))']) {
      const { data, error } = await client.from('products').select(select);
      expect(error, select).not.toBeNull();
      expect(data).toBeNull();
    }
  });
});

describe('tokens', () => {
  const callWith = async (token: string) => {
    const { url, key } = connection();
    return fetch(`${url}/rest/v1/categories`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'forged', slug: `forged-${(count += 1)}` }),
    });
  };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = () => Math.floor(Date.now() / 1000);
  const claims = () => ({
    sub: people.admin.id,
    role: 'authenticated',
    aud: 'authenticated',
    exp: now() + 3600,
  });

  it.each([
    ['unsigned', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
    [
      'signed with another secret',
      () => `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims())}.${encode('x')}`,
    ],
    [
      'of the service role',
      () => `${encode({ alg: 'none' })}.${encode({ role: 'service_role', exp: now() + 60 })}.`,
    ],
    ['that is none', () => 'not-a-token'],
  ])('%s open nothing', async (_name, token) => {
    const answer = await callWith(token());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
