import { http, HttpResponse } from 'msw';
import { version } from '@supabase/postgrest-js/package.json';
import { describe, expect, it } from 'vitest';
import { fetchRemainingProducts } from '@/backend/products';
import { CatalogStore } from '@/features/catalog/catalog-store';
import { backend, stock } from '@tests/support/backend';
import { buildCategory, buildProductRow } from '@tests/support/builders';
import { API } from '@tests/support/handlers';
import { rangeOf } from '@tests/support/ranges';
import { watchRequests } from '@tests/support/requests';
import { server } from '@tests/support/server';
import { expectedConsole } from '../setup/browser';
import { hold, rest } from '@tests/support/faults';
import { gate } from '@tests/support/gate';

const PRODUCTS = `${API}/rest/v1/products`;
const CATEGORIES = `${API}/rest/v1/categories`;

const rows = (count: number) =>
  Array.from({ length: count }, (_, position) => buildProductRow({ id: `p${position}` }));

/** The ranges asked for. */
const ranges = (sent: ReturnType<typeof watchRequests>) =>
  sent.flatMap(({ address }) => (address.includes('/products') ? [rangeOf(address)] : []));

/** Answers for products: one after the other, the last for all that follow. */
function answerProducts(...answers: ((range: [number, number]) => Response | Promise<Response>)[]) {
  let call = 0;
  server.use(
    http.get(PRODUCTS, ({ request }) => {
      const [from = 0, to = 0] = (rangeOf(request.url) ?? '').split('-').map(Number);
      const answer = answers[Math.min(call, answers.length - 1)];
      call += 1;
      return answer?.([from, to]) ?? HttpResponse.json([]);
    }),
  );
}
const page = (all: unknown[], total: number | null = all.length, most = 1000) => {
  return ([from, to]: [number, number]) =>
    HttpResponse.json(all.slice(from, Math.min(to + 1, from + most)), {
      headers: total === null ? {} : { 'content-range': `${from}-${to}/${total}` },
    });
};
const fail = () => HttpResponse.json({ message: 'down' }, { status: 500 });

/** What the backend gave so far, and whether it failed. */
const now = (store: CatalogStore) => {
  const { fresh, hasFailed } = store.getState();
  return { ...fresh, hasFailed };
};

async function load(store = new CatalogStore()) {
  await store.load();
  return now(store);
}

describe('the calls', () => {
  it('read all columns, the category name with each product, newest first', async () => {
    stock(rows(3));
    const sent = watchRequests();
    await load();
    expect(sent.map(({ method, address }) => `${method} ${address}`).sort()).toEqual([
      'GET /rest/v1/categories?select=*&order=name.asc',
      'GET /rest/v1/products?select=*,categories(name)&order=created_at.desc.nullslast,id.asc&offset=0&limit=24',
    ]);
    expect(sent.map(({ headers }) => headers.get('apikey'))).toEqual(['anon-key', 'anon-key']);
    // the hosted service's client asks, in the version that is installed
    const client = `postgrest-js/${version}`;
    expect(sent.map(({ headers }) => headers.get('x-client-info'))).toEqual([client, client]);
  });

  it('are made once, however many ask', async () => {
    stock(rows(3));
    const sent = watchRequests();
    const store = new CatalogStore();
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(sent).toHaveLength(2);
  });
});

describe('loading', () => {
  it('lasts until categories and the first products have both come', async () => {
    stock(rows(2), [buildCategory({ id: 'category-a', name: 'Animals' })]);
    const release = hold('get', rest('categories'));
    const store = new CatalogStore();
    expect(now(store)).toMatchObject({ loading: true, products: [], isComplete: false });
    const done = store.load();
    await expect.poll(() => backend.requests).toEqual(['GET /rest/v1/products']); // the categories are held
    expect(now(store)).toMatchObject({ loading: true, products: [] });
    release();
    await done;
    expect(now(store)).toMatchObject({ loading: false, isComplete: true, hasFailed: false, total: 2 });
    expect(now(store).categories.map(({ name }) => name)).toEqual(['Animals']);
  });

  it('ends with the first page; later ones join as they come', async () => {
    const { passed, open: release } = gate();
    const all = rows(30);
    answerProducts(page(all), async (range) => {
      await passed;
      return page(all)(range);
    });
    const store = new CatalogStore();
    const done = store.load();
    await expect.poll(() => now(store).loading).toBe(false);
    expect(now(store)).toMatchObject({ isComplete: false, total: 30 });
    expect(now(store).products).toHaveLength(24);
    release();
    await done;
    expect(now(store)).toMatchObject({ isComplete: true, total: 30 });
    expect(now(store).index.query({})).toHaveLength(30);
  });
});

