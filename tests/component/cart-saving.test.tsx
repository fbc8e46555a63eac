import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, stock, storedIds } from '@tests/support/backend';
import { badgeName } from '@tests/support/badge-name';
import { buildCartItem, buildProductRow } from '@tests/support/builders';
import { answer, BROKEN_ANSWERS, hold, refusal, rest } from '@tests/support/faults';
import { renderRoute } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { watchToasts } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';
import { cardOf } from '@tests/support/cards';
import { networkIdle } from '@tests/support/server';

const CARTS = rest('carts');
const countOf = (method: string) => backend.requests.filter((line) => line === `${method} ${CARTS}`).length;
const cartOf = () => storedIds(backend.carts, 'user-1');
const logged = (text: string) =>
  vi.mocked(console.error).mock.calls.filter(([first]) => first === text).length;
const hen = buildCartItem({ id: 'hen', title: 'Red Hen' });

type View = ReturnType<typeof renderRoute>;

/** The products page, where two products can be added. */
async function openShop(): Promise<View> {
  stock(['fox', 'owl'].map((id) => buildProductRow({ id, title: id, price: 2 })));
  const view = renderRoute('/products', {
    as: 'user',
    userEvent: { advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) },
  });
  await within(view.container).findByRole('link', { name: 'owl' });
  return view;
}

const add = ({ user, container }: View, id: string) =>
  user.click(cardOf(id, container).getByRole('button', { name: 'Add to Cart' }));
const badge = ({ container }: View, count: number) =>
  within(container).findByRole('link', { name: badgeName('Cart', count) });

/** The tab is left and looked at again, long enough after the last time. */
function refocus() {
  vi.advanceTimersByTime(1500);
  fireEvent.focus(window);
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the calls', () => {
  it('read the items of the user, as a single row', async () => {
    const sent = watchRequests();
    renderRoute('/cart', { as: 'user' });
    await screen.findByText('Your cart is empty');
    const [call] = sent.filter(({ address }) => address.startsWith(CARTS));
    expect(`${call?.method} ${call?.address}`).toBe('GET /rest/v1/carts?select=items&user_id=eq.user-1');
    expect(call?.headers.get('accept')).toContain('application/vnd.pgrst.object+json');
    expect(call?.headers.get('authorization')).toMatch(/^Bearer .+\./);
  });

  it('save user_id and items, in place of the row of that user', async () => {
    const sent = watchRequests();
    const view = await openShop();
    await add(view, 'fox');
    await expect.poll(cartOf).toEqual(['fox']);
    const [call, ...more] = sent.filter(
      ({ address, method }) => address.startsWith(CARTS) && method !== 'GET',
    );
    expect(more).toEqual([]);
    expect(call?.method).toBe('POST');
    expect(new URLSearchParams(call?.address.split('?')[1]).get('on_conflict')).toBe('user_id');
    expect(call?.headers.get('prefer')).toContain('resolution=merge-duplicates');
    await expect.poll(() => Object.keys(call?.body ?? {}).sort()).toEqual(['items', 'user_id']);
    expect(call?.body).toMatchObject({ user_id: 'user-1', items: [{ id: 'fox', price: 2, quantity: 1 }] });
  });

  it('of a user without a row (PGRST116) find an empty cart, and log nothing', async () => {
    renderRoute('/cart', { as: 'user' });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('are not made for a visitor', async () => {
    renderRoute('/cart');
    await screen.findByText('Please Log In');
    await networkIdle();
    expect(countOf('GET')).toBe(0);
  });
});

describe('a cart that is slow to come', () => {
  it('is waited for, and gets what was added meanwhile on top', async () => {
    backend.carts.set('user-1', [hen]);
    const release = hold('get', CARTS);
    const view = await openShop();
    await add(view, 'fox');
    await badge(view, 1);
    await vi.advanceTimersByTimeAsync(10_000);
    await add(view, 'owl');
    await badge(view, 2);
    expect(countOf('POST')).toBe(0);
    release();
    await badge(view, 3);
    await expect.poll(cartOf).toEqual(['hen', 'fox', 'owl']);
  });

  it('shows a spinner on its page, and not that it is empty', async () => {
    backend.carts.set('user-1', [hen]);
    const release = hold('get', CARTS);
    renderRoute('/cart', { as: 'user' });
    await waitFor(() => expect(screen.getByText('Loading your cart…')).toBeVisible());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    release();
    expect(await screen.findByRole('link', { name: 'Red Hen' })).toBeVisible();
  });
});

describe('a cart that can not be read', () => {
  it.each(BROKEN_ANSWERS)(
    'for %s is logged and not written over; a retry brings it',
    async (_what, respond) => {
      expectedConsole.push('Error fetching cart:');
      backend.carts.set('user-1', [hen]);
      answer('get', CARTS, respond, 1);
      const toasts = watchToasts();
      const { user } = renderRoute('/cart', { as: 'user' });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /could not be loaded\. Nothing in it is lost/,
      );
      expect(logged('Error fetching cart:')).toBe(1);
      expect(toasts).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('link', { name: 'Red Hen' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(countOf('POST')).toBe(0);
    },
  );

  it('for want of a network is tried some more, then logged', async () => {
    expectedConsole.push('Error fetching cart:');
    answer('get', CARTS, () => HttpResponse.error());
    renderRoute('/cart', { as: 'user' });
    await screen.findByText('Loading your cart…');
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1000);
        return screen.queryByRole('alert');
      })
      .toBeVisible();
    expect(logged('Error fetching cart:')).toBe(1);
  });

  it.each([
    ['an object', { fox: 1 }],
    ['a text', 'fox'],
    ['a number', 7],
  ])('because it is %s and no list is never written over', async (_what, items) => {
    expectedConsole.push('Error fetching cart:');
    backend.carts.set('user-1', items);
    const view = await openShop();
    await add(view, 'fox');
    await expect.poll(() => logged('Error fetching cart:')).toBeGreaterThan(0);
    await add(view, 'owl');
    await badge(view, 2);
    await expect.poll(() => logged('Error fetching cart:')).toBeGreaterThan(1);
    expect(countOf('POST')).toBe(0);
    expect(backend.carts.get('user-1')).toEqual(items);
  });

  it('once: the next change reads it and goes on top', async () => {
    expectedConsole.push('Error fetching cart:');
    backend.carts.set('user-1', [hen]);
    answer('get', CARTS, () => refusal(500), 1);
    const view = await openShop();
    await expect.poll(() => logged('Error fetching cart:')).toBe(1);
    await add(view, 'fox');
    await badge(view, 2);
    await expect.poll(cartOf).toEqual(['hen', 'fox']);
  });

  it('for good: nothing is ever saved, and the additions stay in sight', async () => {
    expectedConsole.push('Error fetching cart:');
    backend.carts.set('user-1', [hen]);
    answer('get', CARTS, () => refusal(500));
    const view = await openShop();
    for (const id of ['fox', 'owl', 'fox']) await add(view, id);
    refocus();
    fireEvent(window, new Event('online'));
    await badge(view, 3);
    await expect.poll(() => logged('Error fetching cart:')).toBeGreaterThan(2);
    expect(countOf('POST')).toBe(0);
    expect(cartOf()).toEqual(['hen']);
  });
});

