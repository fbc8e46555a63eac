import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@tests/support/backend';
import { buildCartItem, buildProduct } from '@tests/support/builders';
import { type Person, renderRoute } from '@tests/support/render-route';

async function open(as: Person = 'visitor') {
  const page = renderRoute('/terms-of-service', { as });
  await page.user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  return { ...page, menu };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const expectUsablePage = () =>
  waitFor(() => {
    expect(document.body.style.pointerEvents).not.toBe('none');
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
  });

describe('the mobile menu', () => {
  it.each([
    ['Search Clipart', '/search'],
    ['Wishlist (0)', '/wishlist'],
    ['Cart (0)', '/cart'],
    ['Products', '/products'],
    ['New Arrivals', '/products/new-arrivals'],
    ['Best Sellers', '/products/best-sellers'],
    ['About Us', '/about'],
    ['FAQ', '/faq'],
    ['License', '/license'],
    ['Contact', '/contact'],
    ['Login', '/login'],
    ['Sign Up', '/register'],
  ])('leads to %s and closes', async (name, address) => {
    const { menu, user, address: now } = await open();
    await user.click(menu.getByRole('link', { name }));
    await closed();
    await expect.poll(now).toBe(address);
    await expectUsablePage();
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('counts the wishlist and the cart of a user', async () => {
    backend.wishlists.set('user-1', [buildProduct(), buildProduct()]);
    backend.carts.set('user-1', [buildCartItem({ quantity: 3 })]);
    const { menu } = await open('user');
    expect(await menu.findByRole('link', { name: 'Wishlist (2)' })).toBeVisible();
    expect(await menu.findByRole('link', { name: 'Cart (3)' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Admin Panel' })).toBeNull();
  });

  it('has the Admin Panel for an admin', async () => {
    const { menu, user, address } = await open('admin');
    await user.click(await menu.findByRole('link', { name: 'Admin Panel' }));
    await expect.poll(address).toBe('/admin');
  });

  it('logs out', async () => {
    const { menu, user, address } = await open('user');
    await user.click(await menu.findByRole('button', { name: 'Logout' }));
    await closed();
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    await expect.poll(address).toBe('/');
  });

  it('keeps the page behind it still, and gives it and the focus back on Escape', async () => {
    const { menu, user } = await open();
    await waitFor(() => expect(document.body).toHaveAttribute('data-scroll-locked'));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await closed();
    await expectUsablePage();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes with its button and opens again', async () => {
    const { menu, user } = await open();
    await user.click(menu.getByRole('button', { name: 'Close menu' }));
    await closed();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it('closes when Back leaves the page', async () => {
    const { router, user } = await open();
    await user.keyboard('{Escape}');
    await closed();
    await act(() => router.navigate('/faq'));
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog');
    await act(() => router.navigate(-1));
    await closed();
    await expectUsablePage();
  });

  it('closes when the window widens past the breakpoint', async () => {
    const listeners = new Set<() => void>();
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: false,
      media,
      addEventListener: (_type: string, listener: () => void) => {
        if (media === '(min-width: 48rem)') listeners.add(listener);
      },
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }));
    await open();
    await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
    act(() => listeners.forEach((listener) => listener()));
    await closed();
    await expectUsablePage();
  });
});
