import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { figure, openAdmin, shownNames } from '@tests/support/admin-screen';
import {
  buildCoupon,
  buildOrder,
  buildReview,
  buildSubscriber,
  buildUserRecord,
} from '@tests/support/builders';
import { entryWith, rowOf } from '@tests/support/cards';
import { catchDownloads } from '@tests/support/downloads';
import { giveRecords, recordsOf } from '@tests/support/home';
import { renderRoute } from '@tests/support/render-route';
import { findNotice } from '@tests/support/toasts';

/** What the admin screens do wherever the records are at home: this file runs once with each of the two homes. */

const listed = (list: string, names: string[]) => waitFor(() => expect(shownNames(list)).toEqual(names));

describe('orders', () => {
  const ada = {
    firstName: 'Ada',
    lastName: 'L',
    email: 'ada@example.com',
    address: 'x',
    city: 'y',
    zipCode: 'z',
  };
  const grace = { ...ada, email: 'grace@example.com' };
  const early = buildOrder({
    id: '11111111',
    total: 9.3,
    createdAt: '2026-01-05T12:00:00Z',
    billingInfo: grace,
  });
  const late = buildOrder({ id: '22222222', total: 5, createdAt: '2026-02-05T12:00:00Z', billingInfo: ada });

  it('are listed newest first under their figures, searched, and exported as the list shows them', async () => {
    giveRecords({ orders: [early, late] });
    const { user } = await openAdmin('/admin/orders', 'Manage Orders');
    await listed('All Orders', ['Order #22222222', 'Order #11111111']);
    expect(figure('Total Orders')).toBe('2');
    expect(figure('Total Revenue')).toBe('$14.30');
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'ADA@');
    await listed('All Orders', ['Order #22222222']);
    const saved = catchDownloads();
    await user.click(screen.getByRole('button', { name: 'Export Orders' }));
    expect(await findNotice('Orders exported!')).toBeVisible();
    const { rows } = await saved.table();
    expect(rows.map(([id]) => id)).toEqual(['Order ID', '22222222']);
  });

  it('may be none', async () => {
    giveRecords({ orders: [] });
    await openAdmin('/admin/orders', 'Manage Orders');
    expect(await screen.findByRole('heading', { name: 'No orders found' })).toBeVisible();
  });
});

describe('coupons', () => {
  it('are created once a code, edited, switched and deleted', async () => {
    giveRecords({ coupons: [buildCoupon({ code: 'OLD', createdAt: '2026-01-01T00:00:00Z' })] });
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = await openAdmin('/admin/coupons', 'Manage Coupons');
    await listed('All Coupons', ['OLD']);
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText('Code'), 'old');
    await user.type(form.getByLabelText('Discount'), '10');
    await user.type(form.getByLabelText('Expiry Date'), '2099-01-01');
    await user.type(form.getByLabelText('Description'), 'Twice');
    await user.click(form.getByRole('button', { name: 'Create Coupon' }));
    expect(await findNotice('Error')).toBeVisible();
    await user.type(form.getByLabelText('Code'), 'er');
    await user.click(form.getByRole('button', { name: 'Create Coupon' }));
    expect(await findNotice('Coupon created!')).toBeVisible();
    await listed('All Coupons', ['OLDER', 'OLD']);

    await user.click(within(rowOf('OLD')).getByRole('button', { name: 'Deactivate' }));
    expect(await findNotice('Coupon status updated')).toBeVisible();
    expect(await within(rowOf('OLD')).findByText('Inactive')).toBeVisible();
    await user.click(within(rowOf('OLD')).getByRole('button', { name: 'Edit' }));
    const edit = within(screen.getByRole('dialog'));
    await user.type(edit.getByLabelText('Description'), ' and more');
    await user.click(edit.getByRole('button', { name: 'Save Changes' }));
    expect(await findNotice('Coupon updated!')).toBeVisible();
    await waitFor(() =>
      expect(recordsOf('coupons').find(({ code }) => code === 'OLD')?.description).toMatch(/and more$/),
    );

    await user.click(within(rowOf('OLD')).getByRole('button', { name: 'Delete' }));
    expect(await findNotice('Coupon deleted')).toBeVisible();
    await listed('All Coupons', ['OLDER']);
  });
});

it('users are searched, and roles changed, never the own one', async () => {
  giveRecords({
    users: [
      buildUserRecord({ id: 'admin-1', name: 'Ada Admin', role: 'admin', createdAt: '2026-01-02T00:00:00Z' }),
      buildUserRecord({ id: 'zoe', name: 'Zoë', createdAt: '2026-01-01T00:00:00Z' }),
    ],
  });
  const { user } = await openAdmin('/admin/users', 'Manage Users');
  await listed('All Users', ['Ada Admin', 'Zoë']);
  expect(within(rowOf('Ada Admin')).getByRole('button', { name: 'Make User' })).toBeDisabled();
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'zoe');
  await listed('All Users', ['Zoë']);
  await user.click(within(rowOf('Zoë')).getByRole('button', { name: 'Make Admin' }));
  expect(await findNotice('User role updated')).toBeVisible();
  expect(await within(rowOf('Zoë')).findByRole('button', { name: 'Make User' })).toBeVisible();
  await waitFor(() => expect(figure('Admins')).toBe('2'));
  expect(recordsOf('users').find(({ id }) => id === 'zoe')?.role).toBe('admin');
});

it('subscribers are removed after a confirmation', async () => {
  giveRecords({
    newsletter_subscribers: ['ada@example.com', 'grace@example.com'].map((email) =>
      buildSubscriber({ email }),
    ),
  });
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { user } = await openAdmin('/admin/newsletter', 'Manage Newsletter');
  const remove = within(await entryWith('ada@example.com')).getByRole('button', { name: 'Remove' });
  await user.click(remove);
  expect(recordsOf('newsletter_subscribers')).toHaveLength(2);
  confirm.mockReturnValue(true);
  await user.click(remove);
  expect(await findNotice('Subscriber removed')).toBeVisible();
  await waitFor(() => expect(figure('Total Subscribers')).toBe('1'));
  expect(recordsOf('newsletter_subscribers').map(({ email }) => email)).toEqual(['grace@example.com']);
});

it('reviews are counted by their stars and deleted', async () => {
  giveRecords({
    reviews: [5, 2].map((rating) => buildReview({ productId: 'fox', rating, comment: `Worth ${rating}` })),
  });
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { user } = await openAdmin('/admin/reviews', 'Manage Reviews');
  const row = await entryWith('Worth 2');
  await waitFor(() => expect(figure('Average Rating')).toBe('3.5'));
  await user.click(within(row).getByRole('button', { name: 'Delete' }));
  expect(await findNotice('Review deleted')).toBeVisible();
  await waitFor(() => expect(figure('Average Rating')).toBe('5.0'));
  expect(recordsOf('reviews').map(({ rating }) => rating)).toEqual([5]);
});

it('a page text is saved, and stands on its page', async () => {
  giveRecords({});
  const { user, unmount } = await openAdmin('/admin/pages', 'Manage Pages');
  const editor = screen.getByRole('textbox', { name: 'FAQ' });
  await waitFor(() => expect(editor).toHaveValue('Default FAQ content.'));
  await user.clear(editor);
  await user.type(editor, 'Ask <b>away</b>.');
  await user.click(screen.getAllByRole('button', { name: 'Save Changes' })[1] as HTMLElement);
  expect(await findNotice('Page Saved!')).toBeVisible();
  unmount();
  renderRoute('/faq');
  expect(await screen.findByText('Ask <b>away</b>.')).toBeVisible();
});