describe('saves', () => {
  it('go out one at a time, and the latest state wins', async () => {
    const view = await openShop();
    await expect.poll(() => countOf('GET')).toBe(1);
    let underWay = 0;
    let most = 0;
    const release = hold('post', CARTS);
    answer('post', CARTS, () => {
      underWay += 1;
      most = Math.max(most, underWay);
      return undefined;
    });
    for (const id of ['fox', 'owl', 'fox', 'fox']) await add(view, id);
    await expect.poll(() => underWay).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(underWay).toBe(1);
    underWay = 0;
    release();
    await expect
      .poll(() => backend.carts.get('user-1'))
      .toMatchObject([
        { id: 'fox', quantity: 3 },
        { id: 'owl', quantity: 1 },
      ]);
    expect(most).toBe(1);
    expect(countOf('POST')).toBe(2);
  });

  /** One addition whose save fails. */
  async function failToSave() {
    expectedConsole.push('Error saving cart:');
    const toasts = watchToasts();
    const view = await openShop();
    await expect.poll(() => countOf('GET')).toBe(1);
    answer('post', CARTS, () => refusal(500), 1);
    await add(view, 'fox');
    await expect.poll(() => logged('Error saving cart:')).toBe(1);
    expect(cartOf()).toEqual([]);
    await badge(view, 1);
    expect(toasts.map(({ title }) => title)).toEqual(['Added to cart!']);
    return view;
  }

  it('that fail are only logged, and go out with the next change', async () => {
    const view = await failToSave();
    await add(view, 'owl');
    await expect.poll(cartOf).toEqual(['fox', 'owl']);
  });

  it('that fail go out when the tab is looked at again', async () => {
    await failToSave();
    refocus();
    await expect.poll(cartOf).toEqual(['fox']);
  });

  it('that fail go out when the network is back', async () => {
    await failToSave();
    fireEvent(window, new Event('online'));
    await expect.poll(cartOf).toEqual(['fox']);
  });

  it('that arrived without an answer are not applied twice', async () => {
    expectedConsole.push('Error saving cart:');
    const view = await openShop();
    await expect.poll(() => countOf('GET')).toBe(1);
    answer(
      'post',
      CARTS,
      () => {
        backend.carts.set('user-1', [buildCartItem({ id: 'fox', price: 2 })]);
        return HttpResponse.error();
      },
      1,
    );
    await add(view, 'fox');
    await expect.poll(() => logged('Error saving cart:')).toBe(1);
    await add(view, 'owl');
    await expect
      .poll(() => backend.carts.get('user-1'))
      .toMatchObject([
        { id: 'fox', quantity: 1 },
        { id: 'owl', quantity: 1 },
      ]);
    await badge(view, 2);
  });
});

describe('another place', () => {
  it('is heard of when the tab is looked at again: by focus or by coming into view', async () => {
    backend.carts.set('user-1', [hen]);
    const view = await openShop();
    await badge(view, 1);
    backend.carts.set('user-1', [hen, buildCartItem({ id: 'cat' })]);
    refocus();
    await badge(view, 2);
    backend.carts.set('user-1', [buildCartItem({ id: 'cat' })]);
    vi.advanceTimersByTime(1500);
    fireEvent(document, new Event('visibilitychange'));
    await badge(view, 1);
  });

  it('is asked once for the two events of one look', async () => {
    backend.carts.set('user-1', [hen]);
    const view = await openShop();
    await badge(view, 1);
    expect(countOf('GET')).toBe(1);
    refocus();
    fireEvent(document, new Event('visibilitychange'));
    fireEvent.focus(window);
    await expect.poll(() => countOf('GET')).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    await networkIdle();
    expect(countOf('GET')).toBe(2);
  });

  it('another tab: what is added in either is in both, and in the store', async () => {
    const one = await openShop();
    const two = await openShop();
    await add(one, 'fox');
    await badge(two, 1);
    await add(two, 'owl');
    await badge(one, 2);
    await add(one, 'fox');
    await badge(two, 3);
    await expect
      .poll(() => backend.carts.get('user-1'))
      .toMatchObject([
        { id: 'fox', quantity: 2 },
        { id: 'owl', quantity: 1 },
      ]);
  });
});
