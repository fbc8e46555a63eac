import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionKey } from '@/backend/client';
import { buildSession } from '@tests/support/auth-handlers';
import { backend, stock, storedIds } from '@tests/support/backend';
import { badgeName } from '@tests/support/badge-name';
import { buildCartItem, buildProductRow } from '@tests/support/builders';
import { answer, auth, refusal, rest } from '@tests/support/faults';
import { renderRoute } from '@tests/support/render-route';
import { registerOther } from '@tests/support/sessions';
import { watchToasts } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';
import { cardOf } from '@tests/support/cards';
import { networkIdle } from '@tests/support/server';

const CARTS = rest('carts');
const cartOf = (user = 'user-1') => storedIds(backend.carts, user);
const calls = (line: string) => backend.requests.filter((made) => made === line).length;
const logged = () => vi.mocked(console.error).mock.calls.length;
const notes = () => Object.keys(localStorage).filter((key) => key.startsWith('unsaved_'));

/** The products page of a user, with two products. */
async function openShop() {
  stock(['fox', 'owl'].map((id) => buildProductRow({ id, title: id, price: 2 })));
  const view = renderRoute('/products', { as: 'user' });
  await screen.findByRole('link', { name: 'owl' }, { timeout: 15_000 }); // the first page brings its code along
  await screen.findByRole('button', { name: 'shopper@example.com' });
  const add = (id: string) => view.user.click(cardOf(id).getByRole('button', { name: 'Add to Cart' }));
  return { ...view, add };
}
const badge = (count: number) => screen.findByRole('link', { name: badgeName('Cart', count) });

describe('what could not be saved before the page was left', () => {
  async function leaveUnsaved() {
    expectedConsole.push('Error saving cart:');
    backend.carts.set('user-1', [buildCartItem({ id: 'hen' })]);
    answer('post', CARTS, () => refusal(503), 1);
    const { add, unmount } = await openShop();
    await add('fox');
    await badge(2);
    await expect.poll(logged).toBe(1);
    unmount();
    expect(cartOf()).toEqual(['hen']);
    expect(notes()).toHaveLength(1);
  }

  it('is saved at the next visit', async () => {
    await leaveUnsaved();
    renderRoute('/faq', { as: 'user' });
    await badge(2);
    await expect.poll(() => cartOf()).toEqual(['hen', 'fox']);
    await expect.poll(notes).toEqual([]);
  });

  it('waits for its user while another one is here', async () => {
    await leaveUnsaved();
    localStorage.setItem(sessionKey(), JSON.stringify(buildSession(registerOther())));
    const view = renderRoute('/cart');
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    view.unmount();
    expect([cartOf('user-2'), notes().length]).toEqual([[], 1]);
    renderRoute('/cart', { as: 'user' });
    await badge(2);
    await expect.poll(() => cartOf()).toEqual(['hen', 'fox']);
  });
});

describe('a save that is refused', () => {
  it('because the token has expired goes out with a new one', async () => {
    expectedConsole.push('Error saving cart:');
    const { add } = await openShop();
    answer('post', CARTS, () => refusal(401, { code: 'PGRST303', message: 'JWT expired' }), 1);
    answer('get', auth('user'), () => refusal(403, { error_code: 'bad_jwt', msg: 'expired' }), 1);
    await add('fox');
    await expect.poll(() => cartOf()).toEqual(['fox']);
    expect(calls('POST /auth/v1/token')).toBe(1);
    expect(screen.getByRole('button', { name: 'shopper@example.com' })).toBeVisible();
  });

  it('for ever is not tried for ever', async () => {
    expectedConsole.push('Error saving cart:');
    const { add } = await openShop();
    answer('post', CARTS, () => refusal(401, { code: 'PGRST303', message: 'JWT expired' }));
    answer('get', auth('user'), () => refusal(403, { error_code: 'bad_jwt', msg: 'expired' }));
    await add('fox');
    await expect.poll(logged).toBe(2);
    await expect.poll(() => calls('POST /auth/v1/token')).toBe(2);
    await badge(1);
    await networkIdle();
    expect(logged()).toBe(2);
  });

  it('because the cart is too large is said once, and keeps everything', async () => {
    expectedConsole.push('Error saving cart:');
    const toasts = watchToasts();
    const { add } = await openShop();
    const tooLarge = { code: '23514', message: 'violates check constraint "carts_items_at_most_1000"' };
    answer('post', CARTS, () => refusal(400, tooLarge));
    await add('fox');
    await expect
      .poll(() => toasts.map(({ title }) => title))
      .toEqual(['Added to cart!', 'Your cart is full']);
    expect(toasts.at(-1)).toMatchObject({ isDestructive: true });
    await add('owl');
    await expect.poll(logged).toBe(2);
    await badge(2);
    expect(toasts.map(({ title }) => title)).toEqual([
      'Added to cart!',
      'Your cart is full',
      'Added to cart!',
    ]);
    expect(notes()).toHaveLength(1);
  });
});

it('a list that is asked for with the session of somebody else is not taken for an empty one', async () => {
  expectedConsole.push('Error fetching');
  backend.carts.set('user-1', [buildCartItem({ id: 'hen' })]);
  renderRoute('/faq', { as: 'user' });
  await badge(1);
  const other = buildSession(registerOther());
  localStorage.setItem(sessionKey(), JSON.stringify(other)); // another tab, of which this one has not heard yet
  const reads = calls(`GET ${CARTS}`);
  fireEvent(window, new Event('online'));
  await expect.poll(() => calls(`GET ${CARTS}`)).toBe(reads + 1);
  await expect.poll(logged).toBeGreaterThan(0);
  await badge(1);
  expect(cartOf()).toEqual(['hen']);
});

it.each([
  'null',
  '42',
  '"text"',
  '[]',
  '{"access_token":"a.b.c"}',
  '{"access_token":"a.b.c","refresh_token":"r","expires_at":4102444800,"user":null}',
  '{"access_token":"a.b',
])('a stored session that is none (%s) is removed, and nobody is signed in', async (text) => {
  localStorage.setItem(sessionKey(), text);
  renderRoute('/cart');
  expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expect.poll(() => localStorage.getItem(sessionKey())).toBeNull();
});
