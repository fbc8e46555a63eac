import type { Session } from '@/backend/auth';
import type { User } from '@/domain/user';

/**
 * loading until the first session lookup has finished; failed when it could not be done, because its code could not be
 * had: somebody may be signed in, and is not told otherwise.
 */
export type SessionState =
  | { status: 'loading'; user: null; session: null }
  | { status: 'failed'; user: null; session: null }
  | { status: 'signed-out'; user: null; session: null }
  | { status: 'signed-in'; user: User; session: Session };

export const LOADING: SessionState = { status: 'loading', user: null, session: null };
export const FAILED: SessionState = { status: 'failed', user: null, session: null };
export const SIGNED_OUT: SessionState = { status: 'signed-out', user: null, session: null };

function isSameUser(a: User, b: User): boolean {
  return a.id === b.id && a.email === b.email && a.name === b.name && a.role === b.role;
}

/**
 * The state after the auth client said something. A refreshed token or a refocused tab brings the same person in a new
 * object: the old one is kept, so that nothing that depends on the user starts over.
 */
export function nextSessionState(
  former: SessionState,
  change: { user: User; session: Session } | null | 'loading' | 'failed',
): SessionState {
  // what is known stays known
  if (change === 'loading') return former.status === 'failed' ? LOADING : former;
  if (change === 'failed') return former.status === 'loading' ? FAILED : former;
  if (!change) return former.status === 'signed-out' ? former : SIGNED_OUT;
  const user = former.user && isSameUser(former.user, change.user) ? former.user : change.user;
  if (user === former.user && former.session?.access_token === change.session.access_token) return former;
  return { status: 'signed-in', user, session: change.session };
}
