import { loadDomain } from './builds.mjs';
import { makeRows } from './backend.mjs';
import { median } from './report.mjs';

const SIZES = [1000, 10_000, 50_000, 100_000];
const WORDS = ['fox', 'ink', 'lantern', 'quilt fern', 'zzz'];

function naiveQuery(products, text) {
  const needle = text.toLowerCase();
  return products
    .filter((product) =>
      [product.title, product.description, ...product.keywords].some((field) =>
        field.toLowerCase().includes(needle),
      ),
    )
    .sort((a, b) => new Date(b.created_at).getTime() - new Date(a.created_at).getTime());
}

function timed(task) {
  const start = performance.now();
  task();
  return performance.now() - start;
}

/** One search of the catalogue, with the index of the store and without. */
export async function measureQueries({ report, rounds }) {
  const { createCatalogIndex, productFrom } = await loadDomain();
  for (const count of SIZES) {
    const products = makeRows(count).map(productFrom);
    const index = createCatalogIndex(products);
    const build = timed(() => index.query({ text: 'warm up' }));
    const times = { store: [], naive: [] };
    for (let round = 0; round < rounds * 3; round += 1)
      for (const text of WORDS) {
        times.store.push(timed(() => index.query({ text })));
        times.naive.push(timed(() => naiveQuery(products, text)));
      }
    const figures = { store: median(times.store), naive: median(times.naive) };
    report.add(`one search of ${count.toLocaleString('en-US')} products`, 'ms', {
      ...figures,
      ...(count === 10_000 && { target: '≤ 1/5', isMet: figures.store / figures.naive <= 1 / 5 }),
    });
    if (count === 10_000) report.add('… the first one, which builds the index', 'ms', { store: build });
  }
}
