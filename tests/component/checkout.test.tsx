import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKey } from '@/backend/client';
import type { CartItem } from '@/domain/cart';
import { backend, stock, storedIds } from '@tests/support/backend';
import { buildCartItem, buildOrder, buildProductRow } from '@tests/support/builders';
import { findCard } from '@tests/support/cards';
import { answer, hold, refusal, rest } from '@tests/support/faults';
import { renderRoute } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { networkIdle } from '@tests/support/server';
import { registerOther, signInElsewhere } from '@tests/support/sessions';
import { blockStorage, fillStorage, store, stored } from '@tests/support/storage';
import { expectToast, findNotice, watchToasts } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';

const fox = buildCartItem({ id: 'fox', title: 'Sleepy Fox', image: '/fox.svg', price: 4.35, quantity: 2 });
const owl = buildCartItem({ id: 'owl', title: 'Wide Owl', image: '/owl.svg', price: 0.1, quantity: 3 });
const hen = buildCartItem({ id: 'hen', title: 'Red Hen', price: 3, quantity: 1 });

const FIELDS: Record<string, [value: string, autocomplete: string]> = {
  Email: ['ada@example.com', 'email'],
  'First Name': ['Ada', 'given-name'],
  'Last Name': ['Lovelace', 'family-name'],
  Address: ['1 Ink Lane', 'street-address'],
  City: ['London', 'address-level2'],
  'ZIP Code': ['N1 9GU', 'postal-code'],
  Country: ['Freedonia', 'country-name'],
  'Name on Card': ['Countess Ada', 'cc-name'],
  'Card Number': ['no number', 'cc-number'],
  'Expiry Date': ['never', 'cc-exp'],
  CVV: ['x9y', 'cc-csc'],
};
/** What must never be kept, logged or sent. */
const SECRETS = ['Country', 'Name on Card', 'Card Number', 'Expiry Date', 'CVV'].map(
  (label) => FIELDS[label]?.[0] ?? '',
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (name = 'Complete Order - $9.00') => screen.getByRole('button', { name });
const main = () => within(screen.getByRole('main'));
const cartIds = () => storedIds(backend.carts, 'user-1');
const storedOrders = () => (stored('orders') ?? []) as { id: string; items: { id: string }[] }[];

/** The catalogue sells them at the price of the cart. */
const sell = (...items: CartItem[]) =>
  stock(items.map(({ id, title, price }) => buildProductRow({ id, title, price })));

async function open(items: unknown[] = [fox, owl]) {
  if (backend.products.length === 0) sell(fox, owl, hen);
  backend.carts.set('user-1', items);
  const view = renderRoute('/checkout', {
    as: 'user',
    userEvent: { advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) },
  });
  await screen.findByRole('heading', { level: 1, name: /^(Checkout|Your cart is empty)$/ });
  return view;
}

function fillIn(values: Record<string, string> = {}) {
  for (const [label, [usual]] of Object.entries(FIELDS))
    fireEvent.input(field(label), { target: { value: values[label] ?? usual } });
}

