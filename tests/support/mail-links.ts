import { onTestFinished } from 'vitest';
import { forgetLink, takeLink } from '@/backend/mail-link';
import { buildSession } from './auth-handlers';
import type { StoredUser } from './backend';

/** Opens the page by the link of a mail, as the auth service leads back: `/faq#error_code=…`. */
export function arriveBy(address: string): void {
  window.history.pushState(null, '', address);
  takeLink();
  onTestFinished(() => {
    forgetLink();
    window.history.replaceState(null, '', '/');
  });
}

/** What a good link brings. */
export function linkFor(account: StoredUser, type: 'signup' | 'recovery'): string {
  const { access_token, refresh_token, expires_at } = buildSession(account);
  const fields = { access_token, refresh_token, expires_at: String(expires_at), token_type: 'bearer', type };
  return new URLSearchParams({ ...fields, expires_in: '3600' }).toString();
}
