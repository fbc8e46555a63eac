import { expect, it, vi } from 'vitest';
import { signOut } from '@/backend/auth';
import { resetClient } from '@/backend/client';

vi.mock('@/backend/client', () => ({
  getClient: () => Promise.resolve({ auth: { signOut: () => new Promise(() => {}) } }),
  resetClient: vi.fn(() => Promise.resolve()),
  sessionKey: () => 'sb-backend-auth-token',
}));

it('waits a second and a half for a server that is silent, and signs out without it', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const farewell = signOut();
  void farewell.then(settled);
  await vi.advanceTimersByTimeAsync(1499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await farewell).toEqual({ fault: null, isWatchOver: true });
  expect(resetClient).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
