import { configure, renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { getClient, sessionKey } from '@/backend/client';
import { useAuth } from '@/features/auth/auth-context';
import { backend, stock, storedIds } from '@tests/support/backend';
import { buildOrder, buildProduct, buildProductRow } from '@tests/support/builders';
import { answer, auth, hold, refusal, rest } from '@tests/support/faults';
import { register, renderRoute } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { leaveExpiredSession, refreshToken, registerOther, signInElsewhere } from '@tests/support/sessions';
import { watchPage } from '@tests/support/sightings';
import { blockStorage, store } from '@tests/support/storage';
import { expectToast } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';
import { networkIdle } from '@tests/support/server';

const fox = buildProduct({ id: 'fox', title: 'Sleepy Fox' });
const owl = buildProduct({ id: 'owl', title: 'Wide Owl' });
const countOf = (line: string) => backend.requests.filter((request) => request === line).length;
const READS = ['GET /rest/v1/carts', 'GET /rest/v1/wishlists'];

function fillLists() {
  backend.carts.set('user-1', [{ ...fox, quantity: 1 }]);
  backend.wishlists.set('user-1', [fox]);
}

async function logOut(user: ReturnType<typeof renderRoute>['user'], email = 'shopper@example.com') {
  await user.click(await screen.findByRole('button', { name: email }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

it('is asked for inside its provider only', () => {
  expectedConsole.push(/useAuth must be used within/);
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});

describe('the lookup', () => {
  it('of a visitor who never signed in asks nobody', async () => {
    renderRoute('/cart');
    expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeVisible();
    await getClient();
    await networkIdle();
    expect(backend.requests.filter((line) => line.includes('/auth/'))).toEqual([]);
  });

  it('of a session that still runs asks nobody either', async () => {
    fillLists();
    renderRoute('/cart', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
    await networkIdle();
    expect(backend.requests.filter((line) => line.includes('/auth/'))).toEqual([]);
  });

  it('of a session whose token has expired refreshes it', async () => {
    fillLists();
    leaveExpiredSession(register('user'));
    const sent = watchRequests();
    renderRoute('/cart');
    expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
    expect(sent.find(({ address }) => address.startsWith('/auth'))?.address).toBe(
      '/auth/v1/token?grant_type=refresh_token',
    );
  });

  it('of something that is no session ends signed out', async () => {
    localStorage.setItem(sessionKey(), '{"access_token":');
    renderRoute('/cart');
    expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
  });
});

it('works in strict mode, as main.tsx mounts it, where every effect runs twice', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  backend.carts.set('user-1', [{ ...owl, quantity: 1 }]);
  stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
  const { user } = renderRoute('/products', { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  await expect.poll(() => storedIds(backend.carts, 'user-1')).toEqual(['owl', 'fox']);
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

describe('the same user again', () => {
  async function open() {
    fillLists();
    const account = register('user');
    renderRoute('/cart', { as: 'user' });
    await screen.findByRole('link', { name: 'Sleepy Fox' });
    await expect.poll(() => READS.map(countOf)).toEqual([1, 1]);
    return account;
  }

  it.each([
    ['a refreshed token', refreshToken],
    ['another sign-in', async () => signInElsewhere(register('user'))],
  ])('%s reloads neither cart nor wishlist', async (_what, act) => {
    await open();
    const sightings = watchPage((text) => !text.includes('Sleepy Fox'));
    await act();
    await act();
    await expect.poll(() => countOf('POST /auth/v1/token')).toBe(2);
    await networkIdle();
    expect(READS.map(countOf)).toEqual([1, 1]);
    expect(sightings).toEqual([]);
  });
});

describe('another user', () => {
  function prepare() {
    fillLists();
    const other = registerOther();
    backend.carts.set(other.id, [{ ...owl, quantity: 1 }]);
    backend.wishlists.set(other.id, [owl]);
    return other;
  }
  const isMixed = (text: string) => text.includes('other@example.com') && text.includes('Sleepy Fox');

  it.each(['/cart', '/wishlist'])(
    'sees on %s their own, and not for one frame the former’s',
    async (path) => {
      const other = prepare();
      renderRoute(path, { as: 'user' });
      await screen.findByRole('link', { name: 'Sleepy Fox' });
      const sightings = watchPage(isMixed);
      await signInElsewhere(other);
      expect(await screen.findByRole('link', { name: 'Wide Owl' })).toBeVisible();
      expect(sightings).toEqual([]);
    },
  );

  it('sees badges and orders of their own', async () => {
    const other = prepare();
    backend.wishlists.set(other.id, []);
    store('orders', [buildOrder({ id: '1790000000001', userId: 'user-1' })]);
    renderRoute('/dashboard', { as: 'user' });
    expect(await screen.findByText('Order #00000001')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    const sightings = watchPage((text) => text.includes('Olga Other') && text.includes('Order #00000001'));
    await signInElsewhere(other);
    expect(await screen.findByRole('heading', { level: 1, name: /Olga Other/ })).toBeVisible();
    expect(screen.queryByText('Order #00000001')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Wishlist' })).toBeVisible();
    expect(sightings).toEqual([]);
  });

  it('finds nothing of what the former typed at the checkout', async () => {
    const other = prepare();
    const { user } = renderRoute('/checkout', { as: 'user' });
    await user.type(await screen.findByLabelText('Card Number'), '4242');
    await signInElsewhere(other);
    expect(await screen.findByText('Wide Owl')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Card Number')).toHaveValue(''));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('other@example.com'));
  });

  it('finds nothing of what the former typed into a review', async () => {
    const other = prepare();
    stock([buildProductRow({ id: 'fox' })]);
    const { user } = renderRoute('/product/fox', { as: 'user' });
    await user.type(await screen.findByLabelText('Comment'), 'Mine');
    await signInElsewhere(other);
    await screen.findByRole('button', { name: 'other@example.com' });
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue(''));
  });

  it('who signs in while a list of the former is under way is not shown it', async () => {
    const other = prepare();
    const release = hold('get', rest('carts'));
    renderRoute('/cart', { as: 'user' });
    await screen.findByText('Loading your cart…');
    const sightings = watchPage(isMixed);
    await signInElsewhere(other);
    await screen.findByRole('button', { name: 'other@example.com' });
    release();
    expect(await screen.findByRole('link', { name: 'Wide Owl' })).toBeVisible();
    expect(sightings).toEqual([]);
  });
});

describe('signing in', () => {
  it('does not wait for anything that follows from it', async () => {
    const release = hold('get', rest('carts'));
    const account = register('user');
    const { user, address } = renderRoute('/login');
    await user.type(await screen.findByLabelText('Email'), account.email);
    await user.type(screen.getByLabelText('Password'), `${account.password}{Enter}`);
    await expect.poll(address).toBe('/dashboard');
    release();
  });
});

describe('logging out', () => {
  it('tells the backend and the user, and goes home', async () => {
    fillLists();
    const sent = watchRequests();
    const { user, address } = renderRoute('/cart', { as: 'user' });
    await logOut(user);
    await expectToast('Logged out successfully', 'See you soon! 👋');
    await expect.poll(address).toBe('/');
    expect(sent.at(-1)).toMatchObject({ method: 'POST', address: '/auth/v1/logout?scope=local' });
    expect(localStorage.getItem(sessionKey())).toBeNull();
    expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cart, 1 item' })).toBeNull();
  });

  it.each([
    [401, 'bad_jwt'],
    [403, 'session_not_found'],
    [404, 'user_not_found'],
  ])('of a session that is gone counts as done (%i %s)', async (status, code) => {
    const { user } = renderRoute('/faq', { as: 'user' });
    await screen.findByRole('button', { name: 'shopper@example.com' });
    answer('post', auth('logout'), () => refusal(status, { error_code: code, msg: code }));
    await logOut(user);
    await expectToast('Logged out successfully', 'See you soon! 👋');
  });

  it('of a session that is missing counts as done', async () => {
    const { user } = renderRoute('/faq', { as: 'user' });
    await screen.findByRole('button', { name: 'shopper@example.com' });
    localStorage.removeItem(sessionKey());
    await logOut(user);
    await expectToast('Logged out successfully', 'See you soon! 👋');
  });

  it.each([
    ['with the message', () => refusal(422, { error_code: 'x', msg: 'Not today' }), 'Not today'],
    ['without one', () => refusal(500, {}), 'Something went wrong'],
  ])('that the backend refuses is told %s, and is done here all the same', async (_what, refuse, message) => {
    const { user, address } = renderRoute('/cart', { as: 'user' });
    answer('post', auth('logout'), refuse);
    await logOut(user);
    await expectToast('Sign out Failed', message);
    await expect.poll(address).toBe('/');
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(localStorage.getItem(sessionKey())).toBeNull();
  });

  it('is done even where the browser refuses its storage', async () => {
    fillLists();
    const { user, address } = renderRoute('/cart', { as: 'user' });
    await screen.findByRole('link', { name: 'Sleepy Fox' });
    const unblock = blockStorage();
    await logOut(user);
    await expect.poll(address).toBe('/');
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    unblock();
  });

  it('saves first what could not be saved before', async () => {
    expectedConsole.push('Error saving cart:');
    stock([buildProductRow({ id: 'fox', title: 'Sleepy Fox' })]);
    const { user } = renderRoute('/products', { as: 'user' });
    await screen.findByRole('button', { name: 'shopper@example.com' });
    answer('post', rest('carts'), () => refusal(500), 1);
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await expect.poll(() => countOf('GET /rest/v1/carts')).toBe(2); // at first, and before the write
    await expect.poll(() => console.error).toHaveBeenCalled();
    expect(storedIds(backend.carts, 'user-1')).toEqual([]);
    await logOut(user);
    await expectToast('Logged out successfully', 'See you soon! 👋');
    expect(storedIds(backend.carts, 'user-1')).toEqual(['fox']);
  });
});

describe('a change that this page did not make', () => {
  it('signs out here too', async () => {
    fillLists();
    renderRoute('/cart', { as: 'user' });
    await screen.findByRole('link', { name: 'Sleepy Fox' });
    await (await getClient()).auth.signOut();
    expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
    expect(screen.queryByText('Sleepy Fox')).toBeNull();
  });

  it.each([
    ['ends it when the backend says that it is gone', 403, 'Please Log In'],
    ['leaves it when the backend gives no answer', 503, 'Your cart is empty'],
  ])('a refused token %s', async (_what, status, title) => {
    expectedConsole.push('Error fetching cart:');
    answer('get', rest('carts'), () => refusal(401, { code: 'PGRST301', message: 'JWT expired' }));
    answer('get', auth('user'), () => refusal(status, { error_code: 'user_not_found', msg: 'gone' }));
    renderRoute('/cart', { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const account = () => screen.queryByRole('button', { name: 'shopper@example.com' });
    await waitFor(() => expect(account() === null).toBe(status === 403));
    await networkIdle();
    expect(account() === null).toBe(status === 403);
  });

  it('stays signed in while the backend can not be reached', async () => {
    expectedConsole.push('Error fetching');
    expectedConsole.push('Failed to fetch');
    answer('get', rest('carts'), () => refusal(401, { code: 'PGRST301', message: 'JWT expired' }));
    answer('get', auth('user'), () => HttpResponse.error());
    renderRoute('/cart', { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  });
});
