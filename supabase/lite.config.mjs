// Embedded backend for development and tests: @supabase/lite on PGlite. The Supabase CLI never reads this file.
// Data live in a git-ignored folder (LITE_HOME, default .lite); LITE_DB=memory keeps nothing.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ANON_KEY } from './anon-key.mjs';
import { localMail, mustConfirm } from './local-mail.mjs';
import { changedMigrations, changedMigrationsNotice } from './changed-migrations.mjs';

export const dataFolder = () => resolve(process.env.LITE_HOME ?? '.lite');
const inMemory = () => process.env.LITE_DB === 'memory';

/**
 * Does what writes into the data folder.
 * @throws Error in words a person can act on, where the folder takes nothing
 */
function inDataFolder(write) {
  try {
    mkdirSync(dataFolder(), { recursive: true, mode: 0o700 });
    return write();
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(error.code)) throw error;
    throw new Error(
      `Nothing can be written to ${dataFolder()} (${error.code}), where the local database lies. ` +
        'Make it writable, or start with LITE_DB=memory (keeps nothing) or LITE_HOME=<another folder>.',
      { cause: error },
    );
  }
}

/** Kept beside the data, so that sessions survive a restart of the server. */
function jwtSecret() {
  if (inMemory()) return randomBytes(32).toString('hex');
  const file = resolve(dataFolder(), 'jwt-secret');
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('hex');
  inDataFolder(() => writeFileSync(file, secret, { mode: 0o600, flag: 'wx' }));
  return secret;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Takes the folder for this process. PGlite has no lock of its own: a second process on the same folder boots, diverges
 * and silently loses what it wrote.
 * @returns a function that gives the folder back
 * @throws when another living process holds it
 */
export function lockDataFolder() {
  const file = resolve(dataFolder(), 'pid');
  const owner = () => {
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      return 0;
    }
  };
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = owner();
    if (pid === process.pid) break;
    if (pid > 0 && isAlive(pid)) {
      throw new Error(
        `The local database in ${dataFolder()} is in use by process ${pid}. ` +
          'Stop that one first, or start this one with LITE_DB=memory (keeps nothing) or LITE_HOME=<another folder>.',
      );
    }
    rmSync(file, { force: true });
  }
  const release = () => {
    if (owner() === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** The JSON that PostgREST sends: numeric as a number, timestamptz as ISO 8601 with an offset of hours and minutes. */
const parsers = {
  1700: Number,
  1184: (value) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
};

/** lite answers 500 to a violated CHECK or a raised exception; PostgREST answers 400 and so do we. */
const BAD_REQUEST = new Set(['23514', 'P0001', '23P01']);

function asBadRequest(error) {
  const body = {
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  };
  return Object.assign(new Error(JSON.stringify(body)), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}

/**
 * Makes a connection's refusals those of PostgREST, and keeps personal data out of the log. Grants stay those of the
 * migrations: lite would give its API roles everything at the first request, if it had not been told that this is done.
 */
export function answerLikePostgrest(connection) {
  connection.rlsState = 'active';
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normalized = BAD_REQUEST.has(error?.code) ? asBadRequest(error) : normalize(error);
    // lite logs every refused statement with its parameters, personal data included: one line without them instead
    if (normalized instanceof Error) {
      normalized[Symbol.for('nodejs.util.inspect.custom')] = () =>
        `[database] ${error.code ?? ''} ${error.message}`;
    }
    return normalized;
  };
}

let current;
async function openConnection() {
  await current?.close(); // on a restart Vite starts the new server before it closes the old one
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  let release = () => {};
  if (!inMemory()) {
    release = inDataFolder(lockDataFolder);
  }
  const connection = await createPgliteConnection({
    url: inMemory() ? undefined : resolve(dataFolder(), 'data'),
    pgliteOptions: { parsers, extensions: { pg_trgm } },
  });

  answerLikePostgrest(connection);
  const changed = await changedMigrations(connection);
  if (changed.length > 0) console.warn(changedMigrationsNotice(changed));
  const close = connection.close.bind(connection);
  let closing;
  connection.close = () => (closing ??= close().finally(release));
  return (current = connection);
}

export default {
  // a thenable: the plugin's config hook only reads the keys, the database opens when somebody awaits it
  connection: { then: (resolved, rejected) => openConnection().then(resolved, rejected) },
  api: { schemas: ['public'], max_rows: 1000 },
  db: { migrations: { schema_paths: [] }, seed: { enabled: true, sql_paths: ['./seed.sql'] } },
  auth: {
    enabled: true,
    enable_signup: true,
    jwt_expiry: 3600,
    jwt_secret: jwtSecret(),
    publishable_key: ANON_KEY,
    minimum_password_length: 6,
    email: { enable_signup: true, enable_confirmations: mustConfirm() },
  },
  options: { drivers: { email: localMail } },
};
