import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { coupons } from '@/records/coupons';
import { subscribers } from '@/records/subscribers';
import { users } from '@/records/users';
import { buildCoupon, buildReview, buildSubscriber, buildUserRecord } from '@tests/support/builders';
import { openAdmin, shownNames } from '@tests/support/admin-screen';
import { renderRoute } from '@tests/support/render-route';
import { blockStorage, fillStorage, store, stored } from '@tests/support/storage';
import { rowOf } from '@tests/support/cards';
import { findNotice, watchToasts } from '@tests/support/toasts';

/** The screens on the browser's own records, and the keys they read. */
const SCREENS = [
  { path: '/admin/users', heading: 'Manage Users', keys: ['users'] },
  { path: '/admin/orders', heading: 'Manage Orders', keys: ['orders'] },
  { path: '/admin/coupons', heading: 'Manage Coupons', keys: ['coupons'] },
  { path: '/admin/reviews', heading: 'Manage Reviews', keys: ['reviews', 'products', 'users'] },
  { path: '/admin/newsletter', heading: 'Manage Newsletter', keys: ['newsletter_subscribers'] },
  { path: '/admin/pages', heading: 'Manage Pages', keys: ['page_about', 'page_faq', 'page_license'] },
];

describe.each(SCREENS)('$path', ({ path, heading, keys }) => {
  it.each(['{"broken":', '{}', 'null', '[null,7,"x",[],{}]', '[{"id":null}]'])(
    'stands over %s, and reading changes nothing',
    async (text) => {
      for (const key of keys) store(key, text);
      await openAdmin(path, heading);
      for (const key of keys) expect(localStorage.getItem(key)).toBe(text);
    },
  );

  it.each(['visitor', 'user'] as const)('shows a %s nothing of it', async (as) => {
    store('users', [buildUserRecord({ name: 'Secret Name' })]);
    renderRoute(path, { as });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
    expect(screen.queryByText('Secret Name')).toBeNull();
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  });
});

describe('a damaged text', () => {
  it('is recoverable after the sound part was changed', async () => {
    const sam = buildUserRecord({ name: 'Sam' });
    const text = JSON.stringify([sam, { name: 'no id' }]);
    store('users', text);
    const { user } = await openAdmin('/admin/users', 'Manage Users');
    await user.click(within(rowOf('Sam')).getByRole('button', { name: 'Make Admin' }));
    expect(stored('users')).toEqual([{ ...sam, role: 'admin' }]);
    expect(localStorage.getItem('users.damaged')).toBe(text);
  });

  it('is recoverable after a deletion', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const text = JSON.stringify([buildReview(), { id: 'x', rating: 'many', comment: 'Worth keeping' }]);
    store('reviews', text);
    const { user } = await openAdmin('/admin/reviews', 'Manage Reviews');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await findNotice('Review deleted')).toBeVisible();
    expect(stored('reviews')).toEqual([]);
    expect(localStorage.getItem('reviews.damaged')).toBe(text);
  });
});

describe('storage that is full', () => {
  it('changes a role in memory alone', async () => {
    const sam = buildUserRecord({ name: 'Sam' });
    store('users', [sam]);
    const { user } = await openAdmin('/admin/users', 'Manage Users');
    const toasts = watchToasts();
    const release = fillStorage();
    await user.click(screen.getByRole('button', { name: 'Make Admin' }));
    expect(await findNotice('Storage is full or blocked')).toBeVisible();
    expect(toasts.map(({ title }) => title)).toEqual(['Storage is full or blocked']);
    expect(screen.getByRole('button', { name: 'Make User' })).toBeVisible();
    expect(stored('users')).toEqual([sam]);
    release();
    users.update(() => []);
  });

  it('is said instead of a success; the screen goes on in memory', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const list = [
      buildSubscriber({ email: 'ada@example.com' }),
      buildSubscriber({ email: 'grace@example.com' }),
    ];
    store('newsletter_subscribers', list);
    const { user } = await openAdmin('/admin/newsletter', 'Manage Newsletter');
    const toasts = watchToasts();
    const release = fillStorage();
    await user.click(within(rowOf('ada@example.com')).getByRole('button', { name: 'Remove' }));
    expect(await findNotice('Storage is full or blocked')).toBeVisible();
    expect(toasts.map(({ title }) => title)).toEqual(['Storage is full or blocked']);
    expect(shownNames('All Subscribers')).toEqual(['grace@example.com']);
    expect(stored('newsletter_subscribers')).toEqual(list);
    release();
    subscribers.update(() => []);
  });

  it('lets a new coupon last until the page is closed, and an edit of it', async () => {
    store('coupons', [buildCoupon({ code: 'OLD' })]);
    const { user } = await openAdmin('/admin/coupons', 'Manage Coupons');
    const toasts = watchToasts();
    const release = fillStorage();
    await user.click(within(rowOf('OLD')).getByRole('button', { name: 'Edit' }));
    const code = within(screen.getByRole('dialog')).getByLabelText('Code');
    await user.clear(code);
    await user.type(code, 'new');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await findNotice('Storage is full or blocked')).toBeVisible();
    expect(toasts.map(({ title }) => title)).toEqual(['Storage is full or blocked']);
    expect(shownNames('All Coupons')).toEqual(['NEW']);
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(within(rowOf('NEW')).getByText('Inactive')).toBeVisible();
    expect(await findNotice('Storage is full or blocked')).toBeVisible();
    expect(stored('coupons')).toMatchObject([{ code: 'OLD', isActive: true }]);
    release();
    coupons.update(() => []);
  });
});

it('goes on in memory where storage is blocked', async () => {
  const release = blockStorage(['coupons']);
  const { user } = await openAdmin('/admin/coupons', 'Manage Coupons');
  await user.click(screen.getByRole('button', { name: 'Create First Coupon' }));
  const form = within(screen.getByRole('dialog'));
  await user.type(form.getByLabelText('Code'), 'memory');
  await user.type(form.getByLabelText('Discount'), '10');
  await user.type(form.getByLabelText('Expiry Date'), '2099-01-01');
  await user.type(form.getByLabelText('Description'), 'Not for long');
  await user.click(form.getByRole('button', { name: 'Create Coupon' }));
  expect(await findNotice('Storage is full or blocked')).toBeVisible();
  expect(shownNames('All Coupons')).toEqual(['MEMORY']);
  release();
  coupons.update(() => []);
});
