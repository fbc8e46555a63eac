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

/** The project's backend, with its migrations and its seed, on a connection and on a port of its own. */
export async function serveBackend(connect: () => PromiseLike<Connection>) {
  process.env.LITE_DB = 'memory';
  const { default: config } = await import('../../supabase/lite.config.mjs');
  const connection = await connect();
  const app = new App({ ...config, connection, options: { server: { admin: false } } });
  await quietly(async () => {
    await app.init();
    await applyPendingMigrations(app);
    await ensureSchema(app);
  });

  const listener = getRequestListener((request) => app.fetch(request));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    anonKey: ANON_KEY,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await connection.close();
    },
  };
}
