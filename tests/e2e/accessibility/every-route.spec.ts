import type { Page } from '@playwright/test';
import { expect, expectNoOverhang, test } from '../fixtures';
import { expectNoViolations, stillness } from './axe';
import { ACCOUNT_ROUTES, ADMIN_ROUTES, arriveAs, open, VISITOR_ROUTES } from './routes';

// the page of an unknown product, and the 404 of an unknown address, are meant
test.use({ expectedConsole: [/400 .*\/rest\/v1\/products\?.*id=eq\.nobody|404/] });

test.beforeEach(({ page }) => stillness(page));

const outline = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName[1]));
    return {
      mains: document.querySelectorAll('main').length,
      titles: levels.filter((level) => level === 1).length,
      gaps: levels.filter((level, position) => level - (levels[position - 1] ?? 0) > 1),
      language: document.documentElement.lang,
    };
  });

/** Controls that a finger would miss: below 24 px either way, links inside running text apart (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((control) => !control.closest('p') && control.closest('[aria-hidden="true"]') === null)
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isSpread = getComputedStyle(control, '::after').position === 'absolute';
        return width > 1 && height > 1 && !isSpread && (width < 24 || height < 24);
      })
      .map((control) => control.outerHTML.slice(0, 140)),
  );

/** What the focus scrolls inside a frame that nobody can scroll back: a part of it is gone for good. */
const slips = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root :is(a[href], button, input, select, textarea)')]
      .filter((control) => {
        control.focus();
        let frame = control.parentElement;
        while (frame && !(getComputedStyle(frame).overflowY === 'hidden' && frame.scrollTop !== 0))
          frame = frame.parentElement;
        return frame !== null;
      })
      .map((control) => control.outerHTML.slice(0, 140)),
  );

/** One opening of a page, and all that is asked of every page: most of such a test is the opening. */
async function check(page: Page, route: string, who: string): Promise<void> {
  await open(page, route);
  // what names it may stand in the shop's frame before the page does
  await expect.poll(() => outline(page)).toEqual({ mains: 1, titles: 1, gaps: [], language: 'en' });
  await expectNoViolations(page, `${route} as ${who}`);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverhang(page, `${route} at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 640 }); // what 1,280 px leave at a zoom of 400 %
  await expectNoOverhang(page, `${route} at 320 px`);
  await expect.poll(() => smallTargets(page)).toEqual([]);
  expect(await slips(page)).toEqual([]);
}

const title = (route: string, who: string) =>
  `${route} as ${who}: axe finds nothing, headings have no gap, nothing is too wide, too small, or slips`;

for (const route of VISITOR_ROUTES)
  test(title(route, 'a visitor'), ({ page }) => check(page, route, 'visitor'));

for (const [person, routes] of [
  ['shopper', ACCOUNT_ROUTES],
  ['admin', ADMIN_ROUTES],
] as const)
  for (const route of routes)
    test(title(route, person), async ({ page }) => {
      await arriveAs(page, person);
      await check(page, route, person);
    });

const RECORDS = ['users', 'orders', 'coupons', 'reviews', 'newsletter_subscribers'];

for (const route of ['users', 'orders', 'coupons', 'reviews', 'newsletter'].map((name) => `/admin/${name}`))
  test(title(route, 'admin without records'), async ({ page }) => {
    await arriveAs(page, 'admin');
    await page.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), RECORDS);
    await check(page, route, 'admin without records');
  });
