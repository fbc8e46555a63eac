import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';

beforeEach(() => {
  const row = (id: string, title: string, price: number, files: string[], category_id = 'birds') =>
    buildProductRow({ id, title, price, files, category_id, created_at: null });
  stock([
    row('a', 'Owl', 2, ['owl.png']),
    row('b', 'Robin', 4, ['robin.png', 'robin.eps']),
    row('c', 'Fern', 2.5, ['fern.svg'], 'plants'),
  ]);
});

const shows = (expected: string) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Products' }))
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent)
        .join(' '),
    ).toBe(expected),
  );
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const option = (name: string) => screen.findByRole('button', { name });

it('are chosen beside the categories, stand in the address, and show how many there are', async () => {
  const { user, address } = renderRoute('/products?view=list');
  await option('PNG 2');
  expect(options('Price')).toEqual(['Under $3 2', '$3 to $4.99 1']);
  expect(options('File Type')).toEqual(['PNG 2', 'EPS 1', 'SVG 1']);
  await user.click(await option('PNG 2'));
  expect(address()).toBe('/products?view=list&file=png');
  await shows('Owl Robin');
  expect(await screen.findByText('Showing 2 results')).toBeVisible();
  await user.click(await option('Under $3 1'));
  expect(address()).toBe('/products?view=list&file=png&price=under-3');
  await shows('Owl');
  expect(await option('Under $3 1')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await option('Under $3 1'));
  expect(address()).toBe('/products?view=list&file=png');
});

it('go together with category and search, and are cleared with them', async () => {
  const { user, address } = renderRoute('/products?price=under-3');
  await shows('Owl Fern');
  await user.click(await option('Category plants'));
  await shows('Fern');
  await waitFor(() => expect(options('File Type')).toEqual(['SVG 1']));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getByText(/^Showing/)).toHaveFocus());
  expect(address()).toBe('/products');
  await shows('Owl Robin Fern');
});

it('that leave nothing say so, and can be taken back', async () => {
  const { user } = renderRoute('/products?file=svg&price=3-5');
  expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await user.click(await option('SVG 0'));
  await shows('Robin');
});

it('change nothing until they are used', async () => {
  const { address } = renderRoute('/products');
  await shows('Owl Robin Fern');
  expect(address()).toBe('/products');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
