import { describe, expect, it } from 'vitest';
import { newAccount, visitor } from './clients';

const insertAsAdmin = { name: 'Mine', slug: 'mine' };

describe('roles', () => {
  it('are user for a new account, whatever it sends', async () => {
    const { client } = await newAccount({ name: 'Eve', role: 'admin' });
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Eve', role: 'user' });
    expect((await client.from('categories').insert(insertAsAdmin)).error?.code).toBe('42501');
  });

  it('do not change when a user sets user_metadata.role to admin', async () => {
    const { client } = await newAccount();
    await client.auth.updateUser({ data: { role: 'admin', name: 'Mallory' } });
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Mallory', role: 'user' });
    expect((await client.from('categories').insert(insertAsAdmin)).error?.code).toBe('42501');
    await client.auth.refreshSession();
    expect((await client.from('categories').insert(insertAsAdmin)).error?.code).toBe('42501');
  });

  it('do not come from app_metadata sent along either', async () => {
    const { client } = await newAccount();
    await client.auth.updateUser({ app_metadata: { role: 'admin' }, data: {} } as Parameters<
      typeof client.auth.updateUser
    >[0]);
    expect((await client.from('categories').insert(insertAsAdmin)).error?.code).toBe('42501');
  });

  it('are admin for the seeded admin, in the metadata that the screens read', async () => {
    const { client } = visitor();
    const { data } = await client.auth.signInWithPassword({
      email: 'admin@example.com',
      password: 'demo-admin-1',
    });
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada Admin', role: 'admin' });
  });
});

describe('sign-up and sign-in', () => {
  it('refuse an address that is taken', async () => {
    const { error } = await visitor().client.auth.signUp({
      email: 'shopper@example.com',
      password: 'secret-1',
    });
    expect([error?.status, error?.code]).toEqual([422, 'user_already_exists']);
  });

  it('refuse a password of 5 characters', async () => {
    const { error } = await visitor().client.auth.signUp({ email: 'short@example.com', password: '12345' });
    expect(error?.status).toBe(422);
  });

  it('refuse a wrong password', async () => {
    const { error } = await visitor().client.auth.signInWithPassword({
      email: 'shopper@example.com',
      password: 'not-it',
    });
    expect([error?.status, error?.message]).toEqual([400, 'Invalid login credentials']);
  });
});

describe('functions', () => {
  const FUNCTIONS = ['is_admin', 'pin_user_role', 'touch_updated_at', 'version', 'pg_sleep', 'set_config'];

  it.each(FUNCTIONS)('are not there to be called: %s', async (name) => {
    for (const { client } of [visitor(), await newAccount()]) {
      const answer = (await client.rpc(name)) as { data: unknown; error: unknown; status: number };
      expect([answer.data, answer.error !== null, answer.status >= 400]).toEqual([null, true, true]);
    }
  });
});

describe('what the API does not show', () => {
  it.each(['private', 'auth'])('is the schema %s', async (schema) => {
    const { client } = await newAccount();
    const { error } = await client.schema(schema).from('users').select('*');
    expect(error?.code).toBe('PGRST106');
  });
});
