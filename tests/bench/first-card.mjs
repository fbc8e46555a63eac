import { median } from './report.mjs';
import { firstCard, interactive, openPage, SLOW_4G } from './page-speed.mjs';

const SIZES = [100, 1000, 10_000];

async function visit(browser, base) {
  return async (cpu) => {
    const { page, close } = await openPage(browser, { cpu });
    try {
      const card = await firstCard(page, `${base}/products`);
      return { card, interactive: await interactive(page) };
    } finally {
      await close();
    }
  };
}

/** The same visitor a second time: cached files, nothing else. */
async function warmVisit(browser, base) {
  const { page, close } = await openPage(browser);
  try {
    await firstCard(page, `${base}/products`);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    return await firstCard(page, `${base}/products`);
  } finally {
    await close();
  }
}

/**
 * The least that the network allows, in milliseconds: a connection to the page's host (two round trips with the
 * request), one more for the scripts and all bytes on the way; the catalogue's answer arrives meanwhile.
 */
function networkFloor(kilobytes) {
  return SLOW_4G.latency * 3 + ((kilobytes * 1000) / SLOW_4G.downloadThroughput) * 1000;
}

/** Time to the first product card on slow 4G, by number of products and by how slow the processor is. */
export async function measureFirstCards({ browser, backend, bases, report, rounds, transferred }) {
  const store = await visit(browser, bases.store);
  const naive = await visit(browser, bases.naive);
  const cold = {};
  const ready = {};
  for (const count of SIZES) {
    backend.stock(count);
    for (const cpu of [1, 4]) {
      const times = { store: [], naive: [] };
      for (let round = 0; round < rounds; round += 1) {
        times.store.push(await store(cpu));
        // with 10,000 products the naive one takes minutes: once is enough to see it, on the faster processor
        if (count < 10_000 || (round === 0 && cpu === 1)) times.naive.push(await naive(cpu));
      }
      const of = (name) => ({
        store: median(times.store.map((figures) => figures[name])),
        ...(times.naive.length > 0 && { naive: median(times.naive.map((figures) => figures[name])) }),
      });
      const figures = of('card');
      cold[`${count} ${cpu}`] = figures.store;
      const ratio = figures.store / figures.naive;
      report.add(`first card, slow 4G, ${cpu}x CPU, ${count.toLocaleString('en-US')} products`, 'ms', {
        ...figures,
        ...(cpu === 4 && count === 1000 && { target: '≤ 0.25', isMet: ratio <= 0.25 }),
      });
      const interactive = of('interactive');
      ready[`${count} ${cpu}`] = interactive.store;
      report.add('… until it is interactive', 'ms', interactive);
    }
  }
  const against = (metric, a, b, limit) =>
    report.add(metric, 'ms', { store: a, naive: b, target: `≤ ${limit}`, isMet: a / b <= limit });
  against('… 10,000 over 1,000 products (both the store)', cold['10000 1'], cold['1000 1'], 1.1);
  against('… interactive over first card (4x, 1,000, both the store)', ready['1000 4'], cold['1000 4'], 1.4);
  const floor = networkFloor(transferred);
  against('… over the floor computed from bytes (1x, 1,000)', cold['1000 1'], floor, 1.3);
  backend.stock(1000);
  const warm = [];
  for (let round = 0; round < rounds; round += 1) warm.push(await warmVisit(browser, bases.store));
  against('… warm over cold (both the store)', median(warm), cold['1000 1'], 0.5);
}
