import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend, stock } from '@tests/support/backend';
import { buildCartItem, buildOrder, buildProduct, buildProductRow } from '@tests/support/builders';
import { renderRoute, type Person } from '@tests/support/render-route';
import { store, storeElsewhere } from '@tests/support/storage';
import { entryWith, findCard } from '@tests/support/cards';

const order = (userId: string, ...ids: string[]) =>
  buildOrder({ userId, items: ids.map((id) => ({ id, title: id, image: '', price: 1, quantity: 1 })) });

beforeEach(() => {
  stock([
    buildProductRow({ id: 'fox', title: 'Sleepy Fox' }),
    buildProductRow({ id: 'owl', title: 'Wide Owl' }),
  ]);
});

async function openProducts(as: Person) {
  const view = renderRoute('/products', { as });
  await findCard('Wide Owl');
  return view;
}

it('stands on the cards of what the user has ordered, and only there; buying again stays possible', async () => {
  store('orders', [order('user-1', 'fox'), order('user-2', 'owl')]);
  const { user } = await openProducts('user');
  const fox = await findCard('Sleepy Fox');
  expect(await fox.findByText('You own this')).toBeVisible();
  expect((await findCard('Wide Owl')).queryByText('You own this')).toBeNull();
  await user.click(fox.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

it.each([
  '/',
  '/products',
  '/products?view=list',
  '/products/best-sellers',
  '/search?query=o',
  '/product/owl',
])('on %s its card offers to buy it again without the colour of the next step', async (address) => {
  store('orders', [order('user-1', 'fox')]);
  stock(
    ['fox', 'owl', 'toad'].map((id) =>
      buildProductRow({ id, title: `Small ${id}`, category_id: 'animals', keywords: ['woods'] }),
    ),
  );
  renderRoute(address, { as: 'user' });
  const fox = await findCard('Small fox');
  expect(await fox.findByText('You own this')).toBeVisible();
  expect(fox.getByRole('button', { name: 'Add to Cart' })).not.toHaveClass('bg-accent');
  expect((await findCard('Small toad')).getByRole('button', { name: 'Add to Cart' })).toHaveClass(
    'bg-accent',
  );
});

it('stands on the page of the product', async () => {
  store('orders', [order('user-1', 'fox')]);
  renderRoute('/product/fox', { as: 'user' });
  expect(await screen.findByText('You own this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

it('stands on the wishlist', async () => {
  store('orders', [order('user-1', 'fox')]);
  backend.wishlists.set('user-1', [buildProduct({ id: 'fox', title: 'Sleepy Fox' })]);
  renderRoute('/wishlist', { as: 'user' });
  expect(await screen.findByText('You own this')).toBeVisible();
});

it('stands on the line of the cart, with the way to receipt and download, and forbids nothing', async () => {
  store('orders', [order('user-1', 'fox')]);
  backend.carts.set('user-1', [
    buildCartItem({ id: 'fox', title: 'Sleepy Fox' }),
    buildCartItem({ id: 'owl', title: 'Wide Owl' }),
  ]);
  const { user, address } = renderRoute('/cart', { as: 'user' });
  const fox = within(await entryWith('Sleepy Fox'));
  const way = await fox.findByRole('link', { name: 'You own this Receipt and download' });
  expect(within(await entryWith('Wide Owl')).queryByText('You own this')).toBeNull();
  await user.click(fox.getByRole('button', { name: 'Increase quantity of Sleepy Fox' }));
  expect(await screen.findByRole('heading', { name: '3 Items' })).toBeVisible();
  await user.click(way);
  expect(await screen.findByRole('button', { name: /^Receipt for order/ })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

it('is not said to a visitor, whoever ordered in this browser', async () => {
  store('orders', [order('user-1', 'fox'), order('', 'fox')]);
  await openProducts('visitor');
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.queryByText('You own this')).toBeNull();
});

it('follows an order of another tab', async () => {
  store('orders', [order('user-1', 'fox')]);
  await openProducts('user');
  await (await findCard('Sleepy Fox')).findByText('You own this');
  act(() => storeElsewhere('orders', [order('user-1', 'owl')]));
  expect(await (await findCard('Wide Owl')).findByText('You own this')).toBeVisible();
  expect((await findCard('Sleepy Fox')).queryByText('You own this')).toBeNull();
});
