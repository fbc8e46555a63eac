import type { PageName } from '@/domain/page-text';
import { isFields, textOf } from '@/domain/parsing';
import { getClient } from './client';
import { CODES, toBackendError } from './errors';
import { getReader, rowsOf } from './reader';

export interface PageText {
  text: string;
  /** When it was written: who saves over it names this one. */
  version: string;
}

/** @returns null where nobody has written a text yet. @throws BackendError */
export async function readPageText(page: PageName): Promise<PageText | null> {
  const [row] = (await rowsOf(getReader().from('page_texts').select('text,updated_at').eq('page', page)))
    .rows;
  return isFields(row) ? { text: textOf(row.text), version: textOf(row.updated_at) } : null;
}

/**
 * Writes a text, unless somebody else has since it was read.
 * @param former as it was read
 * @returns whether it was written
 * @throws BackendError
 */
export async function writePageText(page: PageName, text: string, former: PageText | null): Promise<boolean> {
  const client = await getClient();
  if (!former) {
    const { error, status } = await client.from('page_texts').insert({ page, text });
    if (error?.code === CODES.duplicate) return false;
    if (error) throw toBackendError(error, status);
    return true;
  }
  const { data, error, status } = await client
    .from('page_texts')
    .update({ text })
    .eq('page', page)
    .eq('updated_at', former.version)
    .select('page');
  if (error) throw toBackendError(error, status);
  return data.length > 0;
}
