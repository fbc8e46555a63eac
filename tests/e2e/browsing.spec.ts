import { ALL_RESULTS, expect, expectNoOverhang, test } from './fixtures';

for (const width of [1280, 390])
  test(`facets narrow the collection, stand in the address, and can be cleared, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // a category of the seed: other tests add products beside it, and delete them
    await page.goto('/products?category=00000000-0000-4000-8000-000000000002');
    await expect(page.getByText(ALL_RESULTS)).toBeVisible();
    if (width < 1024) await page.getByRole('button', { name: /^Filters/ }).click();
    const option = page.getByRole('group', { name: 'Price' }).getByRole('button').first();
    await expect(option).toHaveText(/ \d+$/); // counted once the whole catalogue is here
    const count = (await option.innerText()).split(/\s/).at(-1);
    await option.click();
    await expect(page.getByText(`Showing ${count} results`)).toBeVisible();
    await expect(page).toHaveURL(/[?&]price=/);
    await page.reload();
    await expect(page.getByText(`Showing ${count} results`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText(ALL_RESULTS)).toBeVisible();
    await expect(page).toHaveURL('/products');
    await expectNoOverhang(page);
  });

test('a product page leads on to four of its kind', async ({ page }) => {
  await page.goto('/products?search=fox');
  await page.getByRole('link', { name: 'Sleepy Fox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded(); // they come when somebody looks that far down
  const related = page.getByRole('list', { name: 'Related products' }).getByRole('heading', { level: 2 });
  await expect(related).toHaveCount(4);
  await expect(related.filter({ hasText: 'Sleepy Fox' })).toHaveCount(0);
  const link = related.first().getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
