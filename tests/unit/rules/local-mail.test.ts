import { expect, it } from 'vitest';
import { linkIn } from '../../../supabase/local-mail.mjs';

const TEXT =
  'Reset.\n\nOr follow this link: http://localhost:3000/auth/v1/verify?token=abc&type=recovery&redirect_to=http%3A%2F%2Flocalhost%3A3000';
const origin = 'http://localhost:5199';
const link = (redirectTo: string) =>
  `${origin}/auth/v1/verify?token=abc&type=recovery&redirect_to=${encodeURIComponent(redirectTo)}`;

it('leads to the server that was asked, and from there to the page that the store named', () => {
  expect(linkIn(TEXT, { origin, redirectTo: `${origin}/reset-password` })).toBe(
    link(`${origin}/reset-password`),
  );
});

it.each([null, 'not an address', 'https://elsewhere.example/reset-password'])(
  'leads to the front page where that is %s',
  (redirectTo) => {
    expect(linkIn(TEXT, { origin, redirectTo })).toBe(link(`${origin}/`));
  },
);

it('is left alone where nobody knows who asked, and null where there is none', () => {
  expect(linkIn(TEXT, undefined)).toContain('http://localhost:3000/auth/v1/verify?token=abc');
  expect(linkIn('Your code is 123456', { origin, redirectTo: null })).toBeNull();
});
