import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectedConsole } from '@tests/setup/browser';
import { backend } from '@tests/support/backend';
import { answer, auth, refusal } from '@tests/support/faults';
import { arriveBy, linkFor } from '@tests/support/mail-links';
import { register, renderRoute } from '@tests/support/render-route';
import { watchRequests } from '@tests/support/requests';
import { registerOther, signInElsewhere } from '@tests/support/sessions';
import { expectToast } from '@tests/support/toasts';

type User = ReturnType<typeof renderRoute>['user'];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('asking for a new password', () => {
  let next = 0;
  /** Two mails to one address are a minute apart, whichever test asks for them. */
  const someone = () => `nora-${(next += 1)}@example.com`;

  async function open() {
    const view = renderRoute('/forgot-password');
    await heading('Forgot Your Password?');
    return view;
  }
  async function ask(user: User, email = someone()) {
    await user.type(field('Email'), `${email}{Enter}`);
    return email;
  }

  it('starts under the sign-in form', async () => {
    const { user, address } = renderRoute('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await heading('Forgot Your Password?')).toBeVisible();
    expect(address()).toBe('/forgot-password');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    await expect.poll(robots).toBe('noindex');
  });

  it('sends the address, and where on this store the link shall lead', async () => {
    const sent = watchRequests();
    const { user } = await open();
    const email = await ask(user);
    await screen.findByText(/a mail is on its way/);
    const [call] = sent.filter(({ address }) => address.startsWith('/auth'));
    expect(call?.address).toBe(`/auth/v1/recover?redirect_to=${window.location.origin}/reset-password`);
    expect(call?.body).toMatchObject({ email });
  });

  it('says the same whether or not there is an account, and has the focus', async () => {
    const { user } = await open();
    const email = await ask(user);
    const told = await screen.findByText(/If there is an account for/);
    expect(told).toHaveTextContent(`If there is an account for ${email}, a mail is on its way.`);
    expect(told).toHaveFocus();
  });

  it('offers another one, a minute later at the earliest', async () => {
    const { user } = await open();
    await ask(user);
    const again = await screen.findByRole('button', { name: 'Send again' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveTextContent(/in (60|59) s/);
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another one in a minute.');
    await user.click(again);
    expect(backend.requests.filter((line) => line.endsWith('/recover'))).toHaveLength(1);

    const later = performance.now() + 61_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sent again.'));
    expect(backend.requests.filter((line) => line.endsWith('/recover'))).toHaveLength(2);
  });

  it.each([
    [
      'too many',
      () => refusal(429, { error_code: 'over_email_send_rate_limit', msg: 'request this after 17 seconds.' }),
      'Too many tries. Try again in 17 seconds.',
    ],
    ['no reason', () => refusal(400, { error_code: 'x', msg: '' }), /Something went wrong/],
  ])('keeps what was typed where the answer is %s', async (_what, refuse, text) => {
    expectedConsole.push('Error asking for a mail:');
    answer('post', auth('recover'), refuse);
    const { user } = await open();
    const email = await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Email')).toHaveValue(email);
    expect(button('Send Link')).toBeEnabled();
  });

  it('says so offline, and keeps what was typed', async () => {
    expectedConsole.push('Failed to fetch');
    answer('post', auth('recover'), () => HttpResponse.error());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await open();
    const email = await ask(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline\. Nothing was sent/);
    expect(field('Email')).toHaveValue(email);
  });

  it('does not go out without an address', async () => {
    const { user } = await open();
    await user.click(button('Send Link'));
    expect(field('Email')).toHaveAccessibleDescription('This field is required.');
    expect(backend.requests.filter((line) => line.includes('/auth/'))).toEqual([]);
  });
});

describe('the page for a new password', () => {
  let sent: ReturnType<typeof watchRequests>;
  beforeEach(() => {
    sent = watchRequests();
  });

  async function open(path = '/reset-password') {
    const account = register('user');
    arriveBy(`${path}#${linkFor(account, 'recovery')}`);
    const view = renderRoute(path);
    await screen.findByLabelText('New Password');
    return { ...view, account };
  }
  async function choose(user: User, password: string, confirmed = password) {
    await user.type(field('New Password'), password);
    await user.type(field('Confirm Password'), `${confirmed}{Enter}`);
  }
  const logouts = () => sent.map(({ address }) => address).filter((address) => address.includes('/logout'));

  it('is opened by the link, with what a password manager needs', async () => {
    await open();
    expect(await heading('Choose a New Password')).toBeVisible();
    expect([field('New Password'), field('Confirm Password')].map((input) => input.autocomplete)).toEqual([
      'new-password',
      'new-password',
    ]);
    expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('shopper@example.com');
    await expect.poll(robots).toBe('noindex');
  });

  it('is where a link leads that opened another page', async () => {
    const { address } = await open('/faq');
    expect(address()).toBe('/reset-password');
  });

  it('changes it, signs other devices out, says so and goes to the dashboard', async () => {
    const { user, address, account } = await open();
    await choose(user, 'brand-new');
    await expectToast('Password changed', 'You are signed in with your new password.');
    await expect.poll(address).toBe('/dashboard');
    expect(account.password).toBe('brand-new');
    expect(logouts()).toEqual(['/auth/v1/logout?scope=others']);
    expect(await screen.findByRole('button', { name: 'shopper@example.com' })).toBeVisible();
  });

  it('leaves other devices alone where that is wanted', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Sign out all my other devices' }));
    await choose(user, 'brand-new');
    await expectToast('Password changed', 'You are signed in with your new password.');
    expect(logouts()).toEqual([]);
  });

  it('says it where they could not be signed out', async () => {
    expectedConsole.push('Error signing out other devices:');
    answer('post', auth('logout'), () => refusal(500, {}));
    const { user } = await open();
    await choose(user, 'brand-new');
    await expectToast('Password changed', 'You are signed in. Your other devices could not be signed out.');
  });

  it.each([
    ['abcdef', 'abcdeg', 'Confirm Password', 'Password mismatch', 'Passwords do not match'],
    ['abc', 'abc', 'New Password', 'Password too short', 'Password must be at least 6 characters long'],
  ])('checks like the registration (%s, %s)', async (password, confirmed, label, title, text) => {
    const { user } = await open();
    await choose(user, password, confirmed);
    await expectToast(title, text);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(new RegExp(text));
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('keeps what was typed where the backend refuses it', async () => {
    const { user, address } = await open();
    await choose(user, 'secret-1');
    await expectToast('Password not changed', 'New password should be different from the old password.');
    expect(field('New Password')).toHaveValue('secret-1');
    expect(address()).toBe('/reset-password');
    expect(button('Save Password')).toBeEnabled();
  });

  it('says when to try again', async () => {
    answer('put', auth('user'), () => refusal(429, { error_code: 'over_request_rate_limit', msg: 'slow' }));
    const { user } = await open();
    await choose(user, 'brand-new');
    await expectToast('Password not changed', 'Too many tries. Try again in five minutes.');
  });

  it('is closed to another person who signs in elsewhere meanwhile', async () => {
    await open();
    await act(() => signInElsewhere(registerOther()));
    expect(await screen.findByText(/is opened by the link in a mail/)).toBeVisible();
    expect(screen.queryByLabelText('New Password')).toBeNull();
  });

  it('of an expired link says so and offers a new mail', async () => {
    arriveBy('/reset-password#error=access_denied&error_code=otp_expired&error_description=x');
    const { user, address } = renderRoute('/reset-password');
    expect(await screen.findByText('The link in your mail has expired or was used before.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Send Me a New Link' }));
    await expect.poll(address).toBe('/forgot-password');
    await heading('Forgot Your Password?');
    expect(screen.queryByText(/expired/)).toBeNull();
  });

  it.each(['visitor', 'user'] as const)('is not for a %s who comes without a link', async (as) => {
    renderRoute('/reset-password', { as });
    expect(await screen.findByRole('link', { name: 'Send Me a New Link' })).toBeVisible();
    expect(screen.queryByLabelText('New Password')).toBeNull();
  });
});
