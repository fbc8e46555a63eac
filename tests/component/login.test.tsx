import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend } from '@tests/support/backend';
import { answer, auth, hold, refusal } from '@tests/support/faults';
import { register, renderRoute } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { fillStorage, stored } from '@tests/support/storage';
import { expectToast, watchToasts } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name = 'Sign In') => screen.getByRole('button', { name });

async function open() {
  register('user');
  const view = renderRoute('/login');
  await heading();
  return view;
}

async function fillIn(user: Awaited<ReturnType<typeof open>>['user'], secret = 'secret-1') {
  await user.type(email(), 'shopper@example.com');
  await user.type(password(), secret);
}

describe('the form', () => {
  it('asks for email and password, with what a password manager needs', async () => {
    await open();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await expect.poll(() => document.title).toContain('Sign In');
  });

  it('leads to the registration', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Sign up here' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    expect(address()).toBe('/register');
  });

  it('shows and hides the password', async () => {
    const { user } = await open();
    await user.type(password(), 'secret-1');
    await user.click(button('Show password'));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('secret-1');
    await user.click(button('Hide password'));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['email', '', 'secret-1', email, 'This field is required.'],
    ['password', 'shopper@example.com', '', password, 'This field is required.'],
    ['an address', 'shopper', 'secret-1', email, /Enter an e-mail address/],
  ])('does not go out without %s', async (_what, address, secret, field, message) => {
    const sent = watchRequests();
    const view = await open();
    const { user } = view;
    if (address) await user.type(email(), address);
    if (secret) await user.type(password(), secret);
    await user.click(button());
    expect(field()).toHaveAccessibleDescription(message);
    expect(field()).toHaveFocus();
    await user.clear(email());
    await user.clear(password());
    await fillIn(user);
    await user.click(button());
    await expect.poll(view.address).toBe('/dashboard');
    expect(sent.filter(({ address: path }) => path.startsWith('/auth'))).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('asks for a token with the password, welcomes and goes to the dashboard', async () => {
    const sent = watchRequests();
    const { user, address } = await open();
    await fillIn(user);
    await user.click(button());
    await expectToast('Welcome back!', "You've been successfully logged in");
    expect(await screen.findByRole('heading', { level: 1, name: /Sam Shopper/ })).toBeVisible();
    expect(address()).toBe('/dashboard');
    const calls = sent.filter(({ address: path }) => path.startsWith('/auth'));
    expect(calls.map(({ method, address: path }) => `${method} ${path}`)).toEqual([
      'POST /auth/v1/token?grant_type=password',
    ]);
    await expect
      .poll(() => calls[0]?.body)
      .toMatchObject({ email: 'shopper@example.com', password: 'secret-1' });
  });

  it('is done with Enter too, and drops blanks around the address', async () => {
    const { user, address } = await open();
    await user.type(email(), ' shopper@example.com ');
    await user.type(password(), 'secret-1{Enter}');
    await expect.poll(address).toBe('/dashboard');
    expect(backend.bodies[0]?.body).toMatchObject({ email: 'shopper@example.com' });
  });

  it("says 'Signing in...' meanwhile and asks once", async () => {
    const release = hold('post', auth('token'));
    const { user, address } = await open();
    await fillIn(user);
    await user.dblClick(button());
    expect(button('Signing in...')).toBeDisabled();
    await user.type(password(), '{Enter}');
    release();
    await expect.poll(address).toBe('/dashboard');
    expect(backend.requests.filter((line) => line.endsWith('/token'))).toHaveLength(1);
  });

  it('puts the account among the users of this browser', async () => {
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    await expect
      .poll(() => stored('users'))
      .toEqual([
        {
          id: 'user-1',
          email: 'shopper@example.com',
          name: 'Sam Shopper',
          role: 'user',
          createdAt: '2026-01-05T09:00:00Z',
        },
      ]);
  });
});

describe('a sign-in that fails', () => {
  async function failed(message: string | undefined) {
    const toasts = watchToasts();
    const { user, address } = await open();
    await fillIn(user, 'wrong');
    await user.click(button());
    await expectToast('Login failed', message ?? 'Invalid credentials');
    expect(toasts).toEqual([
      { title: 'Sign in Failed', description: message ?? 'Something went wrong', isDestructive: true },
      { title: 'Login failed', description: message ?? 'Invalid credentials', isDestructive: true },
    ]);
    expect(address()).toBe('/login');
    expect(email()).toHaveValue('shopper@example.com');
    await waitFor(() => expect(button()).toBeEnabled());
    expect(localStorage).toHaveLength(0);
    return user;
  }

  it('shows both notices in order with the message: the form’s stays, and a second try works', async () => {
    const user = await failed('Invalid login credentials');
    await user.clear(password());
    await user.type(password(), 'secret-1{Enter}');
    await expectToast('Welcome back!', "You've been successfully logged in");
  });

  it('says something where the backend gave no message', async () => {
    answer('post', auth('token'), () => refusal(400, { error_code: 'x', msg: '' }));
    await failed(undefined);
  });

  it.each([500, 503])('says something where the client library hides the message of a %i', async (status) => {
    answer('post', auth('token'), () => refusal(status, {}));
    await failed(undefined);
  });

  it('names what kept it from the backend', async () => {
    expectedConsole.push('Failed to fetch'); // auth-js says it
    answer('post', auth('token'), () => HttpResponse.error());
    await failed('Failed to fetch');
  });

  it('that nobody foresaw says so', async () => {
    expectedConsole.push('Error signing in:');
    const toasts = watchToasts();
    const { user, address } = await open();
    await fillIn(user);
    const makeRoom = fillStorage();
    await user.click(button());
    await expectToast('Error', 'Something went wrong. Please try again.');
    expect(toasts.map(({ title, isDestructive }) => ({ title, isDestructive }))).toEqual([
      { title: 'Error', isDestructive: true },
    ]);
    expect(address()).toBe('/login');
    await waitFor(() => expect(button()).toBeEnabled());
    makeRoom();
  });
});

it('stays reachable for whoever is signed in', async () => {
  renderRoute('/login', { as: 'user' });
  expect(await heading()).toBeVisible();
  expect(await screen.findByRole('button', { name: 'shopper@example.com' })).toBeVisible();
  expect(await heading()).toBeVisible();
});
