import { expect, newAccount, notice, register, signIn, test } from './fixtures';
import { lastLink } from './mails';

test('from a forgotten password to a new one, by keys and by the link in the mail', async ({
  page,
  baseURL,
}) => {
  const account = newAccount();
  await register(page, account);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Your Password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If there is an account for ${account.email}`)).toBeFocused();

  const link = lastLink(baseURL, account.email);
  expect(new URL(link).origin).toBe(baseURL);
  await page.goto(link);
  await expect(page.getByText(`For ${account.email}`)).toBeVisible();
  await expect(page).toHaveURL('/reset-password'); // without the tokens
  await page.reload();
  await page.getByLabel('New Password').fill('paper-and-glue');
  await page.getByLabel('Confirm Password').fill('paper-and-glue');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Password changed')).toContainText('You are signed in with your new password.');
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  expect(page.url()).not.toMatch(/token/); // nor in the history

  await page.getByRole('button', { name: account.email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(notice(page, 'Logged out successfully')).toBeVisible();
  await signIn(page, { ...account, password: 'paper-and-glue' });

  await page.goto(link); // works once
  await expect(page.getByText('The link in your mail has expired or was used before.')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('link', { name: 'Send Me a New Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

for (const address of [
  '/faq#error=access_denied&error_code=otp_expired&error_description=x',
  '/faq?error=access_denied&error_code=otp_expired&error_description=x',
])
  test(`${address} says what happened, and is gone from the address and the history`, async ({ page }) => {
    await page.goto('/license');
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('has expired or was used before');
    await expect(page).toHaveURL('/faq');
    await page.getByRole('link', { name: 'confirm your address' }).click();
    await expect(page).toHaveURL('/confirm-email');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page).toHaveURL('/license');
  });

test.describe('with "Confirm email" on', () => {
  test.use({ expectedConsole: [/400 .*\/auth\/v1\/token/] });

  test('a new account is told where its mail went, and so is an early sign-in', async ({ page }) => {
    await page.route('**/auth/v1/signup', (route) =>
      route.fulfill({ json: { id: 'x', email: 'nora@example.com', identities: [{}], user_metadata: {} } }),
    );
    await page.route('**/auth/v1/token?*', (route) =>
      route.fulfill({ status: 400, json: { error_code: 'email_not_confirmed', msg: 'Email not confirmed' } }),
    );
    await register(page, { ...newAccount(), email: 'nora@example.com' });
    await expect(page.getByRole('alert')).toContainText('we have sent a mail to nora@example.com');
    await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await page.getByLabel('Email', { exact: true }).fill('olga@example.com');
    await page.getByLabel('Password', { exact: true }).fill('paper-and-ink');
    await page.keyboard.press('Enter');
    await expect(page.getByText('we have sent a mail to olga@example.com')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
  });
});
