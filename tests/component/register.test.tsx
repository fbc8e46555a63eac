import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend } from '@tests/support/backend';
import { answer, auth, hold, refusal } from '@tests/support/faults';
import { register, renderRoute } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { fillStorage, stored } from '@tests/support/storage';
import { expectToast, watchToasts } from '@tests/support/toasts';
import { expectedConsole } from '../setup/browser';
import { networkIdle } from '@tests/support/server';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Create Account' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name = 'Create Account') => screen.getByRole('button', { name });

type User = ReturnType<typeof renderRoute>['user'];
const GOOD = {
  'Full Name': 'Nora New',
  Email: 'nora@example.com',
  Password: 'secret',
  'Confirm Password': 'secret',
};

async function open() {
  const view = renderRoute('/register');
  await heading();
  return view;
}

async function fillIn(user: User, values: Partial<typeof GOOD> = {}) {
  for (const [label, value] of Object.entries({ ...GOOD, ...values }))
    if (value) await user.type(field(label), value);
}

const signUps = () => backend.requests.filter((line) => line.endsWith('/signup')).length;

describe('the form', () => {
  it('has four fields, with what a password manager needs', async () => {
    await open();
    expect(Object.keys(GOOD).map((label) => [field(label).type, field(label).autocomplete])).toEqual([
      ['text', 'name'],
      ['email', 'username'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ]);
  });

  it('leads to the login, the terms and the privacy policy', async () => {
    await open();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/login');
    expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms-of-service');
    expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  it('shows and hides each password by itself', async () => {
    const { user } = await open();
    await user.click(button('Show password'));
    expect([field('Password').type, field('Confirm Password').type]).toEqual(['text', 'password']);
    await user.click(button('Hide password'));
    await user.click(button('Show confirmed password'));
    expect([field('Password').type, field('Confirm Password').type]).toEqual(['password', 'text']);
  });
});

describe('the checks', () => {
  it.each(Object.keys(GOOD))('ask for %s', async (label) => {
    const toasts = watchToasts();
    const { user } = await open();
    await fillIn(user, { [label]: '' });
    await user.click(button());
    expect(field(label)).toHaveAccessibleDescription(/This field is required\./);
    expect(toasts).toEqual([]);
    await networkIdle();
    expect(signUps()).toBe(0);
  });

  it('come in order: required fields before all else', async () => {
    const toasts = watchToasts();
    const { user } = await open();
    await fillIn(user, { 'Full Name': '   ', Password: 'abc', 'Confirm Password': 'abd' });
    await user.click(button());
    expect(field('Full Name')).toHaveAccessibleDescription('This field is required.');
    expect(toasts).toEqual([]);
  });

  it('then the passwords must match', async () => {
    const { user } = await open();
    await fillIn(user, { Password: 'abc', 'Confirm Password': 'abd' });
    await user.click(button());
    await expectToast('Password mismatch', 'Passwords do not match');
    expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    expect(field('Confirm Password')).toHaveFocus();
    expect(signUps()).toBe(0);
  });

  it('then the password must have 6 characters', async () => {
    const { user } = await open();
    await fillIn(user, { Password: '12345', 'Confirm Password': '12345' });
    await user.click(button());
    await expectToast('Password too short', 'Password must be at least 6 characters long');
    expect(field('Password')).toHaveFocus();
    expect(signUps()).toBe(0);
  });

  it('ask for an address that is one', async () => {
    const { user } = await open();
    await fillIn(user, { Email: 'nora' });
    await user.click(button());
    expect(field('Email')).toHaveAccessibleDescription(/Enter an e-mail address/);
    expect(signUps()).toBe(0);
  });
});

describe('registering', () => {
  it("sends name and role 'user', says so and goes to the login", async () => {
    const sent = watchRequests();
    const { user, address } = await open();
    await fillIn(user);
    await user.click(button());
    await expectToast('Account created!', 'Please check your email to verify your account.');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    expect(address()).toBe('/login');
    const call = sent.find(({ address: path }) => path.startsWith('/auth'));
    expect(`${call?.method} ${call?.address}`).toBe('POST /auth/v1/signup');
    await expect
      .poll(() => call?.body)
      .toMatchObject({
        email: 'nora@example.com',
        password: 'secret',
        data: { name: 'Nora New', role: 'user' },
      });
  });

  it("says 'Creating account...' meanwhile and asks once", async () => {
    const release = hold('post', auth('signup'));
    const { user, address } = await open();
    await fillIn(user);
    await user.dblClick(button());
    expect(button('Creating account...')).toBeDisabled();
    await user.type(field('Password'), '{Enter}');
    release();
    await expect.poll(address).toBe('/login');
    expect(signUps()).toBe(1);
  });

  it('puts the account among the users of this browser', async () => {
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    await expect.poll(() => stored('users')).toMatchObject([{ email: 'nora@example.com', role: 'user' }]);
  });

  it('of a taken address that the backend hides puts nobody there', async () => {
    const nobody = { id: 'made-up', email: 'nora@example.com', identities: [], user_metadata: {} };
    answer('post', auth('signup'), () => HttpResponse.json(nobody));
    const { user, address } = await open();
    await fillIn(user);
    await user.click(button());
    await expectToast('Account created!', 'Please check your email to verify your account.');
    await expect.poll(address).toBe('/login');
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
    expect(stored('users')).toBeNull();
  });
});

describe('a registration that fails', () => {
  async function failed(description: string, values: Partial<typeof GOOD> = {}) {
    const toasts = watchToasts();
    const { user, address } = await open();
    await fillIn(user, values);
    await user.click(button());
    await expectToast('Registration failed', description);
    expect(toasts).toEqual([
      { title: 'Sign up Failed', description, isDestructive: true },
      { title: 'Registration failed', description, isDestructive: true },
    ]);
    expect(address()).toBe('/register');
    expect(field('Full Name')).toHaveValue('Nora New');
    await waitFor(() => expect(button()).toBeEnabled());
    expect(stored('users')).toBeNull();
  }

  it('shows both notices in order with the message: the form’s stays', async () => {
    register('user');
    await failed('User already registered', { Email: 'shopper@example.com' });
  });

  it('says something where there is no message', async () => {
    answer('post', auth('signup'), () => refusal(503, {}));
    await failed('Something went wrong');
  });

  it('that nobody foresaw says so', async () => {
    expectedConsole.push('Error signing up:');
    const { user, address } = await open();
    await fillIn(user);
    const makeRoom = fillStorage();
    await user.click(button());
    await expectToast('Error', 'Something went wrong. Please try again.');
    expect(address()).toBe('/register');
    await waitFor(() => expect(button()).toBeEnabled());
    makeRoom();
  });
});
