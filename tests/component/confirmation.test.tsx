import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sessionKey } from '@/backend/client';
import { expectedConsole } from '@tests/setup/browser';
import { backend } from '@tests/support/backend';
import { answer, auth, refusal } from '@tests/support/faults';
import { arriveBy, linkFor } from '@tests/support/mail-links';
import { register, renderRoute } from '@tests/support/render-route';
import { expectToast, watchToasts } from '@tests/support/toasts';

const resent = () => backend.bodies.filter(({ request }) => request.endsWith('/resend'));
const EXPIRED = 'error=access_denied&error_code=otp_expired&error_description=Call+this+number';

describe('an address that is to be confirmed', () => {
  it('is named after the registration, with a way to get another mail', async () => {
    const user = { id: 'user-9', email: 'nora@example.com', identities: [{}], user_metadata: {} };
    answer('post', auth('signup'), () => HttpResponse.json(user));
    const view = renderRoute('/register');
    await screen.findByRole('heading', { level: 1, name: 'Create Account' });
    await view.user.type(screen.getByLabelText('Full Name'), 'Nora');
    await view.user.type(screen.getByLabelText('Email'), 'nora@example.com');
    await view.user.type(screen.getByLabelText('Password'), 'secret-1');
    await view.user.type(screen.getByLabelText('Confirm Password'), 'secret-1{Enter}');
    await expectToast('Account created!', 'Please check your email to verify your account.');
    await expect.poll(view.address).toBe('/login');
    expect(await screen.findByRole('alert')).toHaveTextContent('we have sent a mail to nora@example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com');

    const again = screen.getByRole('button', { name: 'Send again' });
    expect(again).toHaveAttribute('aria-disabled', 'true'); // one has just been sent
    const later = performance.now() + 61_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    await view.user.click(again);
    await waitFor(() => expect(resent()).toHaveLength(1));
    expect(resent()[0]?.body).toMatchObject({ type: 'signup', email: 'nora@example.com' });
    expect(again).toHaveAttribute('aria-disabled', 'true');

    // the seconds are seen as they go; what is read out stays the same
    const heard = 'Sent again. You can ask for another one in a minute.';
    expect(screen.getByText(heard)).toHaveAttribute('role', 'status');
    clock.mockReturnValue(later + 10_000);
    const counter = await screen.findByText('in 50 s');
    expect(counter).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(heard)).toHaveAttribute('role', 'status');
    expect(again).toHaveAccessibleName('Send again');
  });

  it('is not spoken of where nothing has to be confirmed', async () => {
    const view = renderRoute('/register');
    await screen.findByRole('heading', { level: 1, name: 'Create Account' });
    await view.user.type(screen.getByLabelText('Full Name'), 'Olga');
    await view.user.type(screen.getByLabelText('Email'), 'olga@example.com');
    await view.user.type(screen.getByLabelText('Password'), 'secret-1');
    await view.user.type(screen.getByLabelText('Confirm Password'), 'secret-1{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('is named when a sign-in is refused for it, beside the notices of every refusal', async () => {
    answer('post', auth('token'), () =>
      refusal(400, { error_code: 'email_not_confirmed', msg: 'Email not confirmed' }),
    );
    const toasts = watchToasts();
    const { user } = renderRoute('/login');
    await user.type(await screen.findByLabelText('Email'), 'otto@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('otto@example.com');
    expect(toasts.map(({ title, description }) => [title, description])).toEqual([
      ['Sign in Failed', 'Email not confirmed'],
      ['Login failed', 'Email not confirmed'],
    ]);
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
    answer('post', auth('resend'), () =>
      refusal(429, { error_code: 'over_email_send_rate_limit', msg: 'only request this after 9 seconds.' }),
    );
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Too many tries. Try again in 9 seconds.')).toBeVisible();
  });
});

describe('a good link', () => {
  it.each(['/', '/products?view=list'])('signs in at %s, and welcomes', async (path) => {
    const account = register('user');
    arriveBy(`${path}#${linkFor(account, 'signup')}`);
    const { address } = renderRoute(path);
    await expectToast('Welcome', 'Your address shopper@example.com is confirmed, and you are signed in.');
    expect(await screen.findByRole('button', { name: 'shopper@example.com' })).toBeVisible();
    expect(address()).toBe(path);
    expect(localStorage.getItem(sessionKey())).not.toBeNull();
  });

  it('shows nobody a page to log in meanwhile', async () => {
    const account = register('user');
    arriveBy(`/cart#${linkFor(account, 'signup')}`);
    renderRoute('/cart');
    expect(screen.queryByText('Please Log In')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('whose server gives no answer is as good as before', async () => {
    expectedConsole.push('Failed to fetch', 'Error loading the session:');
    const account = register('user');
    answer('get', auth('user'), () => HttpResponse.error(), 1);
    arriveBy(`/cart#${linkFor(account, 'signup')}`);
    const { user } = renderRoute('/cart');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await expectToast('Welcome', 'Your address shopper@example.com is confirmed, and you are signed in.');
  });
});

describe('a link that leads nowhere', () => {
  it.each(['/', '/faq', '/products'])(
    'says so in our own words at %s, not in those of the link',
    async (path) => {
      arriveBy(`${path}#${EXPIRED}`);
      renderRoute(path);
      const told = await screen.findByRole('alert');
      expect(told).toHaveTextContent('The link in your mail has expired or was used before.');
      expect(document.body).not.toHaveTextContent('Call this number');
    },
  );

  it.each([
    ['confirm your address', '/confirm-email'],
    ['choose a new password', '/forgot-password'],
    ['sign in', '/login'],
  ])('offers what to do instead: %s', async (name, page) => {
    arriveBy(`/faq?${EXPIRED}`);
    const { user, address } = renderRoute('/faq');
    const told = await screen.findByRole('alert');
    await user.click(within(told).getByRole('link', { name }));
    await expect.poll(address).toBe(page);
    await waitFor(() => expect(screen.queryByText(/has expired/)).toBeNull());
  });

  it('can be put aside', async () => {
    arriveBy(`/faq?${EXPIRED}`);
    const { user } = renderRoute('/faq');
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves who is signed in signed in', async () => {
    arriveBy(`/faq?${EXPIRED}`);
    renderRoute('/faq', { as: 'user' });
    expect(await screen.findByRole('alert')).not.toHaveTextContent('sign in');
    expect(await screen.findByRole('button', { name: 'shopper@example.com' })).toBeVisible();
  });

  it.each([
    ['no token at all', '#access_token=nonsense&refresh_token=r&type=signup'],
    [
      'a token that the server does not know',
      `#access_token=${['{}', '{"exp":9999999999}', 'sig'].map((part) => btoa(part).replace(/=/g, '')).join('.')}&refresh_token=r&type=signup`,
    ],
  ])('because it holds %s says so', async (_what, part) => {
    arriveBy(`/faq${part}`);
    renderRoute('/faq');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be followed');
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });
});

it('a new confirmation is asked for on a page of its own', async () => {
  const { user } = renderRoute('/confirm-email');
  await user.type(await screen.findByLabelText('Email'), 'paul@example.com{Enter}');
  expect(await screen.findByText(/is still to be confirmed, a mail is on its way/)).toHaveFocus();
  expect(resent()).toHaveLength(1);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
