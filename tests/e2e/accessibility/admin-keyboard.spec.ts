import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ADMIN, expect, notice, signIn, test, unique } from '../fixtures';
import { reach } from '../keys';
import { fillRecords, open } from './routes';

const SCREENS = 'Products Categories Users Orders Coupons Reviews Newsletter Pages'.split(' ');

async function activate(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Types over what the focused field holds. */
async function typeOver(page: Page, text: string) {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** One entry of the screen's list. */
const entry = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').or(page.getByRole('row')).filter({ hasText: text });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a person gets to see of it: a notice in these words, and the focus where the work goes on. */
async function expectDone(page: Page, words: string, focused: Locator) {
  await expect(notice(page, words).getByText(words, { exact: true })).toBeVisible();
  await expect(focused).toBeFocused();
}

/** Signs in and opens a screen that lives on local storage, with records. */
async function openScreen(page: Page, address: string) {
  await signIn(page, ADMIN);
  await fillRecords(page, 'somebody');
  await open(page, address);
}

/** Answers the browser's confirmations, and tells what they asked. */
function answer(page: Page, answers: boolean[]): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answers[asked.length - 1] ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

/** Uses an export button; gives the file's lines. */
async function exported(page: Page, name: string, fileName: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await activate(page, button(page, name));
  const file = await download;
  expect(file.suggestedFilename()).toBe(fileName);
  return (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
}

test('each admin screen is reached from the header by keys, and its heading gets the focus', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await open(page, '/');
  await activate(page, button(page, ADMIN.email));
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeFocused();

  const navigation = page.getByRole('navigation', { name: 'Admin' });
  for (const screen of SCREENS) {
    const link = navigation.getByRole('link', { name: screen });
    await reach(page, link, 'Shift+Tab'); // the navigation stands before the heading
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/${screen.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name: `Manage ${screen}` })).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('a category is added, renamed, deleted and brought back by keys', async ({ page }) => {
  await signIn(page, ADMIN);
  await open(page, '/admin/categories');
  const name = unique('By keys');
  const field = page.getByRole('textbox', { name: 'Category Name' });
  await reach(page, field);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expectDone(page, 'Category added successfully', field);
  await expect(field).toHaveValue('');

  await activate(page, button(page, `Edit ${name}`));
  const newName = page.getByRole('textbox', { name: `New name of ${name}` });
  await expect(newName).toBeFocused();
  await typeOver(page, 'Never kept');
  await page.keyboard.press('Escape');
  await expect(newName).toBeHidden();
  await expect(button(page, `Edit ${name}`)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(newName).toBeFocused();
  await typeOver(page, `${name} again`);
  await page.keyboard.press('Enter');
  await expectDone(page, 'Category updated successfully', button(page, `Edit ${name} again`));

  const remove = button(page, `Delete ${name} again`);
  await activate(page, remove);
  await expect(notice(page, 'Success')).toContainText('Category deleted successfully');
  await expect(remove).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveAccessibleName(/^Edit /);

  await page.keyboard.press('F8');
  await activate(page, button(page, 'Undo'));
  await expectDone(
    page,
    `"${name} again" is back`,
    page.getByRole('region', { name: /^Notifications/ }).getByRole('list'),
  );
  await activate(page, remove);
  await expect(notice(page, 'Success')).toContainText('Category deleted successfully');
  await expect(remove).toBeHidden();
});

test('a product that is edited out of the search leaves the focus on the page', async ({ page }) => {
  await signIn(page, ADMIN);
  await open(page, '/admin/products');
  const [title, renamed] = [unique('Found'), unique('Renamed')];
  await activate(page, button(page, 'Add Product'));
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type(title);
  await reach(page, page.getByLabel('Price', { exact: true }));
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expectDone(page, 'Product added successfully', button(page, 'Add Product'));

  const search = page.getByRole('searchbox', { name: 'Search products' });
  await reach(page, search, 'Shift+Tab');
  await page.keyboard.type(title);
  await activate(page, button(page, `Edit ${title}`));
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await typeOver(page, renamed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expectDone(page, 'Product updated successfully', heading(page));

  await reach(page, search);
  await typeOver(page, renamed);
  await activate(page, button(page, `Delete ${renamed}`));
  await expectDone(page, 'Product deleted successfully', heading(page));
});

test('a coupon is created, edited, deactivated and deleted by keys', async ({ page }) => {
  await openScreen(page, '/admin/coupons');
  const asked = answer(page, [false, true]);
  await activate(page, button(page, 'Add Coupon'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type('keys15');
  await reach(page, dialog.getByLabel('Discount'));
  await page.keyboard.type('15');
  await reach(page, dialog.getByLabel('Expiry Date'));
  await page.keyboard.type('12312099');
  await reach(page, dialog.getByLabel('Description'));
  await page.keyboard.type('Typed without a mouse');
  await activate(page, button(dialog, 'Create Coupon'));
  await expectDone(page, 'Coupon created!', button(page, 'Add Coupon'));

  const card = entry(page, 'KEYS15');
  await expect(card).toContainText('Dec 31, 2099');
  await activate(page, button(card, 'Edit'));
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  await reach(page, dialog.getByLabel('Discount'));
  await typeOver(page, '20');
  await page.keyboard.press('Enter');
  await expectDone(page, 'Coupon updated!', button(card, 'Edit'));
  await expect(card).toContainText('20%');

  await activate(page, button(card, 'Deactivate'), 'Space');
  await expectDone(page, 'Coupon status updated', button(card, 'Activate'));
  await expect(card).toContainText('Inactive');

  await activate(page, button(card, 'Delete'));
  await expect.poll(() => asked.length).toBe(1);
  await expect(button(card, 'Delete')).toBeFocused(); // it was refused
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Coupon deleted')).toBeVisible();
  await expect(card).toBeHidden();
  await expect(button(entry(page, 'SPRING10'), 'Edit')).toBeFocused();
  expect(asked).toEqual(Array(2).fill('Are you sure you want to delete this coupon?'));
});

test("somebody's role is changed and the users are exported by keys", async ({ page }) => {
  await signIn(page, ADMIN);
  // the account is put among the users once the code for it is here
  await expect.poll(() => page.evaluate(() => localStorage.getItem('users'))).not.toBeNull();
  await page.evaluate(() => {
    const former = JSON.parse(localStorage.getItem('users') ?? '[]') as unknown[];
    const rita = { id: 'r', email: 'rita@example.com', name: 'Rita', role: 'user', createdAt: '2026-11-01' };
    localStorage.setItem('users', JSON.stringify([...former, rita]));
  });
  await open(page, '/admin/users');
  const [rita, self] = [entry(page, 'rita@example.com'), entry(page, ADMIN.email)];
  await expect(button(self, 'Make User')).toBeDisabled();
  await activate(page, button(rita, 'Make Admin'), 'Space');
  await expectDone(page, 'User role updated', button(rita, 'Make User'));
  await expect(rita.getByText('admin', { exact: true })).toBeVisible();

  const lines = await exported(page, 'Export Users CSV', 'users.csv');
  expect(lines[0]).toBe('Name,Email,Role,Created At');
  expect(lines).toContain('Rita,rita@example.com,admin,2026-11-01');
  await expectDone(page, 'Users exported!', button(page, 'Export Users CSV'));
});

test('orders are searched, and their details opened and closed, by keys', async ({ page }) => {
  await openScreen(page, '/admin/orders');
  await reach(page, page.getByRole('searchbox', { name: 'Search orders' }));
  await page.keyboard.type('no such order');
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await typeOver(page, 'sleepy');
  const order = entry(page, 'Order #00000001');
  await activate(page, button(order, 'View'));
  const billing = page.getByRole('region', { name: 'Billing' });
  await expect(billing).toContainText('4000-001');
  await expect(button(order, 'Hide')).toBeFocused();
  await expect(button(order, 'Hide')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(billing).toBeHidden();
  await expect(button(order, 'View')).toBeFocused();
  await expect(button(order, 'View')).toHaveAttribute('aria-expanded', 'false');
});

test('reviews are deleted by keys; the focus goes on, and to the heading after the last', async ({
  page,
}) => {
  await openScreen(page, '/admin/reviews');
  const asked = answer(page, [true, true]);
  await activate(page, button(entry(page, 'Lovely.'), 'Delete'));
  await expectDone(page, 'Review deleted', button(entry(page, 'Not mine.'), 'Hide'));
  await activate(page, button(entry(page, 'Not mine.'), 'Delete'));
  await expect(page.getByRole('heading', { name: 'No reviews found' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(asked).toEqual(Array(2).fill('Are you sure you want to delete this review?'));
});

test('subscribers are exported and removed by keys', async ({ page }) => {
  await openScreen(page, '/admin/newsletter');
  const asked = answer(page, [true]);
  expect(await exported(page, 'Export List CSV', 'newsletter-subscribers.csv')).toEqual([
    'Email,Subscribed Date',
    'reader@example.com,2026-11-01T10:00:00.000Z',
  ]);
  await expectDone(page, 'Subscribers exported!', button(page, 'Export List CSV'));
  await activate(page, button(entry(page, 'reader@example.com'), 'Remove'));
  await expectDone(page, 'Subscriber removed', heading(page));
  expect(asked).toEqual(['Are you sure you want to remove this subscriber?']);
});

test('a list of several pages is gone through and jumped in by keys; it is read from its top', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.evaluate(() => {
    const reader = (_: unknown, id: number) => ({
      id: `${id}`,
      email: `r${id}@example.com`,
      subscribedAt: new Date(2026, 0, 1 + id).toISOString(),
    });
    localStorage.setItem('newsletter_subscribers', JSON.stringify(Array.from({ length: 120 }, reader)));
  });
  await open(page, '/admin/newsletter');
  const rows = page.getByRole('table', { name: 'All Subscribers' }).locator('tbody').getByRole('row');
  const title = page.getByRole('heading', { name: 'All Subscribers' });
  await expect(rows).toHaveCount(50);
  await activate(page, page.getByRole('link', { name: 'Next' }));
  await expect(rows.first()).toContainText('r69@example.com');
  await expect(page).toHaveURL('/admin/newsletter?page=2');
  await expect(title).toBeFocused();
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await reach(page, page.getByRole('spinbutton', { name: 'Page' }));
  await typeOver(page, '3');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(20);
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(rows.first()).toContainText('r69@example.com');
});

test('the text of a page is edited and saved by keys', async ({ page }) => {
  await openScreen(page, '/admin/pages');
  await reach(page, page.getByRole('textbox', { name: 'About Us' }));
  await typeOver(page, 'Drawn at a kitchen table.');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectDone(page, 'Page Saved!', button(page, 'Save Changes').first());
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  await open(page, '/about');
  const text = page.getByText('Drawn at a kitchen table.');
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS('white-space', 'pre-wrap');
});
