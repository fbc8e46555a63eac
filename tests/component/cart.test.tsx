import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getClient } from '@/backend/client';
import { backend, stock } from '@tests/support/backend';
import { buildCartItem, buildProductRow } from '@tests/support/builders';
import { answer, hold, refusal, rest } from '@tests/support/faults';
import { register, renderRoute } from '@tests/support/render-route';
import { signInElsewhere } from '@tests/support/sessions';
import { store, stored } from '@tests/support/storage';
import { expectToast } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';
import { networkIdle } from '@tests/support/server';

const fox = buildCartItem({
  id: 'fox',
  title: 'Sleepy Fox',
  description: 'A fox, asleep.',
  image: '/clipart/fox.svg',
  price: 4.35,
  quantity: 2,
});
const owl = buildCartItem({ id: 'owl', title: 'Wide Owl', price: 0.1, quantity: 3 });

/** The catalogue sells both at the price of the cart. */
const stockBoth = () =>
  stock([fox, owl].map(({ id, title, price }) => buildProductRow({ id, title, price })));

async function open(...items: unknown[]) {
  backend.carts.set('user-1', items);
  const view = renderRoute('/cart', { as: 'user' });
  await screen.findByRole('heading', { level: 1, name: /^(Shopping Cart|Your cart is empty)$/ });
  return view;
}

const line = (title: string) => {
  const item = screen.getByRole('link', { name: title }).closest('li');
  if (!item) throw new Error(`No line ${title}.`);
  return within(item);
};
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const quantityOf = (title: string) =>
  within(screen.getByRole('group', { name: `Quantity of ${title}` })).getByRole('status').textContent;
const storedQuantities = () =>
  (backend.carts.get('user-1') as { id: string; quantity: number }[]).map(
    ({ id, quantity }) => `${id}×${quantity}`,
  );

/** Subtotal, tax and total as they stand in the summary. */
const sums = () =>
  within(screen.getByRole('region', { name: 'Order Summary' }))
    .getAllByRole('definition')
    .map((sum) => sum.textContent);

describe('the page', () => {
  it('shows each item: picture, title with its link, description, prices', async () => {
    stockBoth();
    await open(fox);
    const item = line('Sleepy Fox');
    expect(item.getByRole('link', { name: 'Sleepy Fox' })).toHaveAttribute('href', '/product/fox');
    expect(item.getByRole('presentation')).toHaveAttribute('src', '/clipart/fox.svg');
    expect(item.getByText('A fox, asleep.')).toBeVisible();
    expect(item.getByText('$4.35 each')).toBeVisible();
    expect(item.getByText('$8.70')).toBeVisible();
    expect(quantityOf('Sleepy Fox')).toBe('2');
  });

  it('counts the items, and sums up in whole cents', async () => {
    stockBoth();
    await open(fox, owl);
    expect(heading('5 Items')).toBeVisible();
    expect(sums()).toEqual(['$9.00', '$0.00', '$9.00']);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Subtotal', 'Tax', 'Total']);
  });

  it('says Item for one', async () => {
    stockBoth();
    await open({ ...fox, quantity: 1 });
    expect(heading('1 Item')).toBeVisible();
  });

  it('leads to the checkout and back to the products', async () => {
    stockBoth();
    await open(fox);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
    expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products');
  });

  it('says so when it is empty, and leads to the products', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('heading', { name: 'Order Summary' })).toBeNull();
  });

  it('shows what is stored, damaged as it may be', async () => {
    stock(['a', 'b', 'c'].map((id) => buildProductRow({ id, price: 2 })));
    await open(
      { id: 'a', title: 'A', price: '2.00', quantity: '2' },
      { id: 'b', title: 'B', price: null, quantity: -1 },
      { title: 'No id' },
      'nothing',
    );
    expect(heading('3 Items')).toBeVisible();
    expect(sums()).toEqual(['$4.00', '$0.00', '$4.00']);
  });
});