/** The payment takes its time, after the catalogue was asked whether all is still sold. */
async function pay(milliseconds = 2000) {
  await networkIdle();
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the page', () => {
  it('has three forms, with what a browser needs to fill them in', async () => {
    await open();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Contact Information',
        'Billing Information',
        'Payment Information',
        'Order Summary',
      ]),
    );
    for (const [label, [, autocomplete]] of Object.entries(FIELDS))
      expect([label, field(label).getAttribute('autocomplete')]).toEqual([label, autocomplete]);
    expect(field('Expiry Date').placeholder).toBe('MM/YY');
    expect(field('Email')).toHaveValue('shopper@example.com');
  });

  it('sums up: each line, totals, notes', async () => {
    await open();
    const lines = within(main().getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['Sleepy FoxQty: 2$8.70', 'Wide OwlQty: 3$0.30']);
    expect(
      main()
        .getAllByRole('definition')
        .map((sum) => sum.textContent),
    ).toEqual(['$9.00', '$0.00', '$9.00']);
    for (const note of [
      'Instant download after payment',
      'Commercial license included',
      'Secure payment processing',
    ])
      expect(main().getByText(note)).toBeVisible();
    expect(main().getByText(/payment is simulated and no card is charged/)).toBeVisible();
    expect(submit()).toBeEnabled();
  });

  it('leads back to the cart', async () => {
    await open();
    expect(main().getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
  });

  it('says so when the cart is empty, and leads to the products', async () => {
    await open([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products');
    expect(screen.queryByLabelText('Card Number')).toBeNull();
  });
});

describe('the fields', () => {
  it.each(Object.keys(FIELDS))('need %s', async (label) => {
    const view = await open();
    fillIn({ [label]: label === 'City' ? '   ' : '' });
    await view.user.click(submit());
    expect(field(label)).toHaveAccessibleDescription('This field is required.');
    expect(field(label)).toHaveFocus();
    await pay(5000);
    expect(stored('orders')).toBeNull();
  });

  it('may hold anything, but for the address of an e-mail', async () => {
    const view = await open();
    fillIn({ Email: 'ada' });
    await view.user.click(submit());
    expect(field('Email')).toHaveAccessibleDescription(/Enter an e-mail address/);
    await view.user.type(field('Email'), '@example.com');
    await view.user.click(submit());
    expect(submit('Processing...')).toBeDisabled();
  });
});

describe('completing the order', () => {
  it('takes two seconds, then stores it, empties the cart, says so and shows the dashboard', async () => {
    const view = await open();
    fillIn();
    const before = Date.now();
    await view.user.click(submit());
    const after = Date.now();
    expect(submit('Processing...')).toBeDisabled();
    expect(stored('orders')).toBeNull();
    expect(cartIds()).toEqual(['fox', 'owl']);
    await pay();
    const time = Number(storedOrders()[0]?.id);
    expect(time).toBeGreaterThanOrEqual(before + 2000);
    expect(time).toBeLessThanOrEqual(after + 2000);
    await expectToast('Order completed!', 'Your files are ready for download!');
    expect(await screen.findByRole('heading', { level: 1, name: /Sam Shopper/ })).toBeVisible();
    expect(view.address()).toBe('/dashboard');
    await expect.poll(cartIds).toEqual([]);
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible();
    expect(await screen.findByText(/^Order #/)).toBeVisible();
  });

  it('stores the order in the shape of the record, and nothing of the card anywhere', async () => {
    const sent = watchRequests();
    const toasts = watchToasts();
    const view = await open();
    fillIn();
    await view.user.click(submit());
    await pay();
    await expect.poll(cartIds).toEqual([]);
    await expect.poll(() => sent.filter(({ method, body }) => method !== 'GET' && body === null)).toEqual([]);
    const [order, ...more] = stored('orders') as Record<string, unknown>[];
    expect(more).toEqual([]);
    expect(order).toEqual({
      id: expect.stringMatching(/^\d{13}$/) as string,
      userId: 'user-1',
      items: [
        { id: 'fox', title: 'Sleepy Fox', image: '/fox.svg', price: 4.35, quantity: 2 },
        { id: 'owl', title: 'Wide Owl', image: '/owl.svg', price: 0.1, quantity: 3 },
      ],
      total: 9,
      status: 'completed',
      createdAt: new Date(Number(order?.id)).toISOString(),
      billingInfo: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        address: '1 Ink Lane',
        city: 'London',
        zipCode: 'N1 9GU',
      },
    });
    const kept = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      sent,
      backend,
      toasts,
      view.address(),
    ]);
    for (const secret of SECRETS) expect(kept).not.toContain(secret);
  });

  it('makes one order, however often the button is pressed', async () => {
    const view = await open();
    fillIn();
    const form = field('City').form;
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit(); // before the button could be disabled
    });
    await view.user.dblClick(submit('Processing...'));
    await view.user.type(field('City'), '{Enter}');
    await pay(500);
    await view.user.type(field('City'), '{Enter}');
    act(() => void vi.advanceTimersByTime(4000)); // at a stroke: whatever is due is due at once
    await expect.poll(view.address).toBe('/dashboard');
    expect(storedOrders()).toHaveLength(1);
  });

  it('leaves earlier orders as they were', async () => {
    const earlier = buildOrder({ userId: 'somebody' });
    store('orders', [earlier]);
    const view = await open();
    fillIn();
    await view.user.click(submit());
    await pay();
    await expect.poll(() => storedOrders().length).toBe(2);
    expect(storedOrders()[0]).toEqual(earlier);
  });

  it('is called off, and says so, when the cart is emptied meanwhile: by the same order in another tab', async () => {
    const view = await open();
    fillIn();
    await view.user.click(submit());
    backend.carts.set('user-1', []);
    act(() => void window.dispatchEvent(new Event('online')));
    await expect.poll(() => main().queryByText('Sleepy Fox')).toBeNull();
    expect(submit('Processing...')).toBeDisabled();
    await pay();
    await expectToast(
      'Order not placed',
      'Your cart was emptied meanwhile, in another tab or on another device.',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(stored('orders')).toBeNull();
    expect(view.address()).toBe('/checkout');
  });

  it('is not placed when the cart has changed meanwhile: the page says what, and the next try orders that', async () => {
    const view = await open();
    fillIn();
    await view.user.click(submit());
    backend.carts.set('user-1', [{ ...fox, quantity: 1 }, owl, hen]);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await main().findByText('Red Hen')).toBeVisible();
    await pay();
    await screen.findByText('Order not placed');
    expect(stored('orders')).toBeNull();
    expect(main().getByText(/Nothing was ordered/)).toBeVisible();
    expect(main().getByText('Red Hen was added.')).toBeVisible();
    expect(main().getByText('The quantity of Sleepy Fox is now 1 instead of 2.')).toBeVisible();
    expect(field('City')).toHaveValue('London');
    await view.user.click(submit('Complete Order - $7.65'));
    expect(main().queryByText(/Nothing was ordered/)).toBeNull();
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(storedOrders()).toMatchObject([{ total: 7.65 }]);
  });

  it('is called off by another person who signs in elsewhere, who finds nothing of it', async () => {
    const view = await open();
    fillIn();
    await view.user.click(submit());
    const other = registerOther();
    backend.carts.set(other.id, [fox, owl]); // what it comes to is the same
    await act(() => signInElsewhere(other));
    await waitFor(() => expect(field('Email')).toHaveValue('other@example.com'));
    for (const label of ['City', 'Card Number', 'CVV']) expect(field(label)).toHaveValue('');
    expect(submit()).toBeEnabled();
    await pay(5000);
    expect(stored('orders')).toBeNull();
    expect(storedIds(backend.carts, other.id)).toEqual(['fox', 'owl']);
  });

  it('is called off by leaving the page', async () => {
    const view = await open();
    fillIn();
    await view.user.click(submit());
    await view.user.click(main().getByRole('link', { name: 'Back to Cart' }));
    await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' });
    await pay(5000);
    expect(stored('orders')).toBeNull();
    expect(cartIds()).toEqual(['fox', 'owl']);
  });
});

