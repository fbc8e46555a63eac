import { describe, expect, it } from 'vitest';
import type { Session } from '@/backend/auth';
import { userFrom } from '@/domain/user';
import { LOADING, nextSessionState, SIGNED_OUT } from '@/features/auth/session-state';
import { buildSession } from '@tests/support/auth-handlers';

const account = (overrides: { id?: string; name?: string; role?: string } = {}) => {
  const { id = 'user-1', ...metadata } = overrides;
  const session: Session = {
    ...buildSession({
      id,
      email: `${id}@example.com`,
      password: 'secret',
      created_at: '2026-01-05T09:00:00Z',
      user_metadata: metadata,
    }),
    token_type: 'bearer',
  };
  return { user: userFrom(session.user), session };
};

const signedIn = nextSessionState(LOADING, account());

describe('the session', () => {
  it('goes from loading to signed in', () => {
    expect(signedIn).toMatchObject({ status: 'signed-in', user: { id: 'user-1' } });
  });

  it('goes from loading to signed out', () => {
    expect(nextSessionState(LOADING, null)).toBe(SIGNED_OUT);
  });

  it('ends', () => {
    expect(nextSessionState(signedIn, null)).toEqual({ status: 'signed-out', user: null, session: null });
  });

  it('stays the same object when nothing has changed', () => {
    expect(nextSessionState(SIGNED_OUT, null)).toBe(SIGNED_OUT);
    const change = account();
    const state = nextSessionState(LOADING, change);
    expect(nextSessionState(state, { ...change, user: { ...change.user } })).toBe(state);
  });

  it('takes over a refreshed token and keeps the user object', () => {
    const change = account();
    const next = nextSessionState(signedIn, change);
    expect(next.session).toBe(change.session);
    expect(next.user).toBe(signedIn.user);
  });

  it.each([
    ['another user', account({ id: 'user-2' })],
    ['another name', account({ name: 'New' })],
    ['another role', account({ role: 'admin' })],
  ])('takes over %s', (_what, change) => {
    expect(nextSessionState(signedIn, change).user).toBe(change.user);
  });
});
