import { getClient, sessionKey } from '@/backend/client';
import { buildSession } from './auth-handlers';
import { backend, type StoredUser } from './backend';

/** Another shopper, known to the mocked backend. */
export function registerOther(): StoredUser {
  const account: StoredUser = {
    id: 'user-2',
    email: 'other@example.com',
    password: 'secret-3',
    created_at: '2026-02-02T09:00:00Z',
    user_metadata: { name: 'Olga Other', role: 'user' },
  };
  backend.users.push(account);
  return account;
}

/** Leaves a session whose token has expired: it has to be refreshed before anybody is signed in. */
export function leaveExpiredSession(account: StoredUser): void {
  const session = { ...buildSession(account), expires_at: Math.floor(Date.now() / 1000) - 60, expires_in: 0 };
  localStorage.setItem(sessionKey(), JSON.stringify(session));
}

/** Signs in past the page, as another tab would. */
export async function signInElsewhere({ email, password }: StoredUser): Promise<void> {
  const client = await getClient();
  await client.auth.signInWithPassword({ email, password });
}

export async function refreshToken(): Promise<void> {
  const client = await getClient();
  await client.auth.refreshSession();
}
