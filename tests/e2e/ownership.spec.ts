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
  await expect(page.getByText('You own this').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