describe('quantities', () => {
  it('go up', async () => {
    stockBoth();
    const { user } = await open(fox);
    await user.click(button('Increase quantity of Sleepy Fox'));
    expect(quantityOf('Sleepy Fox')).toBe('3');
    expect(line('Sleepy Fox').getByText('$13.05')).toBeVisible();
    expect(sums()).toEqual(['$13.05', '$0.00', '$13.05']);
    expect(heading('3 Items')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await expect.poll(storedQuantities).toEqual(['fox×3']);
  });

  it('go down, and the line goes below 1', async () => {
    stockBoth();
    const { user } = await open(fox, owl);
    await user.click(button('Decrease quantity of Sleepy Fox'));
    expect(quantityOf('Sleepy Fox')).toBe('1');
    await user.click(button('Decrease quantity of Sleepy Fox'));
    await expectToast('Item removed', 'The item has been removed from your cart.');
    expect(screen.queryByRole('link', { name: 'Sleepy Fox' })).toBeNull();
    await expect.poll(storedQuantities).toEqual(['owl×3']);
  });

  it('of a line that is removed go with it', async () => {
    stockBoth();
    const { user } = await open(fox, owl);
    await user.click(button('Remove Wide Owl'));
    await expectToast('Item removed', 'The item has been removed from your cart.');
    expect(heading('2 Items')).toBeVisible();
    await expect.poll(storedQuantities).toEqual(['fox×2']);
  });

  it('of all lines go with Clear Cart', async () => {
    stockBoth();
    const { user } = await open(fox, owl);
    await user.click(button('Clear Cart'));
    await expectToast('Cart cleared', 'All items have been removed from your cart');
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
    await expect.poll(storedQuantities).toEqual([]);
  });
});

describe('adding', () => {
  it('puts one in, then one more', async () => {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox', price: '4.35' })]);
    const { user } = renderRoute('/products', { as: 'user' });
    const add = await screen.findByRole('button', { name: 'Add to Cart' });
    await user.click(add);
    await expectToast('Added to cart!', 'Sleepy Fox has been added to your cart.');
    await expect
      .poll(() => backend.carts.get('user-1'))
      .toMatchObject([{ id: 'fox', price: 4.35, quantity: 1 }]);
    await user.click(add);
    await expect.poll(storedQuantities).toEqual(['fox×2']);
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
});

describe('what the catalogue has changed since', () => {
  it('is a new price: the cart keeps the old one until it is told to take the new one', async () => {
    stock([buildProductRow({ id: 'fox', price: 5 })]);
    const { user } = await open(fox);
    expect(await screen.findByText(/The price is now \$5\.00/)).toBeVisible();
    expect(sums()[0]).toBe('$8.70');
    await user.click(button('Update price'));
    expect(sums()[0]).toBe('$10.00');
    expect(screen.queryByText(/The price is now/)).toBeNull();
    await expect
      .poll(() => backend.carts.get('user-1'))
      .toMatchObject([{ id: 'fox', price: 5, quantity: 2 }]);
  });

  it('is that a product is gone: the line may be removed', async () => {
    stock([buildProductRow({ id: 'owl', price: 0.1 })]);
    const { user } = await open(fox, owl);
    expect(await screen.findByText(/no longer in the collection/)).toBeVisible();
    await user.click(button('Remove it'));
    expect(screen.queryByRole('link', { name: 'Sleepy Fox' })).toBeNull();
    expect(screen.queryByText(/no longer in the collection/)).toBeNull();
  });

  it('is nothing when the price is the same', async () => {
    stock([buildProductRow({ id: 'fox', price: '4.35' }), buildProductRow({ id: 'owl', price: 7 })]);
    await open(fox, owl);
    expect(await screen.findByText(/The price is now \$7\.00/)).toBeVisible(); // the catalogue is here
    expect(screen.getAllByText(/The price is now|no longer/)).toHaveLength(1);
  });

  it('is not known while the catalogue is on its way', async () => {
    const release = hold('get', rest('products'));
    stock([]);
    await open(fox);
    expect(screen.queryByText(/no longer/)).toBeNull();
    release();
    expect(await screen.findByText(/no longer in the collection/)).toBeVisible();
  });

  it('is not known when the catalogue could not be loaded', async () => {
    expectedConsole.push('Error fetching products:');
    answer('get', rest('products'), () => refusal(500));
    await open(fox);
    await expect.poll(() => console.error).toHaveBeenCalled();
    await networkIdle();
    expect(screen.queryByText(/no longer/)).toBeNull();
  });
});

describe('the guest’s cart', () => {
  const guest = [buildCartItem({ id: 'hen', title: 'Guest Hen' })];

  it('is not merged at sign-in, and comes back untouched at sign-out', async () => {
    stockBoth();
    store('cart_guest', guest);
    const before = localStorage.getItem('cart_guest');
    backend.carts.set('user-1', [fox]);
    const { user } = renderRoute('/cart');
    expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();

    await signInElsewhere(register('user'));
    expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
    expect(screen.queryByText('Guest Hen')).toBeNull();
    await user.click(button('Increase quantity of Sleepy Fox'));
    await user.click(button('Clear Cart'));
    await expect.poll(storedQuantities).toEqual([]);

    await (await getClient()).auth.signOut();
    expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
    expect(localStorage.getItem('cart_guest')).toBe(before);
    expect(stored('cart_guest')).toEqual(guest);
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible();
  });
});
