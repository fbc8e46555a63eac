import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('a session that can not be looked up ends the lookup, and stays in the browser', async () => {
  expectedConsole.push('Error loading the session:');
  renderRoute('/cart', { as: 'user' });
  expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
  expect(localStorage.getItem(sessionKey())).not.toBeNull();
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
  expect(screen.getByRole('button', { name: /^(Sign In|Create Account)$/ })).toBeEnabled();
});

it('the catalogue needs none of it', async () => {
  expectedConsole.push('Error loading the session:');
  stock([buildProductRow({ title: 'Sleepy Fox' })]);
  renderRoute('/products');
  expect(await screen.findByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
});
