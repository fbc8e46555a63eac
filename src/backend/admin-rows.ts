import { getClient } from './client';
import { BackendError, toBackendError } from './errors';

/** The tables that admins write; the policies refuse everybody else. */
type AdminTable = 'products' | 'categories';

interface Answer {
  data: unknown;
  error: unknown;
  status: number;
}

/** A refused update or delete answers without an error and without a row (decisions, "Backend"). */
function expectRow({ data, error, status }: Answer): void {
  if (error) throw toBackendError(error, status);
  if (Array.isArray(data) && data.length > 0) return;
  throw new BackendError(
    'Nothing was changed: it no longer exists, or your account has no permission to change it.',
    'refused',
    status,
  );
}

/** @throws BackendError */
export async function insertRow(table: AdminTable, row: object): Promise<void> {
  const client = await getClient();
  const { error, status } = await client.from(table).insert(row).select('id');
  if (error) throw toBackendError(error, status);
}

/** @throws BackendError, also when no row was changed */
export async function updateRow(table: AdminTable, id: string, row: object): Promise<void> {
  const client = await getClient();
  expectRow(await client.from(table).update(row).eq('id', id).select('id'));
}

/** @throws BackendError, also when no row was deleted */
export async function deleteRow(table: AdminTable, id: string): Promise<void> {
  const client = await getClient();
  expectRow(await client.from(table).delete().eq('id', id).select('id'));
}
