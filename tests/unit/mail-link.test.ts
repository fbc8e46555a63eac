import { describe, expect, it, vi } from 'vitest';
import { forgetLink, mailLink, takeLink } from '@/backend/mail-link';
import { reload } from '@/lib/reload';
import { arriveBy } from '../support/mail-links';

const here = () => window.location.pathname + window.location.search + window.location.hash;
const TOKENS = 'access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer';

describe('what the link of a mail brings', () => {
  it.each([
    ['in the hash', `/faq#${TOKENS}&type=signup`, '/faq'],
    ['in the query', `/faq?${TOKENS}&type=signup`, '/faq'],
    ['beside a query of the page', `/products?category=1#${TOKENS}&type=signup`, '/products?category=1'],
    ['mixed with one', `/products?category=1&${TOKENS}&type=signup#main`, '/products?category=1#main'],
  ])('%s is taken out of the address, in the same history entry', (_where, address, left) => {
    const entries = window.history.length;
    arriveBy(address);
    expect(here()).toBe(left);
    expect(window.history.length).toBe(entries + 1); // the one that the test itself has opened
    expect(mailLink.get()).toEqual({
      status: 'brought',
      type: 'signup',
      accessToken: 'a.b.c',
      refreshToken: 'r',
    });
  });

  it.each([
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'otp_expired'],
    ['?error=access_denied&error_code=otp_expired&error_description=x', 'otp_expired'],
    ['?error=server_error&error_description=x', ''],
    ['#access_token=a.b.c', ''],
  ])('%s is a refusal', (part, code) => {
    arriveBy(`/${part}`);
    expect(here()).toBe('/');
    expect(mailLink.get()).toEqual({ status: 'refused', code });
  });

  it.each(['/faq', '/faq#main', '/search?query=error', '/products?type=x&search=access_token#main'])(
    'is nothing in %s, which stays as it is',
    (address) => {
      arriveBy(address);
      expect(here()).toBe(address);
      expect(mailLink.get()).toBeNull();
    },
  );

  it.each([
    ['in the hash', `/faq?page=2#${TOKENS}`],
    ['in the query', `/faq?page=2&${TOKENS}`],
  ])('%s is back in the address when the page is loaded anew before it was followed', (_where, address) => {
    vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    arriveBy(address);
    const link = mailLink.get();
    reload();
    expect(window.location.hash).toContain(TOKENS);
    takeLink();
    expect(mailLink.get()).toEqual(link);
    expect(here()).toBe('/faq?page=2');
  });

  it('is not, once it was dealt with', () => {
    vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    arriveBy(`/faq#${TOKENS}`);
    forgetLink();
    reload();
    expect(here()).toBe('/faq');
  });
});
