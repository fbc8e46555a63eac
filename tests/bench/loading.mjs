import { median } from './report.mjs';

const PAGE = 1000;

async function load(base, count, atOnce) {
  const start = performance.now();
  const products = [];
  for (let from = 0; from < count; from += PAGE * atOnce) {
    const pages = await Promise.all(
      Array.from({ length: Math.min(atOnce, (count - from) / PAGE) }, async (_, position) => {
        const first = from + position * PAGE;
        const answer = await fetch(`${base}/rest/v1/products?select=*`, {
          headers: { Range: `${first}-${first + PAGE - 1}` },
        });
        return answer.json();
      }),
    );
    products.push(...pages.flat());
  }
  if (products.length !== count) throw new Error(`${products.length} rows came instead of ${count}.`);
  return performance.now() - start;
}

/** All rows, one page after another and four at a time (src/backend/products.ts), from a backend 50 ms away. */
export async function measureLoading({ backend, report, rounds }) {
  const base = `http://127.0.0.1:${backend.port}`;
  backend.stock(10_000);
  await load(base, 10_000, 4); // the backend compresses each page once
  const times = { store: [], naive: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.store.push(await load(base, 10_000, 4));
    times.naive.push(await load(base, 10_000, 1));
  }
  const figures = { store: median(times.store), naive: median(times.naive) };
  report.add('all 10,000 rows, four pages at a time', 'ms', {
    ...figures,
    target: '≤ 0.6',
    isMet: figures.store / figures.naive <= 0.6,
  });
}
