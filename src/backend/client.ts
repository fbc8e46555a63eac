import type { SupabaseClient } from '@supabase/supabase-js';
import { getEnvironment } from '@/lib/env';
import { LazyCode } from '@/lib/lazy-code';
import { dropDamagedSession } from './session-store';
import { steadyFetch } from './steady-fetch';

/** The key under which supabase-js keeps the session: its own default, so that a session survives a change of store. */
export function sessionKey(): string {
  return `sb-${new URL(getEnvironment().supabaseUrl).hostname.split('.')[0]}-auth-token`;
}

/** supabase-js is large and not needed for the first picture: it is loaded on first use. */
const library = new LazyCode('the session', () => import('@supabase/supabase-js'));

/**
 * Waits for the library, which could not be had before: it is tried again meanwhile.
 * @param listener is called when it is here
 * @returns a function that ends the wait
 */
export const onLibraryHere = (listener: () => void): (() => void) =>
  library.subscribe(() => {
    if (library.getState().status === 'here') listener();
  });

let client: Promise<SupabaseClient> | undefined;
let life = new AbortController();

/**
 * The one client of the page.
 * @throws whatever kept the library away; the next call tries again
 */
export function getClient(): Promise<SupabaseClient> {
  client ??= library.get().then(
    ({ createClient }) => {
      const { supabaseUrl, supabaseAnonKey } = getEnvironment();
      dropDamagedSession(sessionKey());
      return createClient(supabaseUrl, supabaseAnonKey, {
        // what a mail's link brings is read in mail-link.ts, which leaves no token in the history
        auth: { storageKey: sessionKey(), detectSessionInUrl: false },
        global: { fetch: steadyFetch(life.signal) },
      });
    },
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/**
 * Gives the client up, with its timers and with what it asks about the session: a token that comes late must not sign
 * somebody in again who has signed out. The next call makes a new one.
 */
export async function resetClient(): Promise<void> {
  const former = client;
  client = undefined;
  life.abort();
  life = new AbortController();
  const resolved = await former;
  await resolved?.auth.stopAutoRefresh();
}
