import { type User, userFrom } from '@/domain/user';
import { getClient, resetClient, sessionKey } from './client';
import { type BackendError, toBackendError } from './errors';
import { enterByLink, mailLink } from './mail-link';
import { hasStoredSession, removeStoredSession } from './session-store';

/** False when there is surely no session: nothing is stored, and no mail's link brought one. */
export function mayHaveSession(): boolean {
  return hasStoredSession(sessionKey()) || mailLink.get()?.status === 'brought';
}

/** A lookup of the session that failed for want of code may be worth another try then. */
export { onLibraryHere } from './client';

/**
 * Tells who is signed in, now and after every change; null for nobody.
 *
 * The listener runs inside supabase-js' callback: it must not await the client there, or both wait for each other.
 * @returns a function that ends the watch
 */
export function watchSession(
  listener: (user: User | null) => void,
  onError: (error: unknown) => void,
): () => void {
  let ended = false;
  let end = () => {};
  enterByLink()
    .then(getClient)
    .then((client) => {
      if (ended) return;
      const { data } = client.auth.onAuthStateChange((_event, session) =>
        listener(session && userFrom(session.user)),
      );
      end = () => data.subscription.unsubscribe();
    })
    .catch((error: unknown) => {
      if (!ended) onError(error);
    });
  return () => {
    ended = true;
    end();
  };
}

export interface SignedUp {
  /** null where the backend hides whether the address is taken. */
  user: User | null;
  /** True when a mail is on its way, whose link has to be followed before the first sign-in. */
  mustConfirm: boolean;
}

/**
 * Creates an account with role 'user'.
 * @throws BackendError
 */
export async function signUp(email: string, password: string, name: string): Promise<SignedUp> {
  const client = await getClient();
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { name, role: 'user' } },
  });
  if (error) throw toBackendError(error);
  // a made-up user without identities stands for an address that is taken
  const isMadeUp = !data.user || data.user.identities?.length === 0;
  return { user: isMadeUp || !data.user ? null : userFrom(data.user), mustConfirm: !data.session };
}

/**
 * Signs in with a password.
 * @throws BackendError
 */
export async function signIn(email: string, password: string): Promise<User> {
  const client = await getClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw toBackendError(error);
  return userFrom(data.user);
}

/** auth-js returns refusals, but throws where the browser's storage or the client's own code can't be reached. */
const asAnswer = (cause: unknown) => ({ error: toBackendError(cause) });

const NO_SESSION = new Set([
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'user_not_found',
]);

/** How long a server may take to hear that somebody signs out. Milliseconds. */
const FAREWELL = 1500;

interface Farewell {
  /** What the server said against it, if anything: the session here is to be forgotten all the same. */
  fault: BackendError | null;
  /** True when nothing more is heard from `watchSession`, which has to be begun anew. */
  isWatchOver: boolean;
}

const silence = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), FAREWELL));

/** True for a call that nobody answered. */
const isUnheard = ({ name, status }: { name: string; status?: number | undefined }) =>
  name === 'AuthRetryableFetchError' && !status;

/**
 * Signs out in this browser. A session that is missing or has expired counts as signed out, and so does one whose server
 * can't be reached: who asked to be signed out is, once `forgetSession` has removed what supabase-js then keeps.
 */
export async function signOut(): Promise<Farewell> {
  const answer = await getClient().then(
    (client) => Promise.race([client.auth.signOut({ scope: 'local' }).catch(asAnswer), silence()]),
    () => null, // without its code there is nobody to ask with
  );
  if (!answer || (answer.error && isUnheard(answer.error))) {
    await resetClient();
    return { fault: null, isWatchOver: true };
  }
  const { error } = answer;
  const fault = error && error.name !== 'AuthSessionMissingError' ? toBackendError(error) : null;
  const isGone = fault !== null && (NO_SESSION.has(fault.code) || [401, 403, 404].includes(fault.status));
  return { fault: isGone ? null : fault, isWatchOver: false };
}

/** Removes the stored session without asking the server. */
export const forgetSession = (): void => removeStoredSession(sessionKey());

/** alive: nothing speaks against it; renewed: it stands, with a new token; gone: the server said no. */
export type SessionVerdict = 'alive' | 'renewed' | 'gone';

/** No answer, and one that is about the server's own state, is no 'no'. */
const isVerdict = ({ status }: BackendError) => status !== 0 && status !== 429 && status < 500;

/**
 * Asks the server whether the session still stands. A token that the server refuses may only have expired, as when this
 * machine's clock is slow: the session is gone when no new one is to be had either.
 */
export async function checkSession(): Promise<SessionVerdict> {
  const client = await getClient();
  const { error } = await client.auth.getUser();
  if (!error) return 'alive';
  const fault = toBackendError(error);
  if (!isVerdict(fault)) return 'alive';
  if (error.name === 'AuthSessionMissingError' || NO_SESSION.has(fault.code)) return 'gone';
  const { error: refusal } = await client.auth.refreshSession();
  if (!refusal) return 'renewed';
  return isVerdict(toBackendError(refusal)) ? 'gone' : 'alive';
}
