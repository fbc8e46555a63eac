import { beforeAll, describe, expect, it } from 'vitest';
import { everybody, type Known, type Person } from './clients';

let people: Record<Person, Known>;
beforeAll(async () => {
  people = await everybody();
});

const table = 'newsletter_subscribers';
const LESSER: Person[] = ['visitor', 'owner'];

describe('newsletter subscribers', () => {
  it.each(['visitor', 'owner', 'admin'] as const)('can be added by the %s', async (person) => {
    const { error } = await people[person].client.from(table).insert({ email: `${person}@news.example` });
    expect(error).toBeNull();
  });

  it('are unique, whatever the case', async () => {
    const { client } = people.visitor;
    await client.from(table).insert({ email: 'Twice@News.example' });
    const { error, status } = await client.from(table).insert({ email: 'tWICE@news.EXAMPLE' });
    expect([status, error?.code]).toEqual([409, '23505']);
  });

  it('must look like an address', async () => {
    const { error, status } = await people.visitor.client.from(table).insert({ email: 'nobody' });
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  it.each(LESSER)('can neither be read nor removed by the %s', async (person) => {
    const email = `kept-${person}@news.example`;
    await people.admin.client.from(table).insert({ email });
    const { client } = people[person];
    expect((await client.from(table).select('email')).data ?? []).toEqual([]);
    await client.from(table).delete().eq('email', email);
    await client.from(table).update({ email: 'stolen@news.example' }).eq('email', email);
    expect((await people.admin.client.from(table).select('email').eq('email', email)).data).toEqual([
      { email },
    ]);
  });

  it('can be removed by the admin', async () => {
    const { client } = people.admin;
    await client.from(table).insert({ email: 'gone@news.example' });
    expect((await client.from(table).delete().eq('email', 'gone@news.example').select('email')).data).toEqual(
      [{ email: 'gone@news.example' }],
    );
  });
});
