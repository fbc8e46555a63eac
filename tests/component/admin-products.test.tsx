import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { backend, stock } from '@tests/support/backend';
import { buildCategory, buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';
import { expectedConsole } from '../setup/browser';
import { expectToast, findNotice } from '@tests/support/toasts';
import { rowOf } from '@tests/support/cards';
import { sentTo } from '@tests/support/requests';
import { answer, hold, refusal, rest } from '@tests/support/faults';

const animals = buildCategory({ id: 'animals', name: 'Animals' });
const kids = buildCategory({ id: 'kids', name: 'Kids' });
const fox = (overrides: Record<string, unknown> = {}) =>
  buildProductRow({
    id: 'fox',
    title: 'Sleepy Fox',
    description: 'A fox.',
    image: '/fox.svg',
    images: ['/fox.svg', '/fox-2.svg'],
    files: ['fox.png', 'fox.eps'],
    keywords: ['fox', 'sleep'],
    price: 4.5,
    category_id: 'animals',
    categories: { name: 'Animals' },
    created_at: '2026-02-02T10:00:00+00:00',
    ...overrides,
  });
const owl = () => buildProductRow({ id: 'owl', title: 'Night Owl', category_id: 'animals' });

async function open(rows: Record<string, unknown>[]) {
  stock(rows, [animals, kids]);
  const view = renderRoute(paths.adminProducts, { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Products' })).toBeVisible();
  return view;
}

/** Opens the page and the form to edit the fox. */
async function openFox(rows: Record<string, unknown>[] = [fox()]) {
  const view = await open(rows);
  await view.user.click(await screen.findByRole('button', { name: 'Edit Sleepy Fox' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Product' });
  return {
    ...view,
    dialog,
    save: () => view.user.click(within(dialog).getByRole('button', { name: /Sav/ })),
  };
}

const readsOfProducts = () => backend.requests.filter((line) => line === 'GET /rest/v1/products').length;

it('lists each product with image, title, category, price, Edit and Delete', async () => {
  await open([fox(), owl()]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 products'));
  const row = within(await waitFor(() => rowOf('Sleepy Fox')));
  expect(row.getByRole('presentation')).toHaveAttribute('src', '/fox.svg');
  expect(row.getByText('Animals')).toBeVisible();
  expect(row.getByText('$4.50')).toBeVisible();
  expect(row.getByRole('button', { name: /^Edit/ })).toHaveTextContent('Edit');
  expect(row.getByRole('button', { name: /^Delete/ })).toHaveTextContent('Delete');
});

it('says so when there is no product, and when none matches the search', async () => {
  const { user } = await open([]);
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByText('What you add here is what the store sells.')).toBeVisible();
  await user.type(screen.getByLabelText('Search products'), 'fox');
  expect(await screen.findByText(/matches your search/)).toBeVisible();
});

it('stays quick with 5,000 products: it draws a part, and the search finds any', async () => {
  const rows = Array.from({ length: 5000 }, (_, number) =>
    buildProductRow({ id: `p-${number}`, title: `Number ${number}`, category_id: 'animals' }),
  );
  const { user } = await open(rows);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5,000 products'));
  expect(screen.getAllByRole('button', { name: /^Edit/ }).length).toBeLessThan(100);
  await user.type(screen.getByLabelText('Search products'), 'number 4321');
  expect(await screen.findByRole('heading', { name: 'Number 4321' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 5,000 products');
});

it('adds a product: payload, notice, and a fresh catalogue', async () => {
  const { user } = await open([owl()]);
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Product' }));
  expect(dialog.getByText(/multi-image and file uploads are not yet available/)).toBeVisible();
  await user.type(dialog.getByLabelText('Title'), 'Red Kite');
  await user.type(dialog.getByLabelText('Description'), 'A bird.');
  await user.type(dialog.getByLabelText('Price'), '3.25');
  await user.selectOptions(dialog.getByLabelText('Category'), 'Kids');
  await user.type(dialog.getByLabelText('Main Image URL'), ' https://img.test/kite.png ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await expectToast('Success', 'Product added successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo('POST', 'products')).toMatchObject([
    {
      title: 'Red Kite',
      description: 'A bird.',
      price: 3.25,
      category_id: 'kids',
      image: 'https://img.test/kite.png',
      images: ['https://img.test/kite.png'],
      files: [],
      keywords: [],
    },
  ]);
  const row = within(await waitFor(() => rowOf('Red Kite')));
  expect(row.getByText('$3.25')).toBeVisible();
  expect(row.getByText('Kids')).toBeVisible();
  // the names for the reviews screen, and no more than they
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('products') ?? '[]')).toEqual([
      { id: expect.stringMatching(/^new-/) as string, title: 'Red Kite' },
      { id: 'owl', title: 'Night Owl' },
    ]),
  );
});

it('adds a product without category and image', async () => {
  const { user } = await open([]);
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Title'), 'Plain');
  await user.type(dialog.getByLabelText('Price'), '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findNotice('Success');
  expect(sentTo('POST', 'products')).toMatchObject([{ price: 0, category_id: null, image: '', images: [] }]);
});

it('edits a product and keeps what the form does not show', async () => {
  const { user, dialog, save } = await openFox();
  const form = within(dialog);
  expect(form.getByLabelText('Title')).toHaveValue('Sleepy Fox');
  expect(form.getByLabelText('Description')).toHaveValue('A fox.');
  expect(form.getByLabelText('Price')).toHaveValue('4.5');
  expect(form.getByLabelText('Category')).toHaveDisplayValue('Animals');
  expect(form.getByLabelText('Main Image URL')).toHaveValue('/fox.svg');
  expect(
    within(form.getByLabelText('Category'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['No category', 'Animals', 'Kids']);

  const reads = readsOfProducts();
  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'Wide Awake Fox');
  await user.selectOptions(form.getByLabelText('Category'), 'Kids');
  await save();
  await expectToast('Success', 'Product updated successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo('PATCH', 'products')).toMatchObject([
    {
      title: 'Wide Awake Fox',
      description: 'A fox.',
      price: 4.5,
      category_id: 'kids',
      image: '/fox.svg',
      images: ['/fox.svg', '/fox-2.svg'],
      files: ['fox.png', 'fox.eps'],
      keywords: ['fox', 'sleep'],
    },
  ]);
  await waitFor(() => expect(within(rowOf('Wide Awake Fox')).getByText('Kids')).toBeVisible());
  await waitFor(() => expect(readsOfProducts()).toBeGreaterThan(reads));
});

it('opens an edited product with its new values even before the catalogue has come again', async () => {
  const { user, dialog, save } = await openFox();
  hold('get', rest('products'));
  await user.type(within(dialog).getByLabelText('Title'), ' II');
  await save();
  await findNotice('Success');
  await user.click(await screen.findByRole('button', { name: 'Edit Sleepy Fox II' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveValue('Sleepy Fox II');
});

it('deletes a product without asking', async () => {
  const confirm = vi.spyOn(window, 'confirm');
  const { user } = await open([fox(), owl()]);
  const reads = readsOfProducts();
  await user.click(await screen.findByRole('button', { name: 'Delete Sleepy Fox' }));
  await expectToast('Success', 'Product deleted successfully');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sleepy Fox' })).not.toBeInTheDocument());
  expect(confirm).not.toHaveBeenCalled();
  expect(backend.products.map(({ id }) => id)).toEqual(['owl']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Night Owl' })).toHaveFocus());
  await waitFor(() => expect(readsOfProducts()).toBeGreaterThan(reads));
});

it('puts the focus on the heading when the last product went', async () => {
  const { user } = await open([fox()]);
  await user.click(await screen.findByRole('button', { name: 'Delete Sleepy Fox' }));
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('does not show a deleted product again when the catalogue can not be read after it', async () => {
  expectedConsole.push('Error fetching products:');
  const { user } = await open([fox(), owl()]);
  const button = await screen.findByRole('button', { name: 'Delete Sleepy Fox' });
  answer('get', rest('products'), () => refusal(500));
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.queryByRole('heading', { name: 'Sleepy Fox' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Night Owl' })).toBeVisible();
});

it('reports a failed load and tries again', async () => {
  expectedConsole.push('Error fetching products:');
  answer('get', rest('products'), () => refusal(500), 1);
  const { user } = await open([fox()]);
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Sleepy Fox' })).toBeVisible();
});
