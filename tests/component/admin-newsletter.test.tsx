import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildSubscriber } from '@tests/support/builders';
import { figure, openAdmin, shownNames } from '@tests/support/admin-screen';
import { renderRoute } from '@tests/support/render-route';
import { catchDownloads } from '@tests/support/downloads';
import { store, stored, storeElsewhere } from '@tests/support/storage';
import { rowOf } from '@tests/support/cards';
import { findNotice, watchToasts } from '@tests/support/toasts';

const KEY = 'newsletter_subscribers';
const open = () => openAdmin('/admin/newsletter', 'Manage Newsletter');
const figures = () => ['Total Subscribers', 'New This Month', 'Growth Rate'].map(figure);

const ada = buildSubscriber({ email: 'ada@example.com', subscribedAt: '2026-03-30T12:00:00.000Z' });
const grace = buildSubscriber({ email: 'grace@studio.example', subscribedAt: '2026-03-01T12:00:00.000Z' });
const linus = buildSubscriber({ email: 'linus@example.com', subscribedAt: '2026-03-01T11:59:59.999Z' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T12:00:00.000Z') });
});

it('lists email and date, newest first, under three figures', async () => {
  store(KEY, [linus, ada, grace]);
  await open();
  await waitFor(() => expect(document.title).toBe(`Manage Newsletter – ${brand.name}`));
  expect(figures()).toEqual(['3', '2', '+67%']);
  expect(shownNames('All Subscribers')).toEqual([
    'ada@example.com',
    'grace@studio.example',
    'linus@example.com',
  ]);
  expect(rowOf('ada@example.com')).toHaveTextContent('Subscribed Mar 30, 2026');
});

it('counts one and none', async () => {
  store(KEY, [linus]);
  await open();
  expect(figures()).toEqual(['1', '0', '+0%']);
  storeElsewhere(KEY, []);
  expect(await screen.findByRole('heading', { name: 'No subscribers found' })).toBeVisible();
  expect(figures()).toEqual(['0', '0', '0%']);
});

it('searches by email', async () => {
  store(KEY, [ada, grace, linus]);
  const { user } = await open();
  const box = screen.getByRole('searchbox', { name: 'Search subscribers' });
  await user.type(box, 'STUDIO');
  await waitFor(() => expect(shownNames('All Subscribers')).toEqual(['grace@studio.example']));
  expect(figures()[0]).toBe('3');
  await user.type(box, 'x');
  expect(await screen.findByRole('heading', { name: 'No subscribers found' })).toBeVisible();
  expect(screen.getByText(/matches your search/)).toBeVisible();
});

it('removes after a confirmation alone, and one subscriber', async () => {
  store(KEY, [ada, grace]);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const toasts = watchToasts();
  const { user } = await open();
  const button = within(rowOf('ada@example.com')).getByRole('button', { name: 'Remove' });
  expect(button).toHaveAccessibleDescription('ada@example.com');
  await user.click(button);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to remove this subscriber?');
  expect(stored(KEY)).toEqual([ada, grace]);
  expect(toasts).toEqual([]);

  confirm.mockReturnValue(true);
  await user.click(button);
  expect(await findNotice('Subscriber removed')).toBeVisible();
  expect(stored(KEY)).toEqual([grace]);
  expect(shownNames('All Subscribers')).toEqual(['grace@studio.example']);
});

it('exports what the list shows', async () => {
  const evil = buildSubscriber({ email: '=cmd|"/c calc"!A1,x', subscribedAt: '2026-03-29T12:00:00.000Z' });
  store(KEY, [ada, evil, linus]);
  const downloads = catchDownloads();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export List CSV' }));
  expect(await findNotice('Subscribers exported!')).toBeVisible();
  const { name, rows } = await downloads.table();
  expect(name).toBe('newsletter-subscribers.csv');
  expect(rows).toEqual([
    ['Email', 'Subscribed Date'],
    ['ada@example.com', '2026-03-30T12:00:00.000Z'],
    [`'${evil.email}`, '2026-03-29T12:00:00.000Z'],
    ['linus@example.com', '2026-03-01T11:59:59.999Z'],
  ]);
});

it('has nothing to export where the list shows nothing, and says so', async () => {
  store(KEY, [ada, grace]);
  const downloads = catchDownloads();
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'nobody');
  await screen.findByRole('heading', { name: 'No subscribers found' });
  await user.click(screen.getByRole('button', { name: 'Export List CSV' }));
  expect(await findNotice('Nothing to export')).toHaveTextContent('The list shows no entries.');
  expect(await downloads.files()).toEqual([]);
});

it('says that sending is not implemented, and shows a template', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Send Newsletter' }));
  expect(await findNotice('🚧 Feature not implemented')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Template Preview' })).toHaveTextContent('Subject:');
});

it('shows whoever has subscribed in the footer of the shop; the admin has a footer of one line', async () => {
  const { user } = renderRoute('/faq', { as: 'admin' });
  await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await findNotice('Successfully subscribed! 🎉');
  await user.click(await screen.findByRole('button', { name: /admin@example.com/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin Panel' }));
  await user.click(await screen.findByRole('link', { name: 'Newsletter' }));
  await screen.findByRole('heading', { level: 1, name: 'Manage Newsletter' });
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© ${brand.copyrightYear} ${brand.name}. All rights reserved.`,
  );
  await waitFor(() => expect(shownNames('All Subscribers')).toEqual(['new@example.com']));
  expect(figures()).toEqual(['1', '1', '+100%']);
});

it('follows another tab', async () => {
  store(KEY, [ada]);
  await open();
  storeElsewhere(KEY, [ada, grace]);
  await waitFor(() => expect(shownNames('All Subscribers')).toHaveLength(2));
});
