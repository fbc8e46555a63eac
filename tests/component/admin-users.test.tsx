import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildUserRecord } from '@tests/support/builders';
import { catchDownloads } from '@tests/support/downloads';
import { figure, openAdmin, shownNames } from '@tests/support/admin-screen';
import { store, stored, storeElsewhere } from '@tests/support/storage';
import { rowOf } from '@tests/support/cards';
import { findNotice } from '@tests/support/toasts';

const open = () => openAdmin('/admin/users', 'Manage Users');

const sam = buildUserRecord({
  id: 'user-1',
  name: 'Sam Shopper',
  email: 'sam@example.com',
  createdAt: '2026-01-05T12:00:00Z',
});
const zoe = buildUserRecord({
  id: 'user-2',
  name: 'Zoë Inkwell',
  email: 'zoe@studio.example',
  role: 'admin',
  createdAt: '2026-01-03T12:00:00Z',
});
/** The account that is signed in. */
const self = buildUserRecord({
  id: 'admin-1',
  name: 'Ada Admin',
  email: 'admin@example.com',
  role: 'admin',
  createdAt: '2026-01-01T12:00:00Z',
});

it('lists name, email, join date and role, newest first, under three figures', async () => {
  store('users', [self, sam, zoe]);
  await open();
  await waitFor(() => expect(document.title).toBe(`Manage Users – ${brand.name}`));
  expect(figure('Total Users')).toBe('3');
  expect(figure('Admins')).toBe('2');
  expect(figure('Regular Users')).toBe('1');
  expect(shownNames('All Users')).toEqual(['Sam Shopper', 'Zoë Inkwell', 'Ada Admin']);
  const row = within(rowOf('Zoë Inkwell'));
  expect(row.getByText('zoe@studio.example')).toBeVisible();
  expect(rowOf('Zoë Inkwell')).toHaveTextContent('Joined Jan 3, 2026');
  expect(row.getByText('admin')).toBeVisible();
  expect(within(rowOf('Sam Shopper')).getByText('user')).toBeVisible();
});

it('counts one and none', async () => {
  store('users', [sam]);
  await open();
  expect([figure('Total Users'), figure('Admins'), figure('Regular Users')]).toEqual(['1', '0', '1']);
  expect(screen.getByText('1 user')).toBeVisible();
  storeElsewhere('users', []);
  expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
  expect([figure('Total Users'), figure('Admins'), figure('Regular Users')]).toEqual(['0', '0', '0']);
});

it('searches names and emails, whatever the case and the accents', async () => {
  store('users', [self, sam, zoe]);
  const { user } = await open();
  const box = screen.getByRole('searchbox', { name: 'Search users' });
  await user.type(box, ' ZOE ink');
  await waitFor(() => expect(shownNames('All Users')).toEqual(['Zoë Inkwell']));
  expect(screen.getByText('1 of 3 users')).toBeVisible();
  expect(figure('Total Users')).toBe('3');
  await user.clear(box);
  await user.type(box, 'EXAMPLE.com');
  await waitFor(() => expect(shownNames('All Users')).toEqual(['Sam Shopper', 'Ada Admin']));
});

it('hints at the search when that finds nobody, and at signing in when there is nobody', async () => {
  store('users', [sam]);
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), '.*');
  expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
  expect(screen.getByText('No name or email matches your search. Try another one.')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  storeElsewhere('users', []);
  expect(
    await screen.findByText('Accounts are listed here once they sign in or sign up in this browser.'),
  ).toBeVisible();
  expect(screen.queryByText(/matches your search/)).toBeNull();
});

it('toggles a role and stores it', async () => {
  store('users', [self, sam]);
  const { user } = await open();
  const button = within(rowOf('Sam Shopper')).getByRole('button', { name: 'Make Admin' });
  expect(button).toHaveAccessibleDescription('Sam Shopper');
  await user.click(button);
  expect(await findNotice('User role updated')).toBeVisible();
  expect(button).toHaveTextContent('Make User');
  expect(button).toHaveFocus();
  expect(within(rowOf('Sam Shopper')).getByText('admin')).toBeVisible();
  expect(figure('Admins')).toBe('2');
  expect(stored('users')).toEqual([self, { ...sam, role: 'admin' }]);
  await user.click(button);
  expect(stored('users')).toEqual([self, sam]);
  expect(figure('Admins')).toBe('1');
});

it('leaves the own role alone', async () => {
  store('users', [self, sam]);
  const { user } = await open();
  const button = within(rowOf('Ada Admin')).getByRole('button', { name: 'Make User' });
  expect(button).toBeDisabled();
  await user.click(button);
  expect(stored('users')).toEqual([self, sam]);
});

it('says that banning is not implemented', async () => {
  store('users', [sam]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ban' }));
  expect(await findNotice('🚧 Feature not implemented')).toBeVisible();
  expect(stored('users')).toEqual([sam]);
});

it('exports what the list shows', async () => {
  const evil = buildUserRecord({
    name: '=HYPERLINK("http://evil.example","click, me")',
    email: '@sum,"one"\nline',
    createdAt: '2026-01-09T12:00:00Z',
  });
  const nameless = buildUserRecord({ name: '', email: 'x@example.com', createdAt: '' });
  store('users', [sam, zoe, evil, nameless]);
  const downloads = catchDownloads();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export Users CSV' }));
  expect(await findNotice('Users exported!')).toBeVisible();
  const file = await downloads.table();
  expect(file.name).toBe('users.csv');
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect(file.hasByteOrderMark).toBe(true);
  expect(file.rows).toEqual([
    ['Name', 'Email', 'Role', 'Created At'],
    [`'${evil.name}`, `'${evil.email}`, 'user', '2026-01-09T12:00:00Z'],
    ['Sam Shopper', 'sam@example.com', 'user', '2026-01-05T12:00:00Z'],
    ['Zoë Inkwell', 'zoe@studio.example', 'admin', '2026-01-03T12:00:00Z'],
    ['N/A', 'x@example.com', 'user', ''],
  ]);
});

it('exports the result of a search alone', async () => {
  store('users', [sam, zoe]);
  const downloads = catchDownloads();
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'zoe');
  await waitFor(() => expect(shownNames('All Users')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Export Users CSV' }));
  const { rows } = await downloads.table();
  expect(rows.map(([name]) => name)).toEqual(['Name', 'Zoë Inkwell']);
});

it('follows another tab', async () => {
  store('users', [sam]);
  await open();
  storeElsewhere('users', [sam, zoe]);
  await waitFor(() => expect(shownNames('All Users')).toEqual(['Sam Shopper', 'Zoë Inkwell']));
});
