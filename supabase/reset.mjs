// `npm run db:reset`: forgets all local data; the next start migrates and seeds an empty database.
import { rmSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { dataFolder, lockDataFolder } from './lite.config.mjs';

if (existsSync(dataFolder())) {
  try {
    lockDataFolder();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  rmSync(dataFolder(), { recursive: true });
}
console.log('The local database is empty. The next `npm run dev` sets it up again.');
