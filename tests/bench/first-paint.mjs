import { median } from './report.mjs';
import { openPage } from './page-speed.mjs';

const PATHS = ['/', '/about', '/products'];
/** A telephone: where a blank page is looked at longest. */
const PHONE = { width: 390, height: 844 };

/** Runs in the page, before anything else there. */
function watchPaints() {
  window.paints = { first: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') window.paints.first = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.paints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function paintsOf(browser, url, cpu) {
  const { page, close } = await openPage(browser, { cpu, viewport: PHONE });
  try {
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => window.paints.first > 0, null, { polling: 100 });
    return await page.evaluate(() => window.paints);
  } finally {
    await close();
  }
}

/** First and largest contentful paint: the built pages, the same build without them (the shell), and the naive variant. */
export async function measureFirstPaints({ browser, backend, bases, report, rounds }) {
  backend.stock(100);
  for (const path of PATHS)
    for (const cpu of [1, 4]) {
      const first = { store: [], shell: [], naive: [] };
      const largest = { store: [], shell: [], naive: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const [name, paints] of Object.entries(first)) {
          // the naive variant has one page, whatever the address
          const seen = await paintsOf(browser, bases[name] + path, cpu);
          paints.push(seen.first);
          largest[name].push(seen.largest);
        }
      const add = (what, times, limit) => {
        const [store, shell, naive] = [times.store, times.shell, times.naive].map(median);
        report.add(`${what}, slow 4G, ${cpu}x CPU, ${path}`, 'ms', { store, naive });
        report.add('… over the same build without built pages', 'ms', {
          store,
          naive: shell,
          ...(limit && { target: `≤ ${limit}`, isMet: store / shell <= limit }),
        });
      };
      add('first contentful paint', first, cpu === 1 ? 0.5 : 0.6);
      add('largest contentful paint', largest, cpu === 4 && path !== '/products' ? 0.6 : null);
    }
}
