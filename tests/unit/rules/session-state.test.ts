import { describe, expect, it } from 'vitest';
import { userFrom } from '@/domain/user';
import { LOADING, nextSessionState, SIGNED_OUT } from '@/features/auth/session-state';

const account = ({ id = 'user-1', ...metadata }: { id?: string; name?: string; role?: string } = {}) =>
  userFrom({
    id,
    email: `${id}@example.com`,
    created_at: '2026-01-05T09:00:00Z',
    user_metadata: metadata,
  });

const signedIn = nextSessionState(LOADING, account());

describe('the session', () => {
  it('goes from loading to signed in', () => {
    expect(signedIn).toMatchObject({ status: 'signed-in', user: { id: 'user-1' } });
  });

  it('goes from loading to signed out', () => {
    expect(nextSessionState(LOADING, null)).toBe(SIGNED_OUT);
  });

  it('ends', () => {
    expect(nextSessionState(signedIn, null)).toEqual({ status: 'signed-out', user: null });
  });

  it('stays the same object when nothing has changed, whatever objects a new token brings', () => {
    expect(nextSessionState(SIGNED_OUT, null)).toBe(SIGNED_OUT);
    expect(nextSessionState(signedIn, account())).toBe(signedIn);
  });

  it.each([
    ['another user', account({ id: 'user-2' })],
    ['another name', account({ name: 'New' })],
    ['another role', account({ role: 'admin' })],
  ])('takes over %s', (_what, change) => {
    expect(nextSessionState(signedIn, change).user).toBe(change);
  });
});
