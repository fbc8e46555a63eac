import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { backend, stock } from '@tests/support/backend';
import { buildCategory, buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { expectToast, findNotice } from '@tests/support/toasts';
import { rowOf } from '@tests/support/cards';
import { sentTo } from '@tests/support/requests';
import { hold, rest } from '@tests/support/faults';

const REFUSED = 'Nothing was changed: it no longer exists, or your account has no permission to change it.';

/** Animals, which holds a product, and Kids, which is empty. */
async function open() {
  stock(
    [buildProductRow({ category_id: 'animals' })],
    [buildCategory({ id: 'animals', name: 'Animals' }), buildCategory({ id: 'kids', name: 'Kids' })],
  );
  const view = renderRoute(paths.adminCategories, { as: 'admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Categories' })).toBeVisible();
  await screen.findByRole('heading', { name: 'Kids' });
  return view;
}

async function edit(name: string) {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: `Edit ${name}` }));
  const row = screen.getByRole('textbox', { name: `New name of ${name}` }).closest('tr');
  if (!row) throw new Error('The form stands in no row.');
  return { ...view, input: within(row).getByRole('textbox'), row: within(row) };
}

function demote() {
  for (const user of backend.users) user.user_metadata.role = 'user';
}

const readsOfCategories = () => backend.requests.filter((line) => line === 'GET /rest/v1/categories').length;

it('lists the categories with Edit and Delete', async () => {
  await open();
  const list = within(screen.getByRole('table', { name: 'Categories' }));
  expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Animals', 'Kids']);
  const row = within(rowOf('Animals'));
  expect(row.getByText('animals')).toBeVisible();
  expect(row.getByRole('button', { name: /^Edit/ })).toHaveTextContent('Edit');
  expect(row.getByRole('button', { name: /^Delete/ })).toHaveTextContent('Delete');
});

it('says so when there is none', async () => {
  renderRoute(paths.adminCategories, { as: 'admin' });
  expect(await screen.findByRole('heading', { name: 'No categories yet' })).toBeVisible();
});

describe('adding', () => {
  it('sends the trimmed name and its slug, tells so, and reads the catalogue again', async () => {
    const { user } = await open();
    const reads = readsOfCategories();
    const field = screen.getByLabelText('Category Name');
    await user.type(field, '  Space  & Stars ');
    await user.click(screen.getByRole('button', { name: 'Add Category' }));
    await expectToast('Success', 'Category added successfully');
    expect(sentTo('POST', 'categories')).toEqual([{ name: 'Space  & Stars', slug: 'space-&-stars' }]);
    await waitFor(() => expect(field).toHaveValue(''));
    expect(await screen.findByText('space-&-stars')).toBeVisible();
    expect(readsOfCategories()).toBeGreaterThan(reads);
  });

  it.each(['', '   '])('does nothing for the name "%s"', async (name) => {
    const { user } = await open();
    const field = screen.getByLabelText('Category Name');
    if (name) await user.type(field, name);
    await user.type(field, '{Enter}');
    await networkIdle();
    expect(backend.bodies).toEqual([]);
    expect(field).toHaveValue(name);
  });

  it('says which slug is taken, and keeps what was typed', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Category Name'), 'KIDS{Enter}');
    expect(await findNotice('Error')).toHaveTextContent(
      'There is a category with the slug "kids" already. Choose another name.',
    );
    expect(screen.getByLabelText('Category Name')).toHaveValue('KIDS');
    expect(backend.categories).toHaveLength(2);
  });

  it('happens once, however often the button is pressed, and keeps what is typed meanwhile', async () => {
    const { user } = await open();
    const release = hold('post', rest('categories'));
    await user.type(screen.getByLabelText('Category Name'), 'Space');
    await user.dblClick(screen.getByRole('button', { name: 'Add Category' }));
    await user.type(screen.getByLabelText('Category Name'), 'ships');
    release();
    await findNotice('Success');
    expect(await screen.findByRole('heading', { name: 'Space' })).toBeVisible();
    expect(sentTo('POST', 'categories')).toHaveLength(1);
    expect(screen.getByLabelText('Category Name')).toHaveValue('Spaceships');
  });
});