describe('paging', () => {
  it('asks for 24 rows and their number, then for pages of 1,000', async () => {
    const sent = watchRequests();
    answerProducts(page(rows(2500)));
    const { products, total } = await load();
    expect(ranges(sent)).toEqual(['0-23', '24-1023', '1024-2023', '2024-3023']);
    const counts = sent.filter(({ headers }) => headers.get('prefer') === 'count=exact');
    expect(ranges(counts)).toEqual(['0-23']);
    expect([new Set(products.map(({ id }) => id)).size, total]).toEqual([2500, 2500]);
  });

  it('asks no further when the first page holds everything', async () => {
    const sent = watchRequests();
    answerProducts(page(rows(24)));
    expect((await load()).isComplete).toBe(true);
    expect(ranges(sent)).toEqual(['0-23']);
  });

  it('asks page by page when the backend gives no number', async () => {
    const sent = watchRequests();
    answerProducts(page(rows(1100), null));
    expect((await load()).products).toHaveLength(1100);
    expect(ranges(sent)).toEqual(['0-23', '24-1023', '1024-2023']);
  });

  it('takes what a backend sends that ignores the range', async () => {
    const sent = watchRequests();
    answerProducts(() => HttpResponse.json(rows(40)));
    expect((await load()).products).toHaveLength(40);
    expect(ranges(sent)).toEqual(['0-23']);
  });

  it('ends when a backend that ignores the range always sends the same 24', async () => {
    const same = rows(24);
    const sent = watchRequests();
    answerProducts(() => HttpResponse.json(same, { headers: { 'content-range': '0-23/1000000' } }));
    const { products, isComplete } = await load();
    expect([products.length, isComplete]).toEqual([24, true]);
    expect(ranges(sent).length).toBeLessThan(10);
  });

  it('asks for nothing after a page that brought nothing', async () => {
    const sent = watchRequests();
    answerProducts(() => HttpResponse.json([]));
    const rest = fetchRemainingProducts({ products: [], total: 1_000_000, received: 24 });
    for await (const products of rest) expect(products).toEqual([]);
    expect(ranges(sent).length).toBeLessThan(10);
  });

  it('ends when a page brings nothing, whatever the number was', async () => {
    const sent = watchRequests();
    answerProducts(page(rows(30), 1_000_000));
    const { products, isComplete, total } = await load();
    expect([products.length, isComplete, total]).toEqual([30, true, 30]);
    expect(ranges(sent).length).toBeLessThan(10);
  });

  it('drops what comes twice because rows moved between pages', async () => {
    const all = rows(26);
    answerProducts(page(all), () => HttpResponse.json([all[23], all[24], all[25]]));
    const { products } = await load();
    expect(products.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('misses nothing on a backend that gives fewer rows than were asked for', async () => {
    const sent = watchRequests();
    answerProducts(page(rows(3000), 3000, 500));
    expect((await load()).products).toHaveLength(3000);
    expect(ranges(sent).slice(4)).toEqual([
      '524-1023', // from here on it is known how many come
      '1024-1523',
      '1524-2023',
      '2024-2523',
      '2524-3023',
    ]);
    answerProducts(page(rows(60), 60, 10));
    expect((await load()).products).toHaveLength(60);
  });

  it('takes "beyond the end" for nothing more', async () => {
    answerProducts(page(rows(24), null), () => HttpResponse.json({ code: 'PGRST103' }, { status: 416 }));
    expect(await load()).toMatchObject({ isComplete: true, hasFailed: false, total: 24 });
  });
});

describe('rows that are no product', () => {
  it('are left out, and logged', async () => {
    expectedConsole.push('2 product row(s) without id or title were left out.');
    expectedConsole.push('A category row without id or name was left out.');
    stock(
      [buildProductRow({ id: 'good' }), buildProductRow({ title: null }), buildProductRow({ id: null })],
      [buildCategory({ id: 'category-a' }), buildCategory({ id: 'b', name: '' })],
    );
    const { products, categories } = await load();
    expect(products.map(({ id }) => id)).toEqual(['good']);
    expect(categories.map(({ id }) => id)).toEqual(['category-a']);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });
});

describe('failures', () => {
  it('of the products: logged, an empty list, and a second try', async () => {
    expectedConsole.push('Error fetching products:');
    stock(rows(2));
    answerProducts(fail);
    const store = new CatalogStore();
    expect(await load(store)).toMatchObject({ products: [], loading: false, hasFailed: true });
    expect(now(store).categories).toHaveLength(1);
    expect(console.error).toHaveBeenCalledOnce();
    answerProducts(page(rows(2)));
    const retry = store.reload();
    expect(now(store)).toMatchObject({ loading: true, hasFailed: false });
    await retry;
    expect(now(store)).toMatchObject({ loading: false, hasFailed: false, isComplete: true, total: 2 });
  });

  it('of the categories: logged, an empty list, and the products are there', async () => {
    expectedConsole.push('Error fetching categories:');
    stock(rows(2));
    server.use(http.get(CATEGORIES, fail));
    expect(await load()).toMatchObject({ categories: [], total: 2, hasFailed: true, loading: false });
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a page of HTML', () => HttpResponse.html('<!doctype html><title>Sign in</title>')],
    ['half a JSON', () => new HttpResponse('[{"id": "p1", "ti')],
    ['an object', () => HttpResponse.json({ products: [] })],
    ['null', () => HttpResponse.json(null)],
  ])('may be %s', async (_what, answer) => {
    expectedConsole.push('Error fetching products:');
    stock([]);
    answerProducts(answer);
    expect(await load()).toMatchObject({ products: [], hasFailed: true, loading: false });
  });

  it('of a later page keep what has come', async () => {
    expectedConsole.push('Error fetching products:');
    answerProducts(page(rows(30)), fail);
    const state = await load();
    expect(state).toMatchObject({ hasFailed: true, isComplete: false, loading: false });
    expect(state.products).toHaveLength(24);
  });

  it('of a later page: a retry never shrinks the list to the first page', async () => {
    expectedConsole.push('Error fetching products:');
    const all = rows(1030);
    // pages of ten, so that more than one has come before the failure
    const some = page(all, 1030, 10);
    answerProducts(some, some, some, fail);
    const store = new CatalogStore();
    await store.load();
    const { length } = now(store).products;
    expect(now(store)).toMatchObject({ hasFailed: true, isComplete: false });
    answerProducts(page(all));
    const sizes: number[] = [];
    store.subscribe(() => sizes.push(now(store).products.length));
    await store.reload();
    expect(length).toBeGreaterThan(10);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(length);
    expect(now(store)).toMatchObject({ isComplete: true, hasFailed: false, total: 1030 });
  });

  it.each([
    ['at once', [fail]],
    ['half way', [page(rows(30)), fail]],
  ])('of a reload, %s, keep what is on the screen', async (_when, answers) => {
    expectedConsole.push('Error fetching');
    stock(rows(30), [buildCategory({ id: 'category-a' })]);
    const store = new CatalogStore();
    await store.load();
    answerProducts(...answers);
    server.use(http.get(CATEGORIES, fail));
    await store.reload();
    expect(now(store)).toMatchObject({ hasFailed: true, loading: false, total: 30 });
    expect(now(store).products).toHaveLength(30);
    expect(now(store).categories).toHaveLength(1);
  });
});

describe('a reload', () => {
  it('keeps the old state until the new one is there', async () => {
    stock(rows(30));
    const store = new CatalogStore();
    await store.load();
    const sizes = new Set<number>();
    store.subscribe(() => sizes.add(now(store).products.length));
    stock(rows(4200));
    await store.reload();
    expect([...sizes]).toEqual([4200]);
  });

  it('wins over an earlier one that is slower', async () => {
    const sent = watchRequests();
    const { passed, open: release } = gate();
    answerProducts(
      async (range) => {
        await passed;
        return page(rows(3))(range);
      },
      page(rows(5)),
    );
    const store = new CatalogStore();
    const slow = store.load();
    await expect.poll(() => sent.some(({ address }) => address.includes('/products'))).toBe(true);
    await store.reload();
    release();
    await slow;
    expect(now(store).products).toHaveLength(5);
  });
});
