import { median } from './report.mjs';
import { firstCard, openPage } from './page-speed.mjs';

/** What is done, in the store and in the naive variant. */
const ACTIONS = {
  'another sort order': {
    store: (page) => page.getByLabel('Sort by').selectOption('price-low'),
    naive: (page) => page.getByLabel('Sort by').selectOption('price-low'),
  },
  'another category': {
    store: (page) => page.getByRole('button', { name: /^badger/ }).click(),
    naive: (page) => page.getByLabel('Category').selectOption('badger'),
  },
};

/** From the press until another first card is on the screen, milliseconds. */
async function timeUntilChange(page, act) {
  await page.evaluate(() => {
    const first = () => document.querySelector('article')?.textContent;
    const before = first();
    let pressed;
    const press = () => (pressed ??= performance.now());
    addEventListener('pointerdown', press, { capture: true, once: true });
    addEventListener('change', press, { capture: true, once: true });
    window.bench.change = new Promise((done) => {
      const look = () => {
        if (pressed === undefined || first() === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
      };
      look();
    });
  });
  await act(page);
  return page.evaluate(() => window.bench.change);
}

/** Scrolls on as fast as cards come, until that one is in the window with all that belongs to it; milliseconds. */
const scrollTo = (page, wanted) =>
  page.evaluate(
    (count) =>
      new Promise((done) => {
        const start = performance.now();
        const step = () => {
          const card = document.querySelectorAll('article')[count - 1];
          // where it is an outline at first, it becomes whole in the window
          if (card) card.scrollIntoView();
          else {
            window.scrollTo(0, document.documentElement.scrollHeight);
            [...document.querySelectorAll('button')]
              .find((button) => button.textContent.trim() === 'Show more')
              ?.click();
          }
          requestAnimationFrame(
            card?.querySelector('img') ? () => setTimeout(() => done(performance.now() - start)) : step,
          );
        };
        step();
      }),
    wanted,
  );

async function withLoadedPage(browser, base, count, task) {
  const { page, session, close } = await openPage(browser, { network: null });
  try {
    await firstCard(page, `${base}/products`);
    await page.getByText(`Showing ${count} results`).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await task(page);
  } finally {
    await close();
  }
}

/** Sorting and filtering 1,000 and 10,000 products, and getting to the 960th card, all at 4x CPU. */
export async function measureInteractions({ browser, backend, bases, report, rounds }) {
  for (const count of [1000, 10_000]) {
    backend.stock(count);
    for (const [what, act] of Object.entries(ACTIONS)) {
      const times = async (who) => {
        const all = [];
        for (let round = 0; round < rounds; round += 1)
          all.push(
            await withLoadedPage(browser, bases[who], count, (page) => timeUntilChange(page, act[who])),
          );
        return median(all);
      };
      report.add(`${what}, ${count.toLocaleString('en-US')} products, 4x CPU`, 'ms', {
        store: await times('store'),
        // with 10,000 products the naive one takes longer than four minutes
        ...(count < 10_000 && { naive: await times('naive') }),
      });
    }
  }
  backend.stock(1000);
  const scrolls = { store: [], naive: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const who of ['store', 'naive'])
      scrolls[who].push(await withLoadedPage(browser, bases[who], 1000, (page) => scrollTo(page, 960)));
  const store = median(scrolls.store);
  report.add('scroll to the 960th card of 1,000, 4x CPU', 'ms', {
    store,
    naive: median(scrolls.naive),
    target: '≤ 1,500 ms',
    isMet: store <= 1500,
  });
}
