import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { backend, stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';
import { expectToast, findNotice } from '@tests/support/toasts';
import { sentTo } from '@tests/support/requests';
import { answer, hold, rest } from '@tests/support/faults';

/** Opens the blank form, with a title typed. */
async function openForm() {
  stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
  const { user } = renderRoute(paths.adminProducts, { as: 'admin' });
  await screen.findByRole('heading', { name: 'Sleepy Fox' });
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Product' }));
  await user.type(dialog.getByLabelText('Title'), 'Red Kite');
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
}

/** The account loses its role on the server while its page is open. */
function demote() {
  for (const user of backend.users) user.user_metadata.role = 'user';
}

const REFUSED = 'Nothing was changed: it no longer exists, or your account has no permission to change it.';

it('takes no price that is not a number: it says so, calls nothing and keeps what was typed', async () => {
  const { user, dialog, save } = await openForm();
  await save();
  expect(await findNotice('Error')).toHaveTextContent('The price must be a number');
  const price = dialog.getByLabelText('Price');
  expect(price).toHaveFocus();
  expect(price).toBeInvalid();
  expect(price).toHaveAccessibleDescription('Enter a number with two decimals at most, such as 4.50.');
  expect(dialog.getByLabelText('Title')).toHaveValue('Red Kite');
  await user.type(price, '4');
  expect(price).toBeValid();
  await save();
  await findNotice('Success');
  expect(sentTo('POST', 'products')).toMatchObject([{ title: 'Red Kite', price: 4 }]); // no other call before it
});

it('says in plain words why the database refuses a product, and keeps the form', async () => {
  const { user, dialog, save } = await openForm();
  await user.clear(dialog.getByLabelText('Title'));
  await user.type(dialog.getByLabelText('Price'), '4');
  await user.type(dialog.getByLabelText('Description'), 'Typed with care');
  await save();
  expect(await findNotice('Error')).toHaveTextContent('A product needs a title of at most 200 characters.');
  expect(dialog.getByLabelText('Description')).toHaveValue('Typed with care');
  await user.type(dialog.getByLabelText('Title'), 'Red Kite');
  await save();
  expect(await findNotice('Success')).toBeInTheDocument();
  expect(backend.products.map(({ title }) => title)).toEqual(['Sleepy Fox', 'Red Kite']);
});

it('says so when the policy refuses an insert', async () => {
  const { user, dialog, save } = await openForm();
  demote();
  await user.type(dialog.getByLabelText('Price'), '4');
  await save();
  expect(await findNotice('Error')).toHaveTextContent(
    'Your account has no permission to change this. Log in again as an admin.',
  );
  expect(dialog.getByLabelText('Title')).toHaveValue('Red Kite');
  expect(backend.products).toHaveLength(1);
});

it.each([
  ['22003', 'numeric field overflow', 'That amount is too high: $99,999,999.99 is the limit.'],
  [
    '23503',
    'insert or update on table "products" violates foreign key constraint "products_category_id_fkey"',
    'The category is no longer there. Choose another one.',
  ],
  ['P0001', 'Only on weekdays.', 'Only on weekdays.'], // a rule of the shop's own: its own words
])('says what a refusal with %s means', async (code, message, words) => {
  const { user, dialog, save } = await openForm();
  answer('post', rest('products'), () => HttpResponse.json({ code, message }, { status: 400 }));
  await user.type(dialog.getByLabelText('Price'), '4');
  await save();
  expect(await findNotice('Error')).toHaveTextContent(words);
});

it.each(['javascript:alert(1)', 'kite.png', 'http://'])(
  'takes no image address that can be none: %s',
  async (address) => {
    const { user, dialog, save } = await openForm();
    await user.type(dialog.getByLabelText('Price'), '4');
    const image = dialog.getByLabelText('Main Image URL');
    await user.type(image, address);
    await save();
    expect(await findNotice('Error')).toHaveTextContent('The image address cannot be used');
    expect(image).toHaveFocus();
    expect(image).toHaveAccessibleDescription(
      'Enter an address that begins with https:// or with / for a file of this store.',
    );
    expect(image).toHaveValue(address);
    await user.clear(image);
    await user.type(image, '/art/kite.svg');
    await save();
    await findNotice('Success');
    expect(sentTo('POST', 'products')).toMatchObject([{ image: '/art/kite.svg' }]); // no other call before it
  },
);

it('says so in plain words when there was no answer', async () => {
  const { user, dialog, save } = await openForm();
  answer('post', rest('products'), () => HttpResponse.error());
  await user.type(dialog.getByLabelText('Price'), '4');
  await save();
  expect(await findNotice('Error')).toHaveTextContent('The store could not be reached.');
  expect(dialog.getByLabelText('Title')).toHaveValue('Red Kite');
});

it('saves once, however often the button is pressed', async () => {
  const { user, dialog } = await openForm();
  const release = hold('post', rest('products'));
  await user.type(dialog.getByLabelText('Price'), '4');
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  const button = dialog.getByRole('button', { name: 'Saving...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  release();
  await findNotice('Success');
  expect(sentTo('POST', 'products')).toHaveLength(1);
});

it('does not close a form that was opened while another one was being saved', async () => {
  const { user, dialog, save } = await openForm();
  const release = hold('post', rest('products'));
  await user.type(dialog.getByLabelText('Price'), '4');
  await save();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Sleepy Fox' }));
  await user.type(screen.getByLabelText('Title'), ' and more');
  release();
  await expectToast('Success', 'Product added successfully');
  // it is listed: whatever else follows from the save has happened
  expect(await screen.findByRole('heading', { name: 'Red Kite', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Sleepy Fox and more');
});

it('says so when an update changed no row, and changes nothing on the screen', async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Sleepy Fox' }));
  await user.type(screen.getByLabelText('Title'), ' and more');
  demote();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findNotice('Error')).toHaveTextContent(REFUSED);
  expect(screen.getByLabelText('Title')).toHaveValue('Sleepy Fox and more');
  expect(screen.getByRole('heading', { name: 'Sleepy Fox', hidden: true })).toBeInTheDocument();
});

it('says so when a delete removed no row, and leaves the row', async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  demote();
  const button = screen.getByRole('button', { name: 'Delete Sleepy Fox' });
  await user.click(button);
  expect(await findNotice('Error')).toHaveTextContent(REFUSED);
  expect(screen.getByRole('heading', { name: 'Sleepy Fox' })).toBeVisible();
  expect(button).toHaveFocus();
  expect(backend.products).toHaveLength(1);
});
