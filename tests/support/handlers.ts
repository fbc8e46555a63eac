import { http, HttpResponse, type HttpHandler } from 'msw';
import { adminHandlers } from './admin-handlers';
import { authHandlers, userOfRequest } from './auth-handlers';
import { backend } from './backend';
import { rangeOf } from './ranges';

export const API = 'http://backend.test';
const rest = (table: string) => `${API}/rest/v1/${table}`;

const clone = <T>(value: T): T => structuredClone(value);

function note(request: Request): string {
  const { pathname } = new URL(request.url);
  const line = `${request.method} ${pathname}`;
  backend.requests.push(line);
  return line;
}

async function noteBody(request: Request): Promise<unknown> {
  const line = note(request);
  const body: unknown = await request.json().catch(() => null);
  backend.bodies.push({ request: line, body });
  return body;
}

/** The values that a filter takes: one of `eq.…`, any of `in.(…)`. */
function valuesOf(filter: string): string[] {
  const many = /^in\.\((.*)\)$/.exec(filter)?.[1];
  if (many === undefined) return [filter.replace(/^eq\./, '')];
  return [...many.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** Rows that have most of a column come first; others stand as they are: `order=downloads.desc…`. */
function inOrder(rows: Record<string, unknown>[], order: string | null): Record<string, unknown>[] {
  const column = /^(downloads|created_at)\.desc/.exec(order ?? '')?.[1];
  if (!column) return rows;
  const key = (row: Record<string, unknown>) => (row[column] ?? '') as string | number;
  return rows.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? 1 : -1));
}

/** Rows of a table: filters by id, category and keywords, `order`, and `offset` with `limit`, as PostgREST does. */
function readTable(rows: () => Record<string, unknown>[]) {
  return ({ request }: { request: Request }) => {
    note(request);
    const { searchParams } = new URL(request.url);
    const wanted = ['id', 'category_id'].flatMap((column) => {
      const filter = searchParams.get(column);
      return filter === null ? [] : [{ column, values: valuesOf(filter) }];
    });
    const keywords = searchParams.get('keywords')?.match(/"(?:[^"\\]|\\.)*"/g);
    const isMeant = (row: Record<string, unknown>) =>
      wanted.every(({ column, values }) => values.includes(String(row[column]))) &&
      (!keywords || (row.keywords as string[]).some((keyword) => keywords.includes(JSON.stringify(keyword))));
    const all = clone(inOrder(rows().filter(isMeant), searchParams.get('order')));
    const [from = 0, to = all.length - 1] = (rangeOf(request.url) ?? '')
      .split('-')
      .filter(Boolean)
      .map(Number);
    const page = all.slice(from, to + 1);
    const total = request.headers.get('prefer')?.includes('count=exact') ? all.length : '*';
    return HttpResponse.json(page, {
      headers: {
        'content-range': page.length > 0 ? `${from}-${from + page.length - 1}/${total}` : `*/${total}`,
      },
    });
  };
}

const denied = (status: number) =>
  HttpResponse.json({ code: '42501', message: 'new row violates row-level security policy' }, { status });

function listHandlers(table: 'carts' | 'wishlists'): HttpHandler[] {
  const lists = backend[table];
  return [
    http.get(rest(table), ({ request }) => {
      note(request);
      const userId = new URL(request.url).searchParams.get('user_id')?.replace(/^eq\./, '') ?? '';
      if (userOfRequest(request)?.id !== userId || !lists.has(userId))
        return HttpResponse.json(
          { code: 'PGRST116', message: 'JSON object requested, multiple (or no) rows returned' },
          { status: 406 },
        );
      return HttpResponse.json({ items: clone(lists.get(userId)) });
    }),
    http.post(rest(table), async ({ request }) => {
      const row = (await noteBody(request)) as { user_id: string; items: unknown };
      if (userOfRequest(request)?.id !== row.user_id) return denied(403);
      lists.set(row.user_id, clone(row.items));
      return new HttpResponse(null, { status: 201 });
    }),
  ];
}

export const handlers: HttpHandler[] = [
  // the store itself: code that failed twice asks for it, and is told that nobody is there
  http.get('http://localhost:3000/', () => HttpResponse.error()),
  http.get(
    rest('categories'),
    readTable(() => backend.categories),
  ),
  http.get(
    rest('products'),
    readTable(() => backend.products),
  ),
  ...listHandlers('carts'),
  ...listHandlers('wishlists'),
  http.post(rest('newsletter_subscribers'), async ({ request }) => {
    const { email } = (await noteBody(request)) as { email: string };
    if (backend.subscribers.includes(email.toLowerCase()))
      return HttpResponse.json({ code: '23505', message: 'duplicate key value' }, { status: 409 });
    backend.subscribers.push(email.toLowerCase());
    return new HttpResponse(null, { status: 201 });
  }),
  ...adminHandlers(API, noteBody, 'products'),
  ...adminHandlers(API, noteBody, 'categories'),
  ...authHandlers(API, noteBody),
];