describe('renaming', () => {
  it('sends name and slug, tells so, and gives the focus back', async () => {
    const { user, input, row } = await edit('Kids');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('Kids');
    const reads = readsOfCategories();
    await user.clear(input);
    await user.type(input, ' Small Kids ');
    await user.click(row.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Category updated successfully');
    expect(sentTo('PATCH', 'categories')).toEqual([{ name: 'Small Kids', slug: 'small-kids' }]);
    expect(backend.categories.find(({ id }) => id === 'kids')).toMatchObject({ name: 'Small Kids' });
    expect(await screen.findByRole('heading', { name: 'Small Kids' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Small Kids' })).toHaveFocus());
    await waitFor(() => expect(readsOfCategories()).toBeGreaterThan(reads));
  });

  it('does nothing when the name is empty after trimming', async () => {
    const { user, input } = await edit('Kids');
    await user.clear(input);
    await user.type(input, '  {Enter}');
    await networkIdle();
    expect(backend.bodies).toEqual([]);
    expect(input).toBeVisible();
  });

  it.each(['Cancel', '{Escape}'])('is given up with %s', async (way) => {
    const { user, input, row } = await edit('Kids');
    await user.type(input, ' and more');
    if (way === 'Cancel') await user.click(row.getByRole('button', { name: way }));
    else await user.keyboard(way);
    expect(screen.getByRole('heading', { name: 'Kids' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Kids' })).toHaveFocus();
    expect(backend.bodies).toEqual([]);
  });

  it('says which slug is taken, and keeps what was typed', async () => {
    const { user, input } = await edit('Kids');
    await user.clear(input);
    await user.type(input, 'animals{Enter}');
    expect(await findNotice('Error')).toHaveTextContent(
      'There is a category with the slug "animals" already. Choose another name.',
    );
    expect(input).toHaveValue('animals');
    expect(backend.categories.find(({ id }) => id === 'kids')).toMatchObject({ name: 'Kids' });
  });

  it('says so when no row was changed, and keeps what was typed', async () => {
    const { user, input } = await edit('Kids');
    demote();
    await user.type(input, ' II{Enter}');
    expect(await findNotice('Error')).toHaveTextContent(REFUSED);
    expect(input).toHaveValue('Kids II');
  });
});

describe('deleting', () => {
  it('asks nothing, tells so, and reads the catalogue again', async () => {
    const confirm = vi.spyOn(window, 'confirm');
    const { user } = await open();
    const reads = readsOfCategories();
    await user.click(screen.getByRole('button', { name: 'Delete Kids' }));
    await expectToast('Success', 'Category deleted successfully');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Kids' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Animals' })).toHaveFocus());
    expect(confirm).not.toHaveBeenCalled();
    expect(backend.categories.map(({ id }) => id)).toEqual(['animals']);
    await waitFor(() => expect(readsOfCategories()).toBeGreaterThan(reads));
  });

  it('is not offered for a category in use, and the notice says why', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Delete Animals' });
    await waitFor(() => expect(within(rowOf('Animals')).getByText(/^1 product/)).toBeVisible());
    expect(within(rowOf('Kids')).getByText('0 products')).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^1 product ?: it can't be deleted$/);
    await user.click(button);
    expect(await findNotice('This category is in use')).toHaveTextContent(
      '"Animals" holds 1 product. Move or delete it first.',
    );
    expect(sentTo('DELETE', 'categories')).toEqual([]);
    expect(backend.categories).toHaveLength(2);
  });

  it('says so for a category that came into use meanwhile, and leaves it', async () => {
    const { user } = await open();
    await waitFor(() => expect(within(rowOf('Kids')).getByText('0 products')).toBeVisible());
    backend.products.push(buildProductRow({ id: 'new', category_id: 'kids' }));
    await user.click(screen.getByRole('button', { name: 'Delete Kids' }));
    expect(await findNotice('Error')).toHaveTextContent(
      'Some products are still in this category. Move or delete them first.',
    );
    expect(screen.getByRole('heading', { name: 'Kids' })).toBeVisible();
    expect(backend.categories).toHaveLength(2);
  });

  it('says so when no row was removed, and leaves it', async () => {
    const { user } = await open();
    demote();
    await user.click(screen.getByRole('button', { name: 'Delete Kids' }));
    expect(await findNotice('Error')).toHaveTextContent(REFUSED);
    expect(screen.getByRole('heading', { name: 'Kids' })).toBeVisible();
  });
});
