import {
  ALL_RESULTS,
  expect,
  fillCheckout,
  newAccount,
  notice,
  register,
  signIn,
  test,
  WITH_MOTION,
} from './fixtures';

test.use(WITH_MOTION);

test('a shopper registers, buys and signs out', async ({ page }) => {
  const account = newAccount();
  await register(page, account);
  await expect(notice(page, 'Account created!')).toContainText(
    'Please check your email to verify your account.',
  );

  await signIn(page, account);
  await expect(notice(page, 'Welcome back!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Ines Inker!' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText(ALL_RESULTS)).toBeVisible();
  await page.getByLabel('Search clipart').fill('FOX');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/products?search=FOX');
  await page.getByRole('link', { name: 'Sleepy Fox' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sleepy Fox' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(page.getByRole('button', { name: 'In Wishlist' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(notice(page, 'Added to cart!')).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { name: '1 Item', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Increase quantity of Sleepy Fox' }).click();
  await expect(page.getByRole('heading', { name: '2 Items' })).toBeVisible();
  const total = await page.getByRole('definition').last().innerText();

  // what is saved is there after a reload
  await page.reload();
  await expect(page.getByRole('heading', { name: '2 Items' })).toBeVisible();

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  await fillCheckout(page);
  await page.getByRole('button', { name: `Complete Order - ${total}` }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();

  await expect(page).toHaveURL('/dashboard');
  await expect(notice(page, 'Order completed!')).toContainText('Your files are ready for download!');
  await expect(page.getByRole('heading', { name: /^Order #\d{8}$/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Total Spent' })).toContainText(total);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await page.getByRole('button', { name: account.email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(notice(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
