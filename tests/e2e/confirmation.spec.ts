import type { Page } from '@playwright/test';
import { test } from './confirming-store';
import { type Account, expect, newAccount, notice, register, signIn } from './fixtures';
import { linksTo } from './mails';

test.describe.configure({ mode: 'default' }); // one after another, on one store
test.use({ expectedConsole: [/400 .*\/auth\/v1\/token/] }); // a sign-in that is refused

const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' });

async function expectWelcome(page: Page, account: Account): Promise<void> {
  await expect(notice(page, 'Welcome')).toContainText(`Your address ${account.email} is confirmed`);
  await expect(page.getByRole('button', { name: account.email })).toBeVisible();
  expect(page.url()).not.toMatch(/token|type=/);
}

/** A registration that is to be confirmed: the sign-in form says where the mail went. */
async function registerAnew(page: Page): Promise<Account> {
  const account = newAccount();
  await register(page, account);
  await expect(page.getByRole('alert')).toContainText(`we have sent a mail to ${account.email}`);
  return account;
}

test('a new account follows the link in its mail, and is welcomed', async ({ page, baseURL, mails }) => {
  const account = await registerAnew(page);
  await expect(sendAgain(page)).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'another one in a minute' })).toBeVisible();
  const [link = ''] = linksTo(mails, account.email);
  expect(new URL(link).origin).toBe(baseURL);

  await page.goto('/license');
  await page.goto(link);
  await expectWelcome(page, account);
  await page.goBack();
  await expect(page).toHaveURL('/license'); // no entry with the tokens between the two
  await page.goForward();
  expect(page.url()).not.toMatch(/token/);

  await page.goto(link); // once is enough
  await expect(page.getByRole('alert')).toContainText('has expired or was used before');
  expect(page.url()).not.toMatch(/error/);
  await expect(page.getByRole('button', { name: account.email })).toBeVisible(); // signed in all the same
  await page.getByRole('link', { name: 'confirm your address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm Your Address' })).toBeVisible();
});

test('an early sign-in is refused, and offers another mail', async ({ page, mails }) => {
  const account = await registerAnew(page);
  await page.reload(); // of what the registration said, nothing is left
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Login failed')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`we have sent a mail to ${account.email}`);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);

  await sendAgain(page).click();
  await expect(page.getByText('Sent again. You can ask for another one in a minute.')).toBeVisible();
  await expect(sendAgain(page)).toBeDisabled();
  await expect(sendAgain(page)).toContainText(/in \d+ s/);
  const links = linksTo(mails, account.email);
  expect(links).toHaveLength(2);
  await page.goto(links[1] ?? '');
  await expectWelcome(page, account);
});

test('a link that got lost is asked for on a page of its own', async ({ page, mails }) => {
  const account = await registerAnew(page);
  await page.goto('/confirm-email');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If ${account.email} is still to be confirmed`)).toBeFocused();
  const link = linksTo(mails, account.email).at(-1) ?? '';
  await page.goto(link);
  await expectWelcome(page, account);

  // whoever has none, and whoever needs none, gets the same answer and no mail
  const sent = linksTo(mails, account.email).length;
  for (const email of [account.email, 'nobody@example.com']) {
    await page.goto('/confirm-email');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`If ${email} is still to be confirmed`)).toBeFocused();
  }
  expect(linksTo(mails, account.email)).toHaveLength(sent);
  expect(linksTo(mails, 'nobody@example.com')).toEqual([]);
});

test('a password that was forgotten before the address was confirmed', async ({ page, mails }) => {
  const account = await registerAnew(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If there is an account for ${account.email}`)).toBeFocused();
  await page.goto(linksTo(mails, account.email).at(-1) ?? '');
  await page.getByLabel('New Password').fill('paper-and-glue');
  await page.getByLabel('Confirm Password').fill('paper-and-glue');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Password changed')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: account.email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(notice(page, 'Logged out successfully')).toBeVisible();
  await signIn(page, { ...account, password: 'paper-and-glue' }); // the mail has confirmed the address as well
});
