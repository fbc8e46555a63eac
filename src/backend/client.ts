import type { SupabaseClient } from '@supabase/supabase-js';
import { getEnvironment } from '@/lib/env';
import { dropDamagedSession } from './session-store';

/** Bodies above this can't be sent with `keepalive` (the browsers' limit is 64 KiB for all that is under way). */
const KEEPALIVE_LIMIT = 48 * 1024;

/** Writes finish even when the page is closed or reloaded meanwhile. */
const steadyFetch: typeof fetch = (input, init) => {
  const body = init?.body;
  const keepalive = init?.method === 'POST' && typeof body === 'string' && body.length < KEEPALIVE_LIMIT;
  return fetch(input, keepalive ? { ...init, keepalive } : init);
};

/** The key under which supabase-js keeps the session: its own default, so that a session survives a change of store. */
export function sessionKey(): string {
  return `sb-${new URL(getEnvironment().supabaseUrl).hostname.split('.')[0]}-auth-token`;
}

let client: Promise<SupabaseClient> | undefined;

/** The one client of the page. supabase-js is large and not needed for the first picture: it is loaded on first use. */
export function getClient(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(
    ({ createClient }) => {
      const { supabaseUrl, supabaseAnonKey } = getEnvironment();
      dropDamagedSession(sessionKey());
      return createClient(supabaseUrl, supabaseAnonKey, {
        auth: { storageKey: sessionKey() },
        global: { fetch: steadyFetch },
      });
    },
    (error: unknown) => {
      client = undefined; // the next call tries again
      throw error;
    },
  );
  return client;
}

/** Forgets the client, its timers and its channels. For tests, where each starts with a page of its own. */
export async function resetClient(): Promise<void> {
  const former = client;
  client = undefined;
  const resolved = await former;
  await resolved?.auth.stopAutoRefresh();
}
