import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend, stock, storedIds } from '@tests/support/backend';
import { buildCartItem, buildProduct, buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';
import { expectToast } from '@tests/support/toasts';

const [fox, owl, hen] = ['Fox', 'Owl', 'Hen'].map((title) =>
  buildCartItem({ id: title.toLowerCase(), title, price: 2, quantity: 2 }),
) as [ReturnType<typeof buildCartItem>, ReturnType<typeof buildCartItem>, ReturnType<typeof buildCartItem>];

const button = (name: string) => screen.getByRole('button', { name });
const ids = () => storedIds(backend.carts, 'user-1');

async function open(...items: unknown[]) {
  stock([fox, owl, hen].map(({ id, title, price }) => buildProductRow({ id, title, price })));
  backend.carts.set('user-1', items);
  const view = renderRoute('/cart', { as: 'user' });
  await screen.findByRole('link', { name: 'Fox' });
  return view;
}

/** Clicks one after another at one place of the screen: the line that slides there gets the later ones. */
async function clickFast(
  user: Awaited<ReturnType<typeof open>>['user'],
  times: number,
  target: () => HTMLElement | null,
) {
  for (let count = 1; count <= times; count += 1) {
    const element = target();
    if (!element) return;
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }));
    await user.pointer([]); // lets the page draw
  }
}
const first = (name: RegExp) => () => screen.queryAllByRole('button', { name })[0] ?? null;

describe('clicks that follow each other at once', () => {
  it('on minus take one line, never the next', async () => {
    const { user } = await open(fox, owl);
    await clickFast(user, 5, first(/^Decrease quantity/));
    expect(screen.queryByRole('link', { name: 'Fox' })).toBeNull();
    expect(
      within(screen.getByRole('group', { name: 'Quantity of Owl' })).getByRole('status'),
    ).toHaveTextContent('2');
  });

  it('on Remove take one line, never the next', async () => {
    const { user } = await open(fox, owl, hen);
    await clickFast(user, 2, first(/^Remove /));
    expect(screen.getByRole('link', { name: 'Owl' })).toBeVisible();
    await expect.poll(ids).toEqual(['owl', 'hen']);
  });

  it('on plus all count', async () => {
    const { user } = await open(fox);
    await clickFast(user, 4, first(/^Increase quantity/));
    expect(screen.getByRole('group', { name: 'Quantity of Fox' })).toHaveTextContent('6');
  });

  it('take one product off the wishlist', async () => {
    backend.wishlists.set(
      'user-1',
      ['A', 'B'].map((title) => buildProduct({ id: title, title })),
    );
    const { user } = renderRoute('/wishlist', { as: 'user' });
    await screen.findByText('2 item(s) saved');
    await clickFast(user, 2, first(/^Remove . from wishlist/));
    expect(await screen.findByText('1 item(s) saved')).toBeVisible();
    expect(button('Remove B from wishlist')).toBeVisible();
  });
});

describe('Undo', () => {
  it('puts a removed line back where it stood, with its quantity', async () => {
    const { user } = await open(fox, owl, hen);
    await user.click(button('Remove Owl'));
    const notice = await expectToast('Item removed', 'The item has been removed from your cart.');
    await expect.poll(ids).toEqual(['fox', 'hen']);
    await user.click(within(notice).getByRole('button', { name: 'Undo' }));
    await expect.poll(() => backend.carts.get('user-1')).toMatchObject([fox, owl, hen]);
  });

  it('brings a cleared cart back', async () => {
    const { user } = await open(fox, owl);
    await user.click(button('Clear Cart'));
    const notice = await expectToast('Cart cleared', 'All items have been removed from your cart');
    await expect.poll(ids).toEqual([]);
    await user.click(within(notice).getByRole('button', { name: 'Undo' }));
    await expect.poll(ids).toEqual(['fox', 'owl']);
    expect(await screen.findByRole('heading', { level: 2, name: '4 Items' })).toBeVisible();
  });
});

describe('the focus', () => {
  let view: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    view = await open({ ...fox, quantity: 1 }, owl);
  });

  it('goes on to the next line when its own is removed, then to the heading', async () => {
    await view.user.click(button('Remove Fox'));
    expect(screen.getByRole('link', { name: 'Owl' })).toHaveFocus();
    await view.user.click(button('Remove Owl'));
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toHaveFocus();
  });

  it('goes on when a line is counted down to nothing', async () => {
    await view.user.click(button('Decrease quantity of Fox'));
    expect(screen.getByRole('link', { name: 'Owl' })).toHaveFocus();
  });

  it('goes to the heading when the cart is cleared', async () => {
    await view.user.click(button('Clear Cart'));
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toHaveFocus();
  });
});
