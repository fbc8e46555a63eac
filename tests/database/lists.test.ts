import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everybody, type Known, newAccount, type Person } from './clients';

let people: Record<Person, Known>;
beforeAll(async () => {
  people = await everybody();
});

const OTHERS: Person[] = ['visitor', 'stranger', 'admin'];
const ITEMS = [{ id: 'a', title: 'Sleepy Fox', price: 4.5, quantity: 2 }];

describe.each(['carts', 'wishlists'] as const)('%s', (table) => {
  const save = ({ client, id }: Known, items: unknown, userId = id) =>
    client.from(table).upsert({ user_id: userId, items }, { onConflict: 'user_id' });
  const read = ({ client }: Known, userId: string) =>
    client.from(table).select('items').eq('user_id', userId).single<{ items: unknown }>();

  beforeEach(async () => {
    const { error } = await save(people.owner, ITEMS);
    expect(error).toBeNull();
  });

  it('belongs to its owner: created, read, replaced and deleted', async () => {
    const owner = await newAccount();
    expect((await read(owner, owner.id)).error?.code).toBe('PGRST116');
    expect((await save(owner, ITEMS)).status).toBe(201);
    expect((await read(owner, owner.id)).data).toEqual({ items: ITEMS });
    expect((await save(owner, [])).error).toBeNull();
    expect((await read(owner, owner.id)).data).toEqual({ items: [] });
    await owner.client.from(table).delete().eq('user_id', owner.id);
    expect((await read(owner, owner.id)).error?.code).toBe('PGRST116');
  });

  it.each(OTHERS)('is not to be seen by the %s', async (person) => {
    const { data } = await people[person].client.from(table).select('*').eq('user_id', people.owner.id);
    expect(data ?? []).toEqual([]);
  });

  it.each(OTHERS)('is not to be written by the %s', async (person) => {
    const { client } = people[person];
    expect((await save(people[person], [], people.owner.id)).error?.code).toBe('42501');
    await client.from(table).update({ items: [] }).eq('user_id', people.owner.id);
    await client.from(table).delete().eq('user_id', people.owner.id);
    expect((await read(people.owner, people.owner.id)).data).toEqual({ items: ITEMS });
  });

  it('can not be handed to somebody else', async () => {
    const { error } = await people.owner.client
      .from(table)
      .update({ user_id: people.stranger.id })
      .eq('user_id', people.owner.id);
    expect(error?.code).toBe('42501');
  });

  it.each([
    ['an object', {}],
    ['more than 1,000 entries', Array.from({ length: 1001 }, (_, id) => ({ id }))],
    ['more than 2 MB', [{ id: 'a', description: 'x'.repeat(2_200_000) }]],
  ])('refuses %s with 400', async (_name, items) => {
    const { error, status } = await save(people.owner, items);
    expect([status, error?.code]).toEqual([400, '23514']);
    expect((await read(people.owner, people.owner.id)).data).toEqual({ items: ITEMS });
  });
});
