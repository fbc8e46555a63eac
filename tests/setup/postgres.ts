import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres';
import { type Connection, serveBackend } from './serve-backend';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server listens, with its first database. */
    postgres: string;
  }
}

/** The server refuses to run as root: it then runs as the user that the package made. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const [, , uid, gid] = execFileSync('getent', ['passwd', 'postgres'], { encoding: 'utf8' }).split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** What PostgREST would send, as in supabase/lite.config.mjs; jsonb would be encoded twice without its own type. */
const types = {
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  timestamptz: {
    to: 1184,
    from: [1184],
    serialize: (value: string) => value,
    parse: (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
  },
  jsonb: {
    to: 3802,
    from: [3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (value: string) => JSON.parse(value) as unknown,
  },
};

/** Starts a PostgreSQL server of its own, on a socket in a temporary folder, and the backend on it. */
export default async function setup({ provide }: TestProject) {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL server is installed.');
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'inkpatch-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-k', folder, '-p', String(port), '-c', 'fsync=off'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((ready, failed) => {
    server.stderr.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) ready();
    });
    server.once('exit', (code) => failed(new Error(`PostgreSQL ended with ${code}`)));
  });

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const { answerLikePostgrest } = await import('../../supabase/lite.config.mjs');
  const options = { url, postgresOptions: { onnotice() {}, types } };
  const connection: Connection = createPostgresConnection(options);
  answerLikePostgrest(connection);
  const backend = await serveBackend(() => Promise.resolve(connection));
  provide('postgres', url);
  provide('supabase', { url: backend.url, anonKey: backend.anonKey });
  provide('constraints', backend.constraints);
  return async () => {
    await backend.close();
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
