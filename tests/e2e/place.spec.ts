import { brand } from '../../src/lib/brand';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const COUNT = 1000;

/** Of many heights: titles, descriptions and keywords of one line and of more, with and without a rating. */
const rows = Array.from({ length: COUNT }, (_, index) => ({
  id: `clipart-${index}`,
  title: `Clipart ${['fox', 'of the deep and quiet forest at night', 'owl in ink'][index % 3]} ${index}`,
  description: 'Hand-drawn, with ink on paper. '.repeat(index % 5),
  image: '/clipart/sleepy-fox.svg',
  price: 4.5,
  keywords: ['fox', 'ink'].slice(0, index % 3),
  rating: index % 6,
  downloads: index,
  created_at: new Date(1.75e12 - index * 1000).toISOString(),
}));

/** Has a shop of a thousand products answer. */
const stockMany = (page: Page) =>
  page.route('**/rest/v1/products?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const id = searchParams.get('id')?.replace('eq.', '');
    const from = Number(searchParams.get('offset') ?? 0);
    const part = id
      ? rows.filter((row) => row.id === id)
      : rows.slice(from, from + Number(searchParams.get('limit') ?? COUNT));
    await route.fulfill({
      status: 206,
      headers: { 'content-range': `${from}-${from + part.length - 1}/${COUNT}` },
      json: part,
    });
  });

/** Scrolls so far down, through whatever has to be drawn for it. */
const scrollDown = (page: Page, pixels: number) =>
  expect
    .poll(() =>
      page.evaluate((y) => {
        window.scrollTo(0, y);
        return Math.round(window.scrollY);
      }, pixels),
    )
    .toBe(pixels);

/** The first card that stands in the window below the header, once all that is in the window is whole and stays where it is. */
async function cardInSight(page: Page) {
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main article')]
        .map((article) => ({
          title: article.querySelector('h2 a')?.textContent ?? '',
          isWhole: article.querySelector('img') !== null,
          ...(({ top, bottom }) => ({ top, bottom }))(article.getBoundingClientRect()),
        }))
        .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight),
    );
  let cards = await look();
  await expect
    .poll(async () => {
      const before = JSON.stringify(cards);
      cards = await look();
      return cards.length > 0 && cards.every(({ isWhole }) => isWhole) && JSON.stringify(cards) === before;
    })
    .toBe(true);
  const seen = cards.find(({ top }) => top > 150);
  if (!seen) throw new Error('No card in the window');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: seen.title, exact: true }) });
  return {
    ...seen,
    link: card.getByRole('link'),
    /** It stands where it stood, or so many pixels lower, and what comes after that does not move it. */
    expectInPlace: async (after: string, lower = 0, within = 8) => {
      const distance = async () => Math.abs(((await card.boundingBox())?.y ?? Infinity) - seen.top - lower);
      await expect.poll(distance, { message: `${seen.title} after ${after}` }).toBeLessThanOrEqual(within);
      await page.waitForLoadState('networkidle');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await distance(), `${seen.title} after ${after}, once all is here`).toBeLessThanOrEqual(within);
    },
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const [what, address, pixels, widths] of [
  ['the list', '/products?view=list', 9000, [390, 1280]],
  ['the grid', '/products', 9000, [390, 1280]],
  ['a search', '/search?query=clipart', 9000, [1280]],
  ['a ranking', '/products/best-sellers', 700, [390]],
] as const)
  for (const width of widths)
    test(`${what} is found where it was left, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await stockMany(page);
      await page.goto(address);
      await page.getByRole('article').first().waitFor();
      await scrollDown(page, pixels);
      const card = await cardInSight(page);
      await card.link.dispatchEvent('click'); // a real click would scroll first
      await expect(heading(page, card.title)).toBeFocused();

      await page.goBack();
      await expect(card.link).toBeFocused();
      await card.expectInPlace('Back');

      await page.goForward();
      await expect(heading(page, card.title)).toBeVisible();
      await page.goBack();
      await card.expectInPlace('Forward and Back');

      await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await card.expectInPlace('a link of the header, and Back');

      await page.reload();
      await card.expectInPlace('a reload');

      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, -200);
      // a row that comes near may still be a line of its title higher than was guessed
      await card.expectInPlace('a turn of the wheel, which nothing takes back', 200, 60);
    });
