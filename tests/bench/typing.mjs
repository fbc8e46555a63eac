import { median } from './report.mjs';
import { firstCard, openPage } from './page-speed.mjs';

const WORD = 'marigold';

async function typeInto(browser, base, count) {
  const { page, session, close } = await openPage(browser, { network: null });
  try {
    await firstCard(page, `${base}/products`);
    await page.waitForLoadState('networkidle');
    await page.getByText(`Showing ${count} results`).waitFor();
    await page.waitForTimeout(1000); // everything that follows the load is over
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const shift = await page.evaluate(() => window.bench.shift);
    const heap = await page.evaluate(() => performance.memory.usedJSHeapSize / 1e6);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.getByRole('searchbox').focus();
    await page.evaluate(() => {
      window.bench.worst = 0;
      const status = [...document.querySelectorAll('[role=status]')].find((element) =>
        /Showing/.test(element.textContent),
      );
      addEventListener(
        'keydown',
        () => {
          const pressed = performance.now();
          const former = status.textContent;
          const look = () => {
            if (status.textContent !== former) (window.bench.lists ??= []).push(performance.now() - pressed);
            else if (performance.now() - pressed < 30_000) requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        true,
      );
    });
    for (const key of WORD) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
    }
    await page.waitForFunction(
      (all) => !document.body.textContent.includes(all),
      `Showing ${count} results`,
      {
        polling: 100,
      },
    );
    await page.waitForTimeout(1500);
    const { worst, lists = [] } = await page.evaluate(() => window.bench);
    return { worst, list: lists.length > 0 ? median(lists) : worst, nodes, heap, shift };
  } finally {
    await close();
  }
}

/** Searching: how long a key takes to change the list, and the longest that any key was felt, at 4x CPU. */
export async function measureTyping({ browser, backend, bases, report, rounds }) {
  for (const count of [1000, 10_000, 50_000]) {
    backend.stock(count);
    // 50,000 cards at once never get on the screen
    const naive = count > 10_000 ? null : await typeInto(browser, bases.naive, count);
    const own = [];
    for (let round = 0; round < rounds; round += 1) own.push(await typeInto(browser, bases.store, count));
    const of = (name) => ({
      store: median(own.map((figures) => figures[name])),
      ...(naive && { naive: naive[name] }),
    });
    const products = `${count.toLocaleString('en-US')} products`;
    if (count === 10_000) {
      const nodes = of('nodes');
      report.add(`elements at load, ${products}`, 'nodes', {
        ...nodes,
        target: '≤ 2,500',
        isMet: nodes.store <= 2500,
      });
      report.add(`layout shift at load, ${products}`, 'CLS', of('shift'));
    }
    report.add(`heap after load, ${products}`, 'MB', of('heap'));
    report.add(`key to list while searching ${products}, 4x CPU`, 'ms', of('list'));
    const worst = of('worst');
    report.add(`worst interaction while searching ${products}, 4x CPU`, 'ms', {
      ...worst,
      ...(count === 10_000 && { target: '≤ 1/50', isMet: worst.store / worst.naive <= 1 / 50 }),
    });
  }
}
