import type { User } from '@/domain/user';

/**
 * loading until the first session lookup has finished; failed when it could not be done, because its code could not be
 * had: somebody may be signed in, and is not told otherwise.
 */
export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'failed'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: User };

export const LOADING: SessionState = { status: 'loading', user: null };
const FAILED: SessionState = { status: 'failed', user: null };
export const SIGNED_OUT: SessionState = { status: 'signed-out', user: null };

function isSameUser(a: User, b: User): boolean {
  return a.id === b.id && a.email === b.email && a.name === b.name && a.role === b.role;
}

/**
 * The state after the auth client said something. A refreshed token or a refocused tab brings the same person in a new
 * object: the old state is kept, so that nothing that depends on the user starts over.
 */
export function nextSessionState(
  former: SessionState,
  change: User | null | 'loading' | 'failed',
): SessionState {
  // what is known stays known
  if (change === 'loading') return former.status === 'failed' ? LOADING : former;
  if (change === 'failed') return former.status === 'loading' ? FAILED : former;
  if (!change) return former.status === 'signed-out' ? former : SIGNED_OUT;
  return former.user && isSameUser(former.user, change) ? former : { status: 'signed-in', user: change };
}
