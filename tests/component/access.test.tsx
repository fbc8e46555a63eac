import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend, stock, storedIds } from '@tests/support/backend';
import { buildProduct, buildProductRow } from '@tests/support/builders';
import { auth, answer, hold, refusal } from '@tests/support/faults';
import { register, renderRoute } from '@tests/support/render-route';
import { leaveExpiredSession } from '@tests/support/sessions';
import { watchPage } from '@tests/support/sightings';
import { expectToast } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';

/** Pages that are a user's own: what a visitor reads there, and their heading for a user. */
const OWN_PAGES: [path: string, title: string, text: string, heading: RegExp][] = [
  ['/cart', 'Please Log In', 'You need to be logged in to view your cart.', /^Shopping Cart$/],
  ['/checkout', 'Please Log In', 'You need to be logged in to checkout.', /^Checkout$/],
  ['/wishlist', 'Please Log In', 'You need to be logged in to view your wishlist.', /^My Wishlist$/],
  ['/dashboard', 'Access Denied', 'Please log in to view your dashboard.', /Sam Shopper/],
];

const REFUSALS = /Please Log In|Access Denied/;

function fillLists() {
  backend.carts.set('user-1', [{ ...buildProduct(), quantity: 1 }]);
  backend.wishlists.set('user-1', [buildProduct()]);
}

describe.each(OWN_PAGES)('%s', (path, title, text, heading) => {
  it('tells a visitor to log in, and leads there', async () => {
    const { user, address } = renderRoute(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    const [button] = screen.getAllByRole('link', { name: 'Login' }).slice(-1);
    if (!button) throw new Error('No Login button.');
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    expect(address()).toBe('/login');
  });

  it('says nothing of the kind before the session lookup has ended', async () => {
    fillLists();
    leaveExpiredSession(register('user'));
    const release = hold('post', auth('token'));
    const sightings = watchPage((seen) => REFUSALS.test(seen));
    renderRoute(path);
    await waitFor(() =>
      expect(screen.getByText(/^Loading/, { selector: 'main [role="status"] span' })).toBeVisible(),
    );
    for (const name of ['Login', 'Sign Up']) expect(screen.queryByRole('link', { name })).toBeNull();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(sightings).toEqual([]);
  });

  it('says so when the lookup ends without a session', async () => {
    expectedConsole.push('AuthApiError'); // auth-js says it
    leaveExpiredSession(register('user'));
    answer('post', auth('token'), () => refusal(400, { error_code: 'refresh_token_not_found', msg: 'gone' }));
    renderRoute(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

const cartButton = () => screen.findByRole('button', { name: 'Add to Cart' });
const IN_CART = 'You need to be logged in to add items to cart';
const IN_WISHLIST = 'You need to be logged in to use wishlist';

describe.each([
  ['/products', 'Add Sleepy Fox to wishlist'],
  ['/product/fox', 'Add to Wishlist'],
])('a visitor on %s', (path, wishlistButton) => {
  const open = () => {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    return renderRoute(path);
  };

  it('is told to log in when adding to the cart', async () => {
    const { user } = open();
    await user.click(await cartButton());
    await expectToast('Please log in', IN_CART);
    expect(localStorage.getItem('cart_guest')).toBeNull();
    expect(backend.requests.filter((line) => line.includes('carts'))).toEqual([]);
  });

  it('is told to log in when adding to the wishlist', async () => {
    const { user } = open();
    const heart = await screen.findByRole('button', { name: wishlistButton });
    await user.click(heart);
    await expectToast('Please log in', IN_WISHLIST);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(backend.requests.filter((line) => line.includes('wishlists'))).toEqual([]);
  });
});

describe('what is added while the session is being looked up', () => {
  async function addAtOnce() {
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    backend.carts.set('user-1', [{ ...buildProduct({ id: 'owl' }), quantity: 1 }]);
    const release = hold('post', auth('token'));
    const { user } = renderRoute('/products');
    await user.click(await cartButton());
    await user.click(screen.getByRole('button', { name: 'Add Sleepy Fox to wishlist' }));
    expect(screen.queryByText('Please log in')).toBeNull();
    release();
  }

  it('is in cart and wishlist once it is known who it is', async () => {
    leaveExpiredSession(register('user'));
    await addAtOnce();
    await expect.poll(() => storedIds(backend.carts, 'user-1')).toEqual(['owl', 'fox']);
    await expect.poll(() => storedIds(backend.wishlists, 'user-1')).toEqual(['fox']);
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  it('is refused when it turns out to be a visitor', async () => {
    expectedConsole.push('AuthApiError');
    leaveExpiredSession({ ...register('user'), id: 'nobody' });
    await addAtOnce();
    expect(await screen.findByText('Please log in')).toBeVisible();
    expect(storedIds(backend.carts, 'user-1')).toEqual(['owl']);
  });
});
