import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@tests/support/backend';
import { buildCartItem, buildProduct } from '@tests/support/builders';
import { type Person, register, renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { auth, hold } from '@tests/support/faults';
import { leaveExpiredSession } from '@tests/support/sessions';

const banner = async () => within(await screen.findByRole('banner'));
const items = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent);

it.each([
  [brand.name, '/'],
  ['Products', '/products'],
  ['New Arrivals', '/products/new-arrivals'],
  ['Best Sellers', '/products/best-sellers'],
  ['Search', '/search'],
  ['Wishlist', '/wishlist'],
  ['Cart', '/cart'],
  ['Login', '/login'],
  ['Sign Up', '/register'],
])('a visitor finds %s', async (name, address) => {
  const page = renderRoute('/terms-of-service');
  await page.user.click((await banner()).getByRole('link', { name }));
  await expect.poll(page.address).toBe(address);
});

it.each([
  ['About Us', '/about'],
  ['FAQ', '/faq'],
  ['License', '/license'],
  ['Contact', '/contact'],
])('the Info menu leads to %s', async (name, address) => {
  const page = renderRoute('/terms-of-service');
  const button = (await banner()).getByRole('button', { name: 'Info' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.user.click(button);
  expect(await items()).toEqual(['About Us', 'FAQ', 'License', 'Contact']);
  expect(screen.getByRole('button', { name: 'Info', hidden: true })).toHaveAttribute('aria-expanded', 'true');
  await page.user.click(screen.getByRole('menuitem', { name }));
  await expect.poll(page.address).toBe(address);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('the Info menu works by keyboard, and Escape gives the focus back', async () => {
  const { user } = renderRoute('/terms-of-service');
  (await banner()).getByRole('button', { name: 'Info' }).focus();
  await user.keyboard('{ArrowDown}');
  await items();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Info' })).toHaveFocus());
});

describe('count badges', () => {
  it('show the number of wishlist items and the sum of quantities', async () => {
    backend.wishlists.set('user-1', [buildProduct(), buildProduct()]);
    backend.carts.set('user-1', [buildCartItem({ quantity: 2 }), buildCartItem({ quantity: 3 })]);
    renderRoute('/terms-of-service', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Wishlist, 2 items' })).toHaveTextContent('2');
    expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toHaveTextContent('5');
  });

  it('name what they show: above 99 no more than that', async () => {
    backend.carts.set('user-1', [buildCartItem({ quantity: 150 })]);
    renderRoute('/terms-of-service', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Cart, 99+ items' })).toHaveTextContent('99+');
  });

  it('are not there at 0', async () => {
    renderRoute('/terms-of-service', { as: 'user' });
    await expect.poll(() => backend.requests.filter((line) => /carts|wishlists/.test(line))).toHaveLength(2);
    await networkIdle();
    const bar = await banner();
    expect(bar.getByRole('link', { name: 'Wishlist' })).toHaveTextContent('');
    expect(bar.getByRole('link', { name: 'Cart' })).toHaveTextContent('');
  });

  it('are not there for a visitor with a guest cart', async () => {
    localStorage.setItem('cart_guest', JSON.stringify([buildCartItem({ title: 'Owl' })]));
    renderRoute('/cart');
    expect(await (await banner()).findByRole('link', { name: 'Cart' })).toHaveTextContent('');
  });
});

describe('the user menu', () => {
  const open = async (as: Person, email: string) => {
    const page = renderRoute('/terms-of-service', { as });
    const button = await screen.findByRole('button', { name: email });
    await page.user.click(button);
    return page;
  };

  it('has Dashboard and Logout for a user, and no Login', async () => {
    const page = await open('user', 'shopper@example.com');
    expect(await items()).toEqual(['Dashboard', 'Logout']);
    expect(screen.queryByRole('link', { name: 'Login', hidden: true })).toBeNull();
    await page.user.click(screen.getByRole('menuitem', { name: 'Dashboard' }));
    await expect.poll(page.address).toBe('/dashboard');
  });

  it('has the Admin Panel for an admin', async () => {
    const page = await open('admin', 'admin@example.com');
    expect(await items()).toEqual(['Dashboard', 'Admin Panel', 'Logout']);
    await page.user.click(screen.getByRole('menuitem', { name: 'Admin Panel' }));
    await expect.poll(page.address).toBe('/admin');
  });

  it('logs out, says so and goes home', async () => {
    const page = await open('user', 'shopper@example.com');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(screen.getByText('See you soon! 👋')).toBeVisible();
    await expect.poll(page.address).toBe('/');
    expect(await (await banner()).findByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'shopper@example.com' })).toBeNull();
  });
});

it('while the session is looked up there is neither Login nor a user menu', async () => {
  leaveExpiredSession(register('user'));
  const release = hold('post', auth('token'));
  renderRoute('/terms-of-service');
  const bar = await banner();
  await screen.findByRole('heading', { level: 1 });
  expect(bar.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(bar.queryByRole('link', { name: 'Sign Up' })).toBeNull();
  expect(bar.queryByRole('button', { name: /@/ })).toBeNull();
  release();
  expect(await bar.findByRole('button', { name: 'shopper@example.com' })).toBeVisible();
});