describe('an order that can not be stored', () => {
  it.each([
    ['full', () => fillStorage(['orders'])],
    ['blocked', blockStorage],
  ])('because storage is %s says so and leaves the cart; a second try works', async (_what, fill) => {
    const view = await open();
    fillIn();
    const makeRoom = fill();
    const toasts = watchToasts();
    await view.user.click(submit());
    await pay();
    expect(await findNotice('Order could not be saved')).toBeVisible();
    expect(toasts).toMatchObject([{ title: 'Order could not be saved', isDestructive: true }]);
    expect(view.address()).toBe('/checkout');
    expect(cartIds()).toEqual(['fox', 'owl']);
    expect(field('City')).toHaveValue('London');
    makeRoom();
    expect(localStorage.getItem(sessionKey())).not.toBeNull();
    await view.user.click(await screen.findByRole('button', { name: 'Complete Order - $9.00' }));
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(toasts.slice(1)).toMatchObject([{ title: 'Order completed!' }]);
    expect(storedOrders()).toHaveLength(1);
    await expect.poll(cartIds).toEqual([]);
  });
});

describe('a cart that has not been read', () => {
  /** One product is added while the stored cart, which holds another, is not here. */
  async function addAndGo() {
    sell({ ...hen, price: 1 }, fox);
    backend.carts.set('user-1', [fox]);
    const view = renderRoute('/products', {
      as: 'user',
      userEvent: { advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) },
    });
    await view.user.click((await findCard('Red Hen')).getByRole('button', { name: 'Add to Cart' }));
    await screen.findByRole('link', { name: 'Cart, 1 item' });
    await act(() => view.router.navigate('/checkout'));
    return view;
  }

  it('yet is waited for: the order holds all of it', async () => {
    const release = hold('get', rest('carts'));
    await addAndGo();
    expect(await screen.findByText('Loading…', { selector: 'main *' })).toBeVisible();
    expect(screen.queryByLabelText('Card Number')).toBeNull();
    release();
    expect(await screen.findByRole('button', { name: 'Complete Order - $9.70' })).toBeVisible();
  });

  it('because that failed keeps what the order does not hold', async () => {
    expectedConsole.push('Error fetching cart:');
    let isDown = true;
    answer('get', rest('carts'), () => (isDown ? refusal(500) : undefined));
    const view = await addAndGo();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    fillIn();
    await view.user.click(submit('Complete Order - $1.00'));
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(storedOrders()).toMatchObject([{ items: [{ id: 'hen' }], total: 1 }]);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(cartIds()).toEqual(['fox']);
  });
});

