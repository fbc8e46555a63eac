import { beforeAll, describe, expect, it } from 'vitest';
import { everybody, type Known, PEOPLE, type Person } from './clients';

let people: Record<Person, Known>;
beforeAll(async () => {
  people = await everybody();
});

const LESSER: Person[] = ['visitor', 'owner'];

/** A row that only this test knows, made by the admin. */
async function makeProduct() {
  const { data, error } = await people.admin.client
    .from('products')
    .insert({
      title: 'Test picture',
      price: 3.5,
      image: '/x.svg',
      images: ['/x.svg'],
      files: [],
      keywords: [],
    })
    .select('id')
    .single<{ id: string }>();
  if (error) throw error;
  return data.id;
}

async function makeCategory(name: string) {
  const { data, error } = await people.admin.client
    .from('categories')
    .insert({ name, slug: name })
    .select('id')
    .single<{ id: string }>();
  if (error) throw error;
  return data.id;
}

describe('related products', () => {
  it('are found by a keyword of any letters', async () => {
    const keywords = ['say "hi"', 'a,b', '{c}', 'd\\e'];
    const id = await makeProduct();
    await people.admin.client.from('products').update({ keywords }).eq('id', id);
    for (const keyword of keywords) {
      const literal = `{"${keyword.replace(/["\\]/g, String.raw`\$&`)}"}`;
      const found = await people.visitor.client
        .from('products')
        .select('id')
        .filter('keywords', 'ov', literal);
      expect(found.error).toBeNull();
      expect(found.data).toEqual([{ id }]);
    }
    await people.admin.client.from('products').delete().eq('id', id);
  });
});

describe('the catalogue', () => {
  it.each(PEOPLE)('is readable by the %s, with the category of each product', async (person) => {
    const { data, error } = await people[person].client
      .from('products')
      .select('*,categories(name)')
      .eq('title', 'Sleepy Fox');
    expect(error).toBeNull();
    expect(data).toEqual([expect.objectContaining({ title: 'Sleepy Fox', categories: { name: 'Animals' } })]);
  });

  it('sends prices as numbers and times as ISO 8601', async () => {
    const { data } = await people.visitor.client
      .from('products')
      .select('price,created_at')
      .limit(1)
      .single();
    expect(data).toEqual({
      price: expect.any(Number) as number,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/) as string,
    });
  });
});

describe.each(['products', 'categories'] as const)('%s', (table) => {
  const row = (mark: string): Record<string, unknown> =>
    table === 'products' ? { title: mark, price: 1 } : { name: mark, slug: mark.toLowerCase() };
  const column = table === 'products' ? 'title' : 'name';
  const make = (mark: string) => (table === 'products' ? makeProduct() : makeCategory(mark));

  it.each(LESSER)('refuses an insert and an upsert by the %s', async (person) => {
    const { client } = people[person];
    expect((await client.from(table).insert(row('forbidden'))).error?.code).toBe('42501');
    const id = await make(`upsert-${table}-${person}`);
    expect((await client.from(table).upsert({ id, ...row('forbidden') })).error?.code).toBe('42501');
    const { data } = await client.from(table).select('id').eq(column, 'forbidden');
    expect(data).toEqual([]);
  });

  it.each(LESSER)('ignores an update and a delete by the %s', async (person) => {
    const { client } = people[person];
    const id = await make(`untouched-${table}-${person}`);
    const read = () => client.from(table).select('*').eq('id', id).single<Record<string, unknown>>();
    const { data: before } = await read();
    await client.from(table).update(row('changed')).eq('id', id);
    await client.from(table).delete().eq('id', id);
    expect(before).not.toBeNull();
    expect((await read()).data).toEqual(before);
  });

  it('takes insert, update and delete by the admin, and hands the row back', async () => {
    const { client } = people.admin;
    const id = await make(`written-${table}`);
    const updated = await client
      .from(table)
      .update(row(`rewritten-${table}`))
      .eq('id', id)
      .select(column);
    expect(updated.data).toEqual([{ [column]: `rewritten-${table}` }]);
    const deleted = await client.from(table).delete().eq('id', id).select('id');
    expect(deleted.data).toEqual([{ id }]);
  });
});

describe('constraints of the catalogue', () => {
  it.each([
    ['a price below zero', { price: -1 }],
    ['a blank title', { title: '  ' }],
    ['a rating above 5', { rating: 5.5 }],
  ])('refuse %s with 400 and a message', async (_name, change) => {
    const { error, status } = await people.admin.client
      .from('products')
      .insert({ title: 'x', price: 1, ...change });
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(error?.message).toMatch(/violates check constraint/);
  });

  it('refuse a slug that is taken', async () => {
    await makeCategory('taken');
    const { error } = await people.admin.client.from('categories').insert({ name: 'Taken', slug: 'taken' });
    expect(error?.code).toBe('23505');
  });

  it('refuse to delete a category in use', async () => {
    const id = await makeCategory('in-use');
    const product = await makeProduct();
    await people.admin.client.from('products').update({ category_id: id }).eq('id', product);
    expect((await people.admin.client.from('categories').delete().eq('id', id)).error?.code).toBe('23503');
  });
});
