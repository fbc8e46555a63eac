import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { App } from '@supabase/lite';
import { applyPendingMigrations, ensureSchema } from '@supabase/lite/cli';
import { ANON_KEY } from '../../supabase/anon-key.mjs';

export type Connection = NonNullable<ConstructorParameters<typeof App>[0]['connection']>;

/** Runs without the progress that the backend prints. */
async function quietly<T>(task: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => {};
  try {
    return await task();
  } finally {
    console.log = log;
  }
}

/**
 * What a hosted project is before the first migration: its API roles are there, and whatever is made later belongs to
 * them as well. A migration that does not take that away again then fails the tests.
 */
const AS_HOSTED = [
  'create role anon nologin noinherit',
  'create role authenticated nologin noinherit',
  'create role service_role nologin noinherit bypassrls',
  ...['tables', 'sequences', 'functions'].map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
  ),
];

/** A rule of the database: a check, a key or a reference, or an index that lets nothing stand twice. */
export interface Constraint {
  table: string;
  name: string;
}

const CONSTRAINTS = `
  select conrelid::regclass::text as "table", conname::text as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x') and conrelid <> 0
  union
  select indrelid::regclass::text, indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`;

/** The project's backend, with its migrations and its seed, on a connection and on a port of its own. */
export async function serveBackend(connect: () => PromiseLike<Connection>) {
  process.env.LITE_DB = 'memory';
  const { default: config } = await import('../../supabase/lite.config.mjs');
  const connection = await connect();
  const app = new App({ ...config, connection, options: { server: { admin: false } } });
  await quietly(async () => {
    await app.init();
    for (const statement of AS_HOSTED) await connection.exec(statement);
    await applyPendingMigrations(app);
    await ensureSchema(app);
  });

  const answer: unknown = await connection.exec(CONSTRAINTS);
  const { rows } = answer as { rows: Constraint[] };

  const listener = getRequestListener((request) => app.fetch(request));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    anonKey: ANON_KEY,
    constraints: rows.map(({ table, name }) => ({ table, name })),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await connection.close();
    },
  };
}