describe('what the catalogue has changed since', () => {
  const changes = () => main().getByRole('list', { name: 'Changed since you added it' });

  it('is told beside the total, and can be taken over there', async () => {
    sell({ ...fox, price: 5 });
    const view = await open();
    expect(await main().findByText('The price is now $5.00.')).toBeVisible();
    expect(
      within(changes())
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Sleepy FoxThe price is now $5.00.Update price',
      'Wide OwlThis product is no longer in the collection.Remove it',
    ]);
    await view.user.click(main().getByRole('button', { name: 'Update price: Sleepy Fox' }));
    expect(submit('Complete Order - $10.30')).toBeEnabled();
    expect(main().getByRole('button', { name: 'Remove it: Wide Owl' })).toHaveFocus();
    await view.user.click(main().getByRole('button', { name: 'Remove it: Wide Owl' }));
    expect(submit('Complete Order - $10.00')).toBeEnabled();
    expect(main().queryByRole('list', { name: 'Changed since you added it' })).toBeNull();
    expect(main().getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus();
    await expect.poll(cartIds).toEqual(['fox']);
  });

  it('does not keep the price of the cart from being ordered', async () => {
    sell({ ...fox, price: 5 }, owl);
    const view = await open();
    await main().findByText('The price is now $5.00.');
    fillIn();
    await view.user.click(submit());
    expect(main().getByRole('button', { name: 'Update price: Sleepy Fox' })).toBeDisabled();
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(storedOrders()).toMatchObject([{ total: 9 }]);
  });

  it.each([
    ['one', [fox], 'Wide Owl is no longer in the collection. Remove it to order the rest.'],
    [
      'several',
      [],
      'Sleepy Fox and another product are no longer in the collection. Remove them to order the rest.',
    ],
  ])('is asked for once more when ordering: %s that is gone is not ordered', async (_what, left, reason) => {
    const view = await open();
    await networkIdle();
    sell(...left); // while the checkout is open
    expect(main().queryByText(/no longer in the collection/)).toBeNull();
    fillIn();
    await view.user.click(submit());
    await expectToast('Order not placed', reason);
    expect(submit()).toBeEnabled();
    expect(changes()).toBeVisible();
    await pay(5000);
    expect(stored('orders')).toBeNull();
    expect(cartIds()).toEqual(['fox', 'owl']);
    expect(field('Card Number')).toHaveValue('no number');
    if (left.length === 0) return;
    await view.user.click(main().getByRole('button', { name: 'Remove it: Wide Owl' }));
    await view.user.click(submit('Complete Order - $8.70'));
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(storedOrders()).toMatchObject([{ items: [{ id: 'fox' }], total: 8.7 }]);
  });

  it('is waited for: a slow answer orders nothing that is gone', async () => {
    const view = await open();
    await networkIdle();
    sell(owl);
    const release = hold('get', rest('products'));
    fillIn();
    await view.user.click(submit());
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(submit('Processing...')).toBeDisabled();
    release();
    await expectToast('Order not placed', /^Sleepy Fox is no longer/);
    expect(stored('orders')).toBeNull();
  });

  it('is not known when the catalogue can not be read: the order is placed at the prices of the cart', async () => {
    expectedConsole.push('Error fetching products:');
    const view = await open();
    await networkIdle();
    answer('get', rest('products'), () => refusal(500));
    fillIn();
    await view.user.click(submit());
    await pay();
    await expect.poll(view.address).toBe('/dashboard');
    expect(storedOrders()).toMatchObject([{ total: 9 }]);
  });

  it('counts an id that the backend takes for none as gone, and the others as they are', async () => {
    const asked: string[] = [];
    answer('get', rest('products'), ({ url }) => {
      const ids = new URL(url).searchParams.get('id') ?? '';
      asked.push(ids);
      return ids.includes('owl')
        ? refusal(400, { code: '22P02', message: 'invalid input syntax for type uuid: "owl"' })
        : undefined;
    });
    await open();
    expect(await main().findByText('This product is no longer in the collection.')).toBeVisible();
    expect(within(changes()).getByText('Wide Owl')).toBeVisible();
    expect(within(changes()).queryByText('Sleepy Fox')).toBeNull();
    expect(asked).toEqual(['in.(fox,owl)', 'eq.fox', 'eq.owl']);
  });
});
