/** What a page is measured with: a fresh visitor, slowed down by the browser's own protocol. */

/** Runs in the page, before anything else there. */
function watch() {
  window.bench = { firstCard: 0, worst: 0, shift: 0, busyUntil: 0 };
  const seen = () => {
    if (document.querySelector('article'))
      requestAnimationFrame(() => setTimeout(() => (window.bench.firstCard ||= performance.now())));
    else requestAnimationFrame(seen);
  };
  seen();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.bench.worst = Math.max(window.bench.worst, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.bench.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.bench.busyUntil = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
}

export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const DESKTOP = { width: 1280, height: 900 };

/** Opens a page in a fresh browser context. Call `close` when done. */
export async function openPage(
  browser,
  { network = SLOW_4G, cpu = 1, viewport = DESKTOP, storageState } = {},
) {
  const context = await browser.newContext({
    viewport,
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(240_000);
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network ?? FAST);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, session, close: () => context.close() };
}

/** How long a page has to be quiet to count as interactive. Milliseconds. */
const QUIET = 2000;

/**
 * Milliseconds from the start of the navigation until the first card is there and the last task of more than 50 ms
 * before two quiet seconds is over. Call it after `firstCard`.
 */
export async function interactive(page) {
  await page.waitForFunction(
    (quiet) => performance.now() - Math.max(window.bench.busyUntil, window.bench.firstCard) > quiet,
    QUIET,
    { polling: 100 },
  );
  return page.evaluate(() => Math.max(window.bench.busyUntil, window.bench.firstCard));
}

/** Milliseconds from the start of the navigation to the frame after the first product card. */
export async function firstCard(page, url) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.bench?.firstCard > 0, null, { polling: 100 });
  return page.evaluate(() => window.bench.firstCard);
}
