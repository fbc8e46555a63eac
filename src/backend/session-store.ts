import { isFields } from '@/domain/parsing';

/** The session as supabase-js keeps it in local storage, which may be blocked or damaged. */

/** True when something is stored under the key. */
export function hasStoredSession(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // storage is blocked: a session lives in memory only, and a fresh page has none
  }
}

/** Removes the stored session without asking the server. */
export function removeStoredSession(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing was stored
  }
}

function isSound(text: string): boolean {
  try {
    const session: unknown = JSON.parse(text);
    return (
      isFields(session) &&
      typeof session.access_token === 'string' &&
      typeof session.refresh_token === 'string' &&
      typeof session.expires_at === 'number' &&
      isFields(session.user) &&
      typeof session.user.id === 'string'
    );
  } catch {
    return false;
  }
}

/**
 * Removes a stored session that is none: supabase-js fails on some of these with an uncaught error, and the lookup would
 * never end. Call it before the client is made.
 */
export function dropDamagedSession(key: string): void {
  try {
    const text = localStorage.getItem(key);
    if (text !== null && !isSound(text)) localStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing is stored
  }
}
