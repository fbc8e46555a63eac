import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { authFaultText } from '@/features/auth/auth-fault-text';

it.each([
  ['For security purposes, you can only request this after 42 seconds.', '', 'in 42 seconds'],
  ['For security purposes, you can only request this after 1 second.', '', 'in 1 second.'],
  ['Email rate limit exceeded', 'over_email_send_rate_limit', 'in an hour'],
  ['Request rate limit reached', 'over_request_rate_limit', 'in five minutes'],
])('"%s" says when to try again', (message, code, text) => {
  expect(authFaultText(new BackendError(message, code, 429))).toContain(`Try again ${text}`);
});

it('says that the network is gone, where it is', () => {
  const fault = new BackendError('Failed to fetch');
  expect(authFaultText(fault)).toBe('Failed to fetch');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(authFaultText(fault)).toMatch(/^You are offline/);
});

it('leaves the words of other refusals to the backend', () => {
  expect(authFaultText(new BackendError('Not today', 'x', 422))).toBe('Not today');
});
