import { http, HttpResponse, type HttpHandler } from 'msw';
import { userOfRequest } from './auth-handlers';
import { backend } from './backend';

type Row = Record<string, unknown>;
type Table = 'products' | 'categories';

const isAdmin = (request: Request) => userOfRequest(request)?.user_metadata.role === 'admin';
const idOf = (request: Request) => new URL(request.url).searchParams.get('id')?.replace(/^eq\./, '');
/** The ids of `id=eq.a` or `id=in.(a,b)`. */
const idsOf = (request: Request) => (idOf(request) ?? '').replace(/^in\.\((.*)\)$/, '$1').split(',');

const refuse = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

/** What the database's own rules say against a row, in its words. */
function violation(table: Table, row: Row, id?: string) {
  if (table === 'products' && String(row.title).trim() === '')
    return refuse(
      400,
      '23514',
      'new row for relation "products" violates check constraint "products_title_check"',
    );
  const isTaken = backend.categories.some((other) => other.id !== id && other.slug === row.slug);
  if (table === 'categories' && isTaken)
    return refuse(409, '23505', 'duplicate key value violates unique constraint "categories_slug_key"');
  return null;
}

/** The row with what a read joins to it. */
function joined(table: Table, row: Row): Row {
  if (table === 'categories') return row;
  const category = backend.categories.find(({ id }) => id === row.category_id);
  return { ...row, categories: category ? { name: category.name } : null };
}

let rows = 0;

/**
 * Writes to the catalogue, as the policies have it: anybody but an admin is refused an insert, and changes no row with
 * an update or a delete, which is no error.
 */
export function adminHandlers(
  api: string,
  noteBody: (request: Request) => Promise<unknown>,
  table: Table,
): HttpHandler[] {
  const address = `${api}/rest/v1/${table}`;
  return [
    http.post(address, async ({ request }) => {
      const bodies = [await noteBody(request)].flat() as Row[];
      if (!isAdmin(request))
        return refuse(403, '42501', `new row violates row-level security policy for table "${table}"`);
      for (const body of bodies) {
        const fault = violation(table, body);
        if (fault) return fault;
      }
      const added = bodies.map((body) =>
        joined(table, { id: `new-${(rows += 1)}`, created_at: new Date().toISOString(), ...body }),
      );
      backend[table].push(...added);
      return HttpResponse.json(
        added.map(({ id }) => ({ id })),
        { status: 201 },
      );
    }),
    http.patch(address, async ({ request }) => {
      const body = (await noteBody(request)) as Row;
      const id = idOf(request);
      const position = backend[table].findIndex((row) => row.id === id);
      if (!isAdmin(request) || position === -1) return HttpResponse.json([]);
      const fault = violation(table, body, id);
      if (fault) return fault;
      backend[table][position] = joined(table, { ...backend[table][position], ...body });
      return HttpResponse.json([{ id }]);
    }),
    http.delete(address, async ({ request }) => {
      await noteBody(request);
      const ids = idsOf(request);
      const deleted = backend[table].filter((row) => ids.includes(String(row.id)));
      if (!isAdmin(request) || deleted.length === 0) return HttpResponse.json([]);
      if (
        table === 'categories' &&
        backend.products.some((row) => deleted.some(({ id }) => id === row.category_id))
      )
        return refuse(
          409,
          '23503',
          'update or delete on table "categories" violates foreign key constraint "products_category_id_fkey" on table "products"',
        );
      backend[table] = backend[table].filter((row) => !deleted.includes(row));
      return HttpResponse.json(deleted.map(({ categories: _joined, ...row }) => row));
    }),
  ];
}
