import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { App } from '@supabase/lite';
import { applyPendingMigrations, ensureSchema } from '@supabase/lite/cli';
import type { TestProject } from 'vitest/node';
import { ANON_KEY } from '../../supabase/anon-key.mjs';

type Connection = NonNullable<ConstructorParameters<typeof App>[0]['connection']>;

declare module 'vitest' {
  export interface ProvidedContext {
    supabase: { url: string; anonKey: string };
  }
}

/** Starts the real backend in memory: Postgres with the project's own migrations and seed, nothing kept. */
export default async function setup({ provide }: TestProject) {
  process.env.LITE_DB = 'memory';
  const { default: config } = await import('../../supabase/lite.config.mjs');
  const connection = await (config.connection as unknown as PromiseLike<Connection>);
  const app = new App({ ...config, connection, options: { server: { admin: false } } });
  await app.init();
  const { log } = console;
  console.log = () => {}; // the backend prints its progress
  await applyPendingMigrations(app);
  await ensureSchema(app);
  console.log = log;

  const listener = getRequestListener((request) => app.fetch(request));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  provide('supabase', {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    anonKey: ANON_KEY,
  });
  return async () => {
    server.closeAllConnections();
    server.close();
    await connection.close();
  };
}
