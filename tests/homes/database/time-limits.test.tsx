import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openAdmin, shownNames } from '@tests/support/admin-screen';
import { buildOrder, buildUserRecord } from '@tests/support/builders';
import { entryWith } from '@tests/support/cards';
import { hold, rest } from '@tests/support/faults';
import { giveRecords, recordsOf } from '@tests/support/home';
import { watchRequests } from '@tests/support/requests';
import { networkIdle } from '@tests/support/server';
import { findNotice } from '@tests/support/toasts';
import { expectedConsole } from '../../setup/browser';

/** What ends the requests that have 15 seconds. */
let readLimits: AbortController[];

beforeEach(() => {
  readLimits = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    if (milliseconds === 15_000) readLimits.push(limit);
    return limit.signal;
  });
});

const letFifteenSecondsPass = () =>
  readLimits.forEach((limit) => limit.abort(new DOMException('signal timed out', 'TimeoutError')));

/** Keeps the answer of a function back, and tells when it was asked for. */
function holdAnswer(name: string) {
  const requests = watchRequests();
  const release = hold('post', rest(`rpc/${name}`));
  const isAsked = () =>
    waitFor(() => expect(requests.map(({ address }) => address)).toContain(rest(`rpc/${name}`)));
  return { release, isAsked };
}

it('a search that is not answered within 15 seconds ends, and the screen offers to try again', async () => {
  giveRecords({ orders: [buildOrder({ id: '11111111' }), buildOrder({ id: '22222222' })] });
  const { user } = await openAdmin('/admin/orders', 'Manage Orders');
  await waitFor(() => expect(shownNames('All Orders')).toHaveLength(2));
  await networkIdle(); // what else was read is here

  expectedConsole.push('Error loading orders:');
  const { release, isAsked } = holdAnswer('list_orders');
  await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), '2222');
  await isAsked();
  expect(screen.queryByRole('alert')).toBeNull();
  letFifteenSecondsPass();
  const alert = await screen.findByText('The list could not be loaded.');
  release();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shownNames('All Orders')).toEqual(['Order #22222222']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a change that takes longer than 15 seconds is waited for', async () => {
  giveRecords({ users: [buildUserRecord({ id: 'rita', email: 'rita@example.com', role: 'user' })] });
  const { user } = await openAdmin('/admin/users', 'Manage Users');
  const row = within(await entryWith('rita@example.com'));
  await networkIdle();

  const { release, isAsked } = holdAnswer('set_user_role');
  await user.click(row.getByRole('button', { name: 'Make Admin' }));
  await isAsked();
  letFifteenSecondsPass();
  release();
  expect(await findNotice('User role updated')).toBeVisible();
  expect(recordsOf('users')).toMatchObject([{ id: 'rita', role: 'admin' }]);
});
