// A migration that was applied is never run again: an edit of its text reaches new databases only. This finds such edits.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'migrations');

const HAS_HISTORY = "select to_regclass('supabase_migrations.schema_migrations') is not null as found";
const HISTORY = 'select version, statements from supabase_migrations.schema_migrations order by version';

/**
 * The migrations whose text is not what this database was made with.
 * @param connection an open connection of the embedded backend
 * @returns file names; a migration whose file is gone is named by its version
 */
export async function changedMigrations(connection) {
  const history = await connection.exec(HAS_HISTORY);
  if (!history.rows[0]?.found) return [];
  const { splitSqlStatements } = await import('@supabase/lite');
  const files = readdirSync(folder);
  const { rows } = await connection.exec(HISTORY);
  return rows.flatMap(({ version, statements }) => {
    const file = files.find((name) => name.startsWith(`${version}_`));
    if (!file) return [version];
    const now = splitSqlStatements(readFileSync(join(folder, file), 'utf8'));
    return JSON.stringify(now) === JSON.stringify(statements) ? [] : [file];
  });
}

/** What to do about them, in words for the terminal. */
export const changedMigrationsNotice = (names) =>
  `Edited after it was applied here: ${names.join(', ')}. This database does not have the edit, and no other existing one ` +
  'will. Put the text back and add a new migration instead; `npm run db:reset` starts over with what the files say now.';
