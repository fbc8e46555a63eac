import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const DAY = 86_400_000;
const THEMES = ['fox', 'ink', 'badger', 'bloom', 'quilt', 'marigold', 'fern', 'lantern'];
const SYLLABLES = ['ba', 'co', 'di', 'fu', 'le', 'mo', 'na', 'pi', 'ro', 'su'];
/** About a thousand: a search finds some of the products, not all. */
const WORDS = [
  ...THEMES,
  ...SYLLABLES.flatMap((a) => SYLLABLES.flatMap((b) => SYLLABLES.map((c) => a + b + c))),
];

/** Small and fast, and the same rows in every run. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Rows as PostgREST sends them, about 1,362 bytes of JSON each. */
export function makeRows(count) {
  const random = randomFrom(7);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const words = (length) => Array.from({ length }, () => pick(WORDS)).join(' ');
  const hex = (length) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  return Array.from({ length: count }, (_, index) => ({
    id: `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`,
    title: `${words(3)} ${index}`,
    description: words(40).slice(0, 230),
    image: '/clipart/sleepy-fox.svg',
    images: Array.from(
      { length: 4 },
      () => `https://shop.example.co/storage/v1/object/public/art/${hex(12)}/${pick(WORDS)}.png`,
    ),
    files: Array.from({ length: 5 }, () => `${pick(WORDS)}-${pick(WORDS)}-${hex(12)}.eps`),
    price: Math.round(random() * 2000) / 100,
    category_id: `category-${index % 8}`,
    categories: { name: THEMES[index % THEMES.length] },
    keywords: Array.from({ length: 6 }, () => pick(WORDS)),
    tags: [],
    rating: Math.round(random() * 50) / 10,
    reviews: Math.floor(random() * 400),
    downloads: Math.floor(random() * 9000),
    created_at: new Date(1.76e12 - index * DAY * 0.1).toISOString(),
  }));
}

const CATEGORIES = Array.from({ length: 8 }, (_, index) => ({
  id: `category-${index}`,
  name: THEMES[index],
  slug: THEMES[index],
}));

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-expose-headers': 'content-range',
  'access-control-max-age': '7200',
};

/** The part that a request asks for, by header or by `offset` and `limit`; never more than 1,000 rows, as on a host. */
function partOf(rows, request, url) {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const from = Number(first ?? url.searchParams.get('offset') ?? 0);
  const wanted = last === undefined ? Number(url.searchParams.get('limit') ?? 1000) : Number(last) - from + 1;
  const id = url.searchParams.get('id')?.replace('eq.', '');
  const part = id ? rows.filter((row) => row.id === id) : rows.slice(from, from + Math.min(wanted, 1000));
  return { part, from };
}

/**
 * A catalogue backend that answers like PostgREST, as slowly as one that is far away.
 * @param latency milliseconds before each answer
 */
export async function startBackend({ latency = 50, port = 0 } = {}) {
  const state = { rows: [], cache: new Map(), cart: null };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    const url = new URL(request.url, 'http://localhost');
    const send = (status, text, headers = {}) =>
      setTimeout(
        () =>
          response
            .writeHead(status, {
              'content-type': 'application/json',
              'content-encoding': 'gzip',
              ...CORS,
              ...headers,
            })
            .end(text),
        latency,
      );
    const table = url.pathname.split('/').pop();
    if (table === 'products') {
      const { part, from } = partOf(state.rows, request, url);
      const key = `${url.search} ${request.headers.range}`;
      if (!state.cache.has(key)) state.cache.set(key, gzipSync(JSON.stringify(part)));
      const range = part.length > 0 ? `${from}-${from + part.length - 1}` : '*';
      return send(206, state.cache.get(key), { 'content-range': `${range}/${state.rows.length}` });
    }
    if (table === 'categories') return send(200, gzipSync(JSON.stringify(CATEGORIES)));
    if (request.method === 'POST') return request.resume().on('end', () => send(201, gzipSync('')));
    // nobody has a cart or a wishlist yet
    return send(406, gzipSync(JSON.stringify({ code: 'PGRST116', message: 'no row' })));
  });
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port: server.address().port,
    stock(count) {
      state.rows = makeRows(count);
      state.cache.clear();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
