import { card, expect, fillCheckout, newAccount, register, signIn, test } from './fixtures';

test('what was ordered is marked as owned, on its card and on its page, and can be bought again', async ({
  page,
}) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto('/products?search=fox');
  await expect(card(page, 'Sleepy Fox').getByText('You own this')).toHaveCount(0);
  await card(page, 'Sleepy Fox').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/products?search=fox');
  await expect(card(page, 'Sleepy Fox').getByText('You own this')).toBeVisible();
  await page.getByRole('link', { name: 'Sleepy Fox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
  const mark = page.getByText('You own this').first();
  await expect(mark).toBeVisible();
  const category = page.getByRole('article').first().getByText('Animals', { exact: true }).first();
  expect((await mark.boundingBox())?.height).toBe((await category.boundingBox())?.height);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a line of the cart says that one owns it, and nothing moves for it', async ({ page, context }) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto('/products?category=00000000-0000-4000-8000-000000000002');
  for (const title of ['Sleepy Fox', 'Barn Owl'])
    await card(page, title).getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove/ }) });
  await expect(lines).toHaveCount(2);
  const places = () =>
    lines.evaluateAll((all) =>
      all.map((line) => (({ top, height }) => [top, height])(line.getBoundingClientRect())),
    );

  const otherTab = await context.newPage();
  await otherTab.goto('/about');
  const order = (titles: string[]) =>
    otherTab.evaluate((bought) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const { user } = JSON.parse(localStorage.getItem(key) ?? '') as { user: { id: string } };
      const items = bought.map((title) => ({ id: title, title, image: '', price: 4.5, quantity: 1 }));
      const order = { id: '1790000000123', userId: user.id, items, total: 4.5, status: 'completed' };
      const billingInfo = { firstName: 'I', lastName: 'I', email: '', address: '', city: '', zipCode: '' };
      localStorage.setItem(
        'orders',
        JSON.stringify([{ ...order, createdAt: '2026-01-31T10:00:00.000Z', billingInfo }]),
      );
    }, titles);
  const fox = (await lines.filter({ hasText: 'Sleepy Fox' }).getAttribute('data-row')) ?? '';
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await order([]);
    await expect(page.getByText('You own this')).toHaveCount(0);
    const before = await places();
    await order([fox]);
    await expect(lines.filter({ hasText: 'Sleepy Fox' }).getByText('You own this')).toBeVisible();
    expect(await places(), `at ${width} px`).toEqual(before);
  }
  await page.getByRole('link', { name: /^You own this/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: /^Receipt for order/ })).toBeVisible();
});
