import { describe, expect, it } from 'vitest';
import { isAdmin, passwordFault, type User, userFrom } from '@/domain/user';
import { recordUser, setRole, users } from '@/records/users';
import { buildUserRecord } from '@tests/support/builders';
import { fillStorage, store, stored } from '@tests/support/storage';

const account: User = {
  id: 'user-1',
  email: 'sam@example.com',
  name: 'Sam',
  role: 'user',
  created_at: '2026-01-05T09:00:00Z',
};

describe('the account list', () => {
  it('reads its own records and those of the service', () => {
    store('users', [
      { id: 'a', email: 'a@example.com', name: 'Ann', role: 'admin', createdAt: '2026-01-01T00:00:00Z' },
      {
        id: 'b',
        email: 'b@example.com',
        created_at: '2026-01-02T00:00:00Z',
        user_metadata: { name: 'Bob', role: 'admin' },
      },
      { id: 3 },
    ]);
    expect(users.read()).toEqual([
      { id: 'a', email: 'a@example.com', name: 'Ann', role: 'admin', createdAt: '2026-01-01T00:00:00Z' },
      { id: 'b', email: 'b@example.com', name: 'Bob', role: 'admin', createdAt: '2026-01-02T00:00:00Z' },
      { id: '3', email: '', name: '', role: 'user', createdAt: '' },
    ]);
    setRole('3', 'user');
    expect(localStorage.getItem('users.damaged')).toBeNull();
  });

  it("takes the role from user_metadata where the record has the service's own role", () => {
    store('users', [{ id: 'a', role: 'authenticated', user_metadata: { role: 'admin' } }]);
    expect(users.read()[0]?.role).toBe('admin');
  });

  it('records a sign-in once, with what the account says now', () => {
    recordUser(account);
    recordUser({ ...account, name: 'Samantha' });
    recordUser({ ...account, id: 'user-2', created_at: null });
    expect(stored('users')).toEqual([
      {
        id: 'user-1',
        email: 'sam@example.com',
        name: 'Samantha',
        role: 'user',
        createdAt: '2026-01-05T09:00:00Z',
      },
      { id: 'user-2', email: 'sam@example.com', name: 'Sam', role: 'user', createdAt: '' },
    ]);
  });

  it('changes the role of one record and of no other', () => {
    const [a, b] = [buildUserRecord({ id: 'a' }), buildUserRecord({ id: 'b' })];
    store('users', [a, b]);
    expect(setRole('b', 'admin')).toBe(true);
    expect(stored('users')).toEqual([a, { ...b, role: 'admin' }]);
    setRole('b', 'user');
    expect(stored('users')).toEqual([a, b]);
  });

  it('says when a role could not be stored', () => {
    store('users', [buildUserRecord({ id: 'a' })]);
    const release = fillStorage();
    expect(setRole('a', 'admin')).toBe(false);
    expect(users.read()[0]?.role).toBe('admin');
    release();
    setRole('a', 'user');
  });
});

describe('an account', () => {
  it('has name and role from its metadata, whatever that holds', () => {
    const base = { id: 'u', email: 'a@example.com', created_at: '2026-01-01' };
    expect(userFrom({ ...base, user_metadata: { name: 'Ada', role: 'admin' } })).toEqual({
      id: 'u',
      email: 'a@example.com',
      name: 'Ada',
      role: 'admin',
      created_at: '2026-01-01',
    });
    for (const user_metadata of [undefined, null, 'admin', ['admin'], { role: 'ADMIN', name: 7 }])
      expect(userFrom({ ...base, user_metadata })).toMatchObject({ name: '', role: 'user' });
    expect(userFrom({ id: 'u' })).toMatchObject({ email: '', created_at: null });
  });

  it('is an admin by its role alone', () => {
    expect(isAdmin(null)).toBe(false);
    expect(isAdmin(account)).toBe(false);
    expect(isAdmin({ ...account, role: 'admin' })).toBe(true);
  });
});

describe('registration', () => {
  const draft = (password: string, confirmPassword: string) => passwordFault({ password, confirmPassword });

  it('checks the match before the length', () => {
    expect(draft('abc', 'abd')).toEqual({
      field: 'confirmPassword',
      title: 'Password mismatch',
      description: 'Passwords do not match',
    });
    expect(draft('abcde', 'abcde')).toEqual({
      field: 'password',
      title: 'Password too short',
      description: 'Password must be at least 6 characters long',
    });
    expect(draft('abcdef', 'abcdef')).toBeNull();
  });
});
