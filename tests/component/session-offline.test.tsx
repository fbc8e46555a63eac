import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionKey } from '@/backend/client';
import { stock } from '@tests/support/backend';
import { buildProductRow } from '@tests/support/builders';
import { renderRoute } from '@tests/support/render-route';
import { expectToast } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';

/** The auth client's code does not arrive: the network is gone, or a new version was deployed. */
vi.mock('@supabase/supabase-js', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

describe('whoever has a session that can not be looked up', () => {
  it.each(['/cart', '/wishlist', '/checkout', '/dashboard', '/admin'])(
    'is told so on %s, not that they are not signed in, and may try again',
    async (path) => {
      expectedConsole.push('Error loading the session:');
      const { user } = renderRoute(path, { as: 'admin' });
      const title = 'Your account could not be loaded';
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.queryByText(/Please Log In|Access Denied/i)).toBeNull();
      expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
      expect(localStorage.getItem(sessionKey())).not.toBeNull();
    },
  );

  it('is not told to log in for a heart', async () => {
    expectedConsole.push('Error loading the session:');
    stock([buildProductRow({ title: 'Sleepy Fox' })]);
    const { user } = renderRoute('/products', { as: 'user' });
    await screen.findByRole('button', { name: 'Account' });
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    await expectToast('Your account could not be loaded', 'The network may be down.');
  });

  it('gets out all the same', async () => {
    expectedConsole.push('Error loading the session:');
    const { user, address } = renderRoute('/faq', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expectToast('Logged out successfully', 'See you soon! 👋');
    await expect.poll(address).toBe('/');
    expect(localStorage.getItem(sessionKey())).toBeNull();
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

it.each([
  ['/login', { Email: 'a@b.example', Password: 'secret' }, 'Error signing in:'],
  [
    '/register',
    { 'Full Name': 'A', Email: 'a@b.example', Password: 'secret', 'Confirm Password': 'secret' },
    'Error signing up:',
  ],
])('%s says that something unforeseen happened, and may be tried again', async (path, values, log) => {
  expectedConsole.push('Error loading the session:', log);
  const { user, address } = renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
  await user.keyboard('{Enter}');
  await expectToast('Error', 'Something went wrong. Please try again.');
  expect(address()).toBe(path);
  expect(await screen.findByRole('button', { name: /^(Sign In|Create Account)$/ })).toBeEnabled();
});

it('the catalogue needs none of it', async () => {
  expectedConsole.push('Error loading the session:');
  stock([buildProductRow({ title: 'Sleepy Fox' })]);
  renderRoute('/products');
  expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
});
