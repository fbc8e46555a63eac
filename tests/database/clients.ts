import { createClient } from '@supabase/supabase-js';
import { inject } from 'vitest';

/** Node 20 has no WebSocket and createClient throws without one; nothing here uses realtime. */
const transport = class {} as unknown as typeof WebSocket;

export type Person = 'visitor' | 'owner' | 'stranger' | 'admin';

/** Where the backend under test listens, and the key of visitors. */
export function connection() {
  const { url, anonKey: key } = inject('supabase');
  return { url, key };
}

function open() {
  const { url, key } = connection();
  return createClient(url, key, {
    realtime: { transport },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

export interface Known {
  client: ReturnType<typeof open>;
  /** '' for the visitor. */
  id: string;
}

let count = 0;

/** A fresh account with a client of its own. */
export async function newAccount(
  data: Record<string, unknown> = { name: 'New', role: 'user' },
): Promise<Known> {
  const client = open();
  count += 1;
  const email = `person-${process.pid}-${Date.now()}-${count}@example.com`;
  const { data: result, error } = await client.auth.signUp({
    email,
    password: 'secret-1',
    options: { data },
  });
  if (error) throw error;
  return { client, id: result.user?.id ?? '' };
}

async function demoAdmin(): Promise<Known> {
  const client = open();
  const { data, error } = await client.auth.signInWithPassword({
    email: 'admin@example.com',
    password: 'demo-admin-1',
  });
  if (error) throw error;
  return { client, id: data.user.id };
}

export function visitor(): Known {
  return { client: open(), id: '' };
}

/** One of each; owner and stranger are new accounts. */
export async function everybody(): Promise<Record<Person, Known>> {
  const [owner, stranger, admin] = await Promise.all([newAccount(), newAccount(), demoAdmin()]);
  return { visitor: visitor(), owner, stranger, admin };
}

export const PEOPLE: Person[] = ['visitor', 'owner', 'stranger', 'admin'];
