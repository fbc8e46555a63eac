import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources';

const folder = join(root, 'supabase/migrations');
const files = readdirSync(folder).sort();

/**
 * What was released, with the SHA-256 of its text. A database that has run a migration never runs it again: an edit
 * would reach new databases only, and the two would differ for good. So this list only grows, with each release.
 */
const RELEASED: Record<string, string> = {
  '20260101000000_store.sql': '0d1c9ab0f4b17f4b43fc93cc1413e4e0a8104e3e903f1e9ab0cdb07542cd88ea',
  '20261128000000_narrow_grants.sql': 'e52eff63e9e157f1cccaad5d412a423a8b7698d1b4a6ed71f50e8c8dccea87f1',
  '20261128010000_records.sql': '1814c42753af602b5608d2aa3f32fab0834da40c59e9e5976d9103ef3e367286',
  '20261128010100_record_functions.sql': '828fde5dc1e492d6da6c0c8b1d5cf466b8b1cba6736173edc8fa5ed974c0d5d7',
};

const checksum = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');

describe('migrations', () => {
  it.each(Object.entries(RELEASED))('%s is as it was released', (file, expected) => {
    expect(checksum(file)).toBe(expected);
  });

  it('that were released are all there, beside those that are not yet, or are of a shop alone', () => {
    expect(files).toEqual(expect.arrayContaining(Object.keys(RELEASED)));
  });

  it('are named by date and time, and by what they bring', () => {
    expect(files.filter((file) => !/^20\d{12}_[a-z]+(_[a-z]+)*\.sql$/.test(file))).toEqual([]);
  });

  it('keep statements that a hosted project refuses out: of triggers on the accounts', () => {
    const refused = /\b(drop trigger|comment on trigger)\b[^;]*\bauth\.users\b/i;
    expect(files.filter((file) => refused.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});
