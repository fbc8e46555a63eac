import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOrder } from '@tests/support/builders';
import { figure, openAdmin, shownNames } from '@tests/support/admin-screen';
import { catchDownloads } from '@tests/support/downloads';
import { store, storeElsewhere } from '@tests/support/storage';
import { rowOf } from '@tests/support/cards';
import { findNotice } from '@tests/support/toasts';

const open = () => openAdmin('/admin/orders', 'Manage Orders');
const figures = () => ['Total Orders', 'Total Revenue', 'Total Downloads', 'Average Order Value'].map(figure);

const billing = buildOrder().billingInfo;
const line = (title: string, price: number, quantity: number) => ({
  id: title,
  title,
  image: `/clipart/${title}.svg`,
  price,
  quantity,
});

const early = buildOrder({
  id: '1790000011111',
  items: [line('Sleepy Fox', 4.5, 2), line('Café Cups', 0.1, 3)],
  total: 9.3,
  createdAt: '2026-01-05T12:00:00Z',
});
const late = buildOrder({
  id: '1790000022222',
  items: [line('Toy Train', 5, 1)],
  total: 5,
  status: 'pending',
  createdAt: '2026-02-05T12:00:00Z',
  billingInfo: { ...billing, email: 'grace@example.com' },
});

it('shows number, date, email, total and status of each order, newest first, under four figures', async () => {
  store('orders', [early, late]);
  await open();
  await waitFor(() => expect(document.title).toBe(`Manage Orders – ${brand.name}`));
  expect(figures()).toEqual(['2', '$14.30', '3', '$7.15']);
  expect(shownNames('All Orders')).toEqual(['Order #00022222', 'Order #00011111']);
  const row = within(rowOf('Order #00011111'));
  expect(row.getByText('Jan 5, 2026')).toBeVisible();
  expect(row.getByText('ada@example.com')).toBeVisible();
  expect(row.getByText('$9.30')).toBeVisible();
  expect(row.getByText('completed')).toBeVisible();
  expect(within(rowOf('Order #00022222')).getByText('pending')).toBeVisible();
});

it('counts one and none', async () => {
  store('orders', [early]);
  await open();
  expect(figures()).toEqual(['1', '$9.30', '2', '$9.30']);
  storeElsewhere('orders', []);
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeVisible();
  expect(figures()).toEqual(['0', '$0.00', '0', '$0.00']);
});

it.each([
  ['an id', '0000111', 'Order #00011111'],
  ['a billing email', 'GRACE@', 'Order #00022222'],
  ['an item title', 'cafe cups', 'Order #00011111'],
])('finds an order by part of %s', async (_what, text, heading) => {
  store('orders', [early, late]);
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), text);
  await waitFor(() => expect(shownNames('All Orders')).toEqual([heading]));
  expect(figures()[0]).toBe('2');
});

it('says when the search finds nothing, and looks into no other field', async () => {
  store('orders', [early]);
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), billing.city);
  expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeVisible();
  expect(screen.getByText(/matches your search/)).toBeVisible();
});

it('opens and closes details, one order at a time', async () => {
  store('orders', [early, late]);
  const { user } = await open();
  const first = rowOf('Order #00011111');
  const second = rowOf('Order #00022222');
  const button = within(first).getByRole('button', { name: 'View' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAccessibleDescription('Order #00011111');

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveTextContent('Hide');
  const items = within(screen.getByRole('region', { name: 'Items' }));
  const [fox, cups] = items.getAllByRole('listitem');
  expect(fox).toHaveTextContent('Sleepy FoxQuantity: 2$9.00');
  expect(fox?.querySelector('img')).toHaveAttribute('src', '/clipart/Sleepy Fox.svg');
  expect(cups).toHaveTextContent('Café CupsQuantity: 3$0.30');
  const billed = within(screen.getByRole('region', { name: 'Billing' }));
  expect(billed.getByText('Ada Lovelace')).toBeVisible();
  expect(billed.getByText('ada@example.com')).toBeVisible();
  expect(billed.getByText('1 Ink Lane')).toBeVisible();
  expect(billed.getByText('London, N1 9GU')).toBeVisible();

  await user.click(within(second).getByRole('button', { name: 'View' }));
  expect(button).toHaveTextContent('View');
  expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent('Toy Train'); // the only ones

  await user.click(within(second).getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region', { name: 'Items' })).toBeNull();
});

it('shows N/A for what a billing address lacks', async () => {
  store('orders', [{ id: '1790000033333', total: 3, createdAt: 'soon' }]);
  const { user } = await open();
  const row = rowOf('Order #00033333');
  expect(within(row).getAllByText('N/A')).toHaveLength(2); // email and date
  await user.click(within(row).getByRole('button', { name: 'View' }));
  const billed = within(screen.getByRole('region', { name: 'Billing' }));
  expect(billed.getAllByText('N/A')).toHaveLength(4);
});

it('exports what the list shows, inert and whole', async () => {
  const evil = buildOrder({
    id: '1790000044444',
    items: [line('=HYPERLINK("http://evil.example"), "now"\nor never', 1, 2), line('Toy Train', 5, 1)],
    total: 7,
    createdAt: '2026-03-05T12:00:00Z',
    billingInfo: { ...billing, email: '+cmd|calc@example.com' },
  });
  store('orders', [early, late, evil, { ...early, id: '5', billingInfo: null, createdAt: '', items: [] }]);
  const downloads = catchDownloads();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export Orders' }));
  expect(await findNotice('Orders exported!')).toBeVisible();
  const { name, rows } = await downloads.table();
  expect(name).toBe('orders.csv');
  expect(rows).toEqual([
    ['Order ID', 'Date', 'Customer Email', 'Items', 'Total', 'Status'],
    [
      '1790000044444',
      '2026-03-05T12:00:00Z',
      "'+cmd|calc@example.com",
      '2 x =HYPERLINK("http://evil.example"), "now"\nor never; 1 x Toy Train',
      '7.00',
      'completed',
    ],
    ['1790000022222', '2026-02-05T12:00:00Z', 'grace@example.com', '1 x Toy Train', '5.00', 'pending'],
    [
      '1790000011111',
      '2026-01-05T12:00:00Z',
      'ada@example.com',
      '2 x Sleepy Fox; 3 x Café Cups',
      '9.30',
      'completed',
    ],
    ['5', '', 'N/A', '', '9.30', 'completed'],
  ]);
});

it('exports the result of a search alone', async () => {
  store('orders', [early, late]);
  const downloads = catchDownloads();
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'grace');
  await waitFor(() => expect(shownNames('All Orders')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Export Orders' }));
  const { rows } = await downloads.table();
  expect(rows.slice(1).map(([id]) => id)).toEqual(['1790000022222']);
});

it('follows another tab', async () => {
  store('orders', [early]);
  await open();
  storeElsewhere('orders', [early, late]);
  await waitFor(() => expect(shownNames('All Orders')).toHaveLength(2));
  expect(figures()[1]).toBe('$14.30');
});

it('draws a list of 5,000 in pages and finds the last of it', async () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    buildOrder({
      id: String(1_790_000_100_000 + index),
      createdAt: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
    }),
  );
  store('orders', many);
  const { user } = await open();
  expect(figure('Total Orders')).toBe('5,000');
  expect(shownNames('All Orders')).toHaveLength(50);
  expect(shownNames('All Orders')[0]).toBe('Order #00104999');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(shownNames('All Orders')[0]).toBe('Order #00104949'));
  await user.type(screen.getByRole('searchbox'), '1790000100000');
  await waitFor(() => expect(shownNames('All Orders')).toEqual(['Order #00100000']));
});
