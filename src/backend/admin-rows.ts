import { type Fields, isFields } from '@/domain/parsing';
import { getClient } from './client';
import { BackendError, toBackendError } from './errors';

/** The tables that admins write; the policies refuse everybody else. */
type AdminTable = 'products' | 'categories' | 'coupons' | 'newsletter_subscribers' | 'reviews';

/** A row with all its columns, as the database has it. */
export type Row = Fields;

interface Answer {
  data: unknown;
  error: unknown;
  status: number;
}

/** A refused update or delete answers without an error and without a row. */
function expectRows({ data, error, status }: Answer): Row[] {
  if (error) throw toBackendError(error, status);
  const rows = Array.isArray(data) ? (data as unknown[]).filter(isFields) : [];
  if (rows.length > 0) return rows;
  throw new BackendError(
    'Nothing was changed: it no longer exists, or your account has no permission to change it.',
    'refused',
    status,
  );
}

/**
 * Adds a row, or several: all of them or none. A deleted one, as `deleteRow` returned it, is back to the letter.
 * @throws BackendError; code '23505' when what must be unique is taken
 */
export async function insertRow(table: AdminTable, row: object | readonly Row[]): Promise<void> {
  const client = await getClient();
  const { error, status } = await client.from(table).insert(row).select('id');
  if (error) throw toBackendError(error, status);
}

/** @throws BackendError, also when no row was changed; code '23505' when what must be unique is taken */
export async function updateRow(table: AdminTable, id: string, row: object): Promise<void> {
  const client = await getClient();
  expectRows(await client.from(table).update(row).eq('id', id).select('id'));
}

/**
 * @returns the row that is no more, with all its columns
 * @throws BackendError, also when no row was deleted; code '23503' while other rows need it
 */
export async function deleteRow(table: AdminTable, id: string): Promise<Row> {
  const client = await getClient();
  const [row] = expectRows(await client.from(table).delete().eq('id', id).select('*'));
  return row ?? {};
}

/**
 * Deletes rows, all of them or none.
 * @returns the rows that are no more
 * @throws BackendError, also when no row was deleted
 */
export async function deleteRows(table: AdminTable, ids: readonly string[]): Promise<Row[]> {
  const client = await getClient();
  return expectRows(await client.from(table).delete().in('id', ids).select('*'));
}

/** Deletes a row for good, which nobody needs back. @throws BackendError, also when no row was deleted */
export async function deleteRecord(table: AdminTable, id: string): Promise<void> {
  const client = await getClient();
  expectRows(await client.from(table).delete().eq('id', id).select('id'));
}

/** Takes a review off its product's page, or puts it back. @throws BackendError, also when no row was changed */
export const writeHidden = (id: string, isHidden: boolean): Promise<void> =>
  updateRow('reviews', id, { is_hidden: isHidden });
