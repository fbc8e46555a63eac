import { ALL_RESULTS, expect, test, WITH_MOTION } from './fixtures';

test.use(WITH_MOTION);

test('what the home page shows leads to what it shows, and its hero leaves room for more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  expect((await hero.boundingBox())?.height).toBeLessThanOrEqual(560);
  await page
    .getByRole('list', { name: 'From the collection' })
    .getByRole('link', { name: 'Sleepy Fox' })
    .click();
  await expect(page).toHaveURL('/search?query=Sleepy+Fox');
  await expect(page.getByRole('article').getByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
});

test('the header searches, on a wide screen in place', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search the store' }).fill('owl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=owl');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search');
});

test('a search is narrowed and sorted; without a word there are suggestions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search');
  await page.getByRole('region', { name: 'Popular keywords' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results? for/);
  await page.goto('/search?query=a'); // which keyword comes first is open: other tests add products
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/results for/);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const price = filters.getByRole('group', { name: 'Price' }).getByRole('button').first();
  const count = (await price.innerText()).split(/\s/).at(-1);
  await price.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} results? for`));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(page).toHaveURL(/query=.*price=.*sort=price-low|query=.*sort=price-low.*price=/);
});

test('a picture opens large, and leads to the next by key and by button', async ({ page }) => {
  await page.goto('/product/00000000-0000-4000-9000-000000000102');
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wildflower Bouquet' });
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await expect
    .poll(async () => (await dialog.getByRole('img').first().boundingBox())?.width)
    .toBeGreaterThan(800);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused(); // the keys work from there as well
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge picture' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  await expect.poll(async () => (await dialog.getByRole('img').first().boundingBox())?.width).toBe(390);
});

test('keywords and category of a product lead on', async ({ page }) => {
  await page.goto('/product/00000000-0000-4000-9000-000000000102');
  await page.getByRole('list', { name: 'Keywords' }).getByRole('link', { name: 'poppy' }).click();
  await expect(page).toHaveURL('/search?query=poppy');
  await page.goBack();
  await page.getByRole('article').first().getByRole('link', { name: 'Botanical' }).click();
  await expect(page).toHaveURL(/\/products\?category=/);
  await expect(page.getByText('Showing 6 results')).toBeVisible();
});

test("a select has the arrow of the store, and where the system sets the colours, the system's", async ({
  page,
}) => {
  await page.goto('/products');
  const select = page.getByRole('combobox', { name: 'Sort by' });
  const looks = () => select.evaluate((element) => getComputedStyle(element).appearance);
  await expect.poll(looks).toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(looks).toBe('auto');
});

test('what was chosen far down a list is shown from its beginning', async ({ page }) => {
  const firstCard = () => page.getByRole('main').getByRole('article').first();
  const isAtBeginning = () =>
    expect
      .poll(async () => Math.round((await firstCard().boundingBox())?.y ?? -1))
      .toBeGreaterThanOrEqual(124);
  const goDown = () =>
    expect
      .poll(() =>
        page.evaluate(() => {
          window.scrollTo(0, 2500);
          return window.scrollY;
        }),
      )
      .toBe(2500); // again until the list has come that far
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();
  await goDown();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Animals' }).click();
  await sheet.getByRole('button', { name: 'Show 6 results' }).click();
  await expect(sheet).toHaveCount(0);
  await isAtBeginning();
  await expect(firstCard()).toBeInViewport({ ratio: 0.5 });

  await page.goto('/products');
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();
  await goDown();
  await page.getByLabel('Sort by').selectOption({ index: 1 });
  await isAtBeginning();
});
