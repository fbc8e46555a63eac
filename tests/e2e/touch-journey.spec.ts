import {
  ALL_RESULTS,
  expect,
  fillCheckout,
  newAccount,
  notice,
  expectNoOverhang,
  register,
  signIn,
  test,
  WITH_MOTION,
} from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...WITH_MOTION });

test('the journey works at 390 px with touch', async ({ page }) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);

  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Products' }).tap();
  await expect(menu).toBeHidden();
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();

  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.getByRole('button', { name: 'Animals' }).tap();
  await page.getByRole('button', { name: 'Show 6 results' }).tap();
  await expect(page.getByText('Showing 6 results')).toBeVisible();
  await page.getByRole('button', { name: /Add Barn Owl.* to wishlist/ }).tap();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await page
    .getByRole('article')
    .filter({ hasText: 'Barn Owl' })
    .getByRole('button', { name: 'Add to Cart' })
    .tap();
  await expect(notice(page, 'Added to cart!')).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 1 item' }).tap();
  await page.getByRole('button', { name: /Increase quantity/ }).tap();
  await expect(page.getByRole('heading', { name: '2 Items' })).toBeVisible();
  await expectNoOverhang(page);

  await page.getByRole('link', { name: 'Proceed to Checkout' }).tap();
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Complete Order/ }).tap();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Order #\d{8}$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Open menu' }).tap();
  await menu.getByRole('button', { name: 'Logout' }).tap();
  await expect(notice(page, 'Logged out successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('five fast taps on minus take one line of the cart, and leave the one that slides there', async ({
  page,
}) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto('/products?category=00000000-0000-4000-8000-000000000002');
  for (const title of ['Sleepy Fox', 'Barn Owl']) {
    const add = page
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Add to Cart' });
    await add.tap();
    await add.tap();
  }
  await page.getByRole('link', { name: 'Cart, 4 items' }).tap();
  const minus = page.getByRole('button', { name: 'Decrease quantity of Sleepy Fox' });
  await minus.scrollIntoViewIfNeeded();
  const box = await minus.boundingBox();
  for (let tap = 0; box && tap < 5; tap += 1) await page.touchscreen.tap(box.x + 20, box.y + 20);
  await expect(page.getByRole('link', { name: 'Sleepy Fox' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '2 Items' })).toBeVisible();
});
