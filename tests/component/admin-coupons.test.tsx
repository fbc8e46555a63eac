import { brand } from '@/lib/brand';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildCoupon } from '@tests/support/builders';
import { figure, openAdmin, shownNames } from '@tests/support/admin-screen';
import { store, stored, storeElsewhere } from '@tests/support/storage';
import { rowOf } from '@tests/support/cards';
import { findNotice, watchToasts } from '@tests/support/toasts';

const open = () => openAdmin('/admin/coupons', 'Manage Coupons');
const figures = () => ['Total Coupons', 'Active', 'Expired', 'Total Uses'].map(figure);
const dialog = () => within(screen.getByRole('dialog'));

const summer = buildCoupon({
  code: 'SUMMER10',
  description: 'For sunny days',
  usageLimit: 10,
  usedCount: 3,
  createdAt: '2026-01-03T12:00:00Z',
});
const welcome = buildCoupon({
  code: 'WELCOME5',
  discount: 5,
  type: 'fixed',
  description: 'A first café order',
  usedCount: 41,
  createdAt: '2026-01-02T12:00:00Z',
});
const old = buildCoupon({ code: 'OLD', expiryDate: '2020-01-31', createdAt: '2026-01-01T12:00:00Z' });

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = dialog().getByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else {
      await user.clear(field);
      if (value) await user.type(field, value);
    }
  }
}

const complete = {
  Code: ' spring20 ',
  Discount: '12.5',
  'Expiry Date': '2099-05-31',
  Description: 'For spring',
};

describe('the cards', () => {
  it('show code, description, status, discount, expiry and usage, newest first', async () => {
    store('coupons', [old, welcome, summer]);
    await open();
    await waitFor(() => expect(document.title).toBe(`Manage Coupons – ${brand.name}`));
    expect(shownNames('All Coupons')).toEqual(['SUMMER10', 'WELCOME5', 'OLD']);
    const card = within(rowOf('SUMMER10'));
    for (const text of ['For sunny days', 'Active', '10%', 'Dec 31, 2099', '3 / 10'])
      expect(card.getByText(text)).toBeVisible();
    expect(within(rowOf('WELCOME5')).getByText('$5.00')).toBeVisible();
    expect(within(rowOf('WELCOME5')).getByText('41 / Unlimited')).toBeVisible();
    expect(within(rowOf('OLD')).getByText('Expired')).toBeVisible();
  });

  it('stand under four figures', async () => {
    const inactive = buildCoupon({ isActive: false });
    const full = buildCoupon({ code: 'FULL', usageLimit: 2, usedCount: 2 });
    store('coupons', [old, welcome, summer, inactive, full]);
    await open();
    expect(figures()).toEqual(['5', '3', '1', '46']);
    expect(within(rowOf('FULL')).getByText('Limit Reached')).toBeVisible();
    storeElsewhere('coupons', [summer]);
    await waitFor(() => expect(figures()).toEqual(['1', '1', '0', '3']));
    storeElsewhere('coupons', []);
    await waitFor(() => expect(figures()).toEqual(['0', '0', '0', '0']));
  });

  it('are found by code or description', async () => {
    store('coupons', [old, welcome, summer]);
    const { user } = await open();
    const box = screen.getByRole('searchbox', { name: 'Search coupons' });
    await user.type(box, 'summer');
    await waitFor(() => expect(shownNames('All Coupons')).toEqual(['SUMMER10']));
    await user.clear(box);
    await user.type(box, 'CAFE');
    await waitFor(() => expect(shownNames('All Coupons')).toEqual(['WELCOME5']));
    await user.type(box, 'nothing like it');
    expect(await screen.findByRole('heading', { name: 'No coupons found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create First Coupon' })).toBeNull();
  });

  it('turn into an offer to create the first one when there is none', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { name: 'No coupons found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create First Coupon' }));
    expect(screen.getByRole('dialog', { name: 'Add Coupon' })).toBeVisible();
  });

  it('expire while the page stands open', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date(2026, 0, 31, 23, 59),
    });
    store('coupons', [buildCoupon({ code: 'TODAY', expiryDate: '2026-01-31' })]);
    await open();
    expect(within(rowOf('TODAY')).getByText('Active')).toBeVisible();
    // its clock starts in an effect, which may come after the heading
    await expect
      .poll(() => {
        vi.advanceTimersByTime(30_000);
        return within(rowOf('TODAY')).queryByText('Expired');
      })
      .toBeVisible();
    expect(figures()).toEqual(['1', '0', '1', '0']);
  });

  it('switch off and on', async () => {
    store('coupons', [summer, welcome]);
    const { user } = await open();
    const button = within(rowOf('SUMMER10')).getByRole('button', { name: 'Deactivate' });
    expect(button).toHaveAccessibleDescription('SUMMER10');
    await user.click(button);
    expect(await findNotice('Coupon status updated')).toBeVisible();
    expect(within(rowOf('SUMMER10')).getByText('Inactive')).toBeVisible();
    expect(stored('coupons')).toEqual([{ ...summer, isActive: false }, welcome]);
    expect(figures()[1]).toBe('1');
    expect(button).toHaveTextContent('Activate');
    await user.click(button);
    expect(stored('coupons')).toEqual([summer, welcome]);
  });

  it('are deleted after a confirmation alone', async () => {
    store('coupons', [summer, welcome]);
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const toasts = watchToasts();
    const { user } = await open();
    const button = within(rowOf('SUMMER10')).getByRole('button', { name: 'Delete' });
    await user.click(button);
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure you want to delete this coupon?');
    expect(stored('coupons')).toEqual([summer, welcome]);
    expect(shownNames('All Coupons')).toHaveLength(2);
    expect(toasts).toEqual([]);

    confirm.mockReturnValue(true);
    await user.click(button);
    expect(await findNotice('Coupon deleted')).toBeVisible();
    expect(shownNames('All Coupons')).toEqual(['WELCOME5']);
    expect(stored('coupons')).toEqual([welcome]);
    expect(rowOf('WELCOME5')).toContainElement(document.activeElement as HTMLElement);
  });
});

describe('the form', () => {
  it('creates a coupon: code in capitals, no limit, active, unused', async () => {
    const { user } = await open();
    const opener = screen.getByRole('button', { name: 'Add Coupon' });
    await user.click(opener);
    expect(dialog().getByLabelText('Code')).toHaveFocus();
    await fill(user, complete);
    await user.click(dialog().getByRole('button', { name: 'Create Coupon' }));
    expect(await findNotice('Coupon created!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(shownNames('All Coupons')).toEqual(['SPRING20']);
    expect(stored('coupons')).toEqual([
      {
        id: expect.stringMatching(/^\d+$/) as string,
        code: 'SPRING20',
        discount: 12.5,
        type: 'percentage',
        expiryDate: '2099-05-31',
        usageLimit: null,
        usedCount: 0,
        isActive: true,
        description: 'For spring',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      },
    ]);
  });

  it.each([
    ['25', 25],
    ['as often as you like', null],
  ])('takes a usage limit of "%s" for %j', async (text, limit) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    await fill(user, { ...complete, Type: 'fixed', 'Usage Limit': text });
    await user.click(dialog().getByRole('button', { name: 'Create Coupon' }));
    expect(await findNotice('Coupon created!')).toBeVisible();
    expect(stored('coupons')).toMatchObject([{ usageLimit: limit, type: 'fixed' }]);
    expect(within(rowOf('SPRING20')).getByText('$12.50')).toBeVisible();
  });

  it('says what is required, and what is optional, before anything is refused', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    expect(dialog().getByText('All fields are required, but for the usage limit.')).toBeVisible();
    expect(dialog().getByLabelText('Usage Limit')).toHaveAccessibleDescription(/^Optional/);
  });

  it.each(['Code', 'Discount', 'Expiry Date', 'Description'])('requires %s', async (label) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    await fill(user, { ...complete, [label]: '' });
    await user.click(dialog().getByRole('button', { name: 'Create Coupon' }));
    const field = dialog().getByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(dialog().getByText('This field is required.')).toBeVisible();
    expect(stored('coupons')).toBeNull();
  });

  it.each([
    ['Discount', '1.005'],
    ['Discount', '-1'],
    ['Discount', '101'],
    ['Usage Limit', '0'],
    ['Usage Limit', '2.5'],
  ])('refuses a %s of %s beside the field', async (label, value) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    await fill(user, { ...complete, [label]: value });
    await user.click(dialog().getByRole('button', { name: 'Create Coupon' }));
    expect(dialog().getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    expect(stored('coupons')).toBeNull();
  });

  it('counts a discount in hundredths and takes more than 100 dollars', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    await fill(user, { ...complete, Discount: '1,505', Type: 'fixed' });
    await user.click(dialog().getByRole('button', { name: 'Create Coupon' }));
    expect(dialog().getByLabelText('Discount')).toHaveAccessibleDescription(/two decimals at most/);
    await user.clear(dialog().getByLabelText('Discount'));
    await user.clear(dialog().getByLabelText('Code'));
    await user.clear(dialog().getByLabelText('Description'));
    await fill(user, { ...complete, Discount: '149.99', Type: 'fixed' });
    await user.click(dialog().getByRole('button', { name: 'Create Coupon' }));
    expect(await findNotice('Coupon created!')).toBeVisible();
    expect(stored('coupons')).toMatchObject([{ discount: 149.99 }]);
  });

  it('refuses a code that exists with an error, and keeps what was typed', async () => {
    store('coupons', [summer]);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    await fill(user, { ...complete, Code: 'Summer10' });
    await user.click(dialog().getByRole('button', { name: 'Create Coupon' }));
    expect(await findNotice('Error')).toHaveTextContent('There is a coupon with the code SUMMER10 already.');
    expect(dialog().getByLabelText('Code')).toHaveValue('Summer10');
    expect(dialog().getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true');
    expect(dialog().getByLabelText('Description')).toHaveValue('For spring');
    expect(stored('coupons')).toEqual([summer]);
    await fill(user, { Code: 'SUMMER11' });
    await user.click(dialog().getByRole('button', { name: 'Create Coupon' }));
    expect(await findNotice('Coupon created!')).toBeVisible();
  });

  it('edits a coupon and keeps its counters', async () => {
    const used = { ...summer, isActive: false };
    store('coupons', [used, welcome]);
    const { user } = await open();
    await user.click(within(rowOf('SUMMER10')).getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('dialog', { name: 'Edit Coupon' })).toBeVisible();
    expect(dialog().getByLabelText('Code')).toHaveValue('SUMMER10');
    expect(dialog().getByLabelText('Expiry Date')).toHaveValue('2099-12-31');
    expect(dialog().getByLabelText('Usage Limit')).toHaveValue('10');
    await fill(user, { Discount: '15', 'Usage Limit': '' });
    storeElsewhere('coupons', [{ ...used, usedCount: 4 }, welcome]);
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await findNotice('Coupon updated!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored('coupons')).toEqual([{ ...used, discount: 15, usageLimit: null, usedCount: 4 }, welcome]);
  });

  it('says so when the coupon is gone', async () => {
    store('coupons', [summer]);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    storeElsewhere('coupons', []);
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await findNotice('Error')).toHaveTextContent('This coupon was deleted in the meantime.');
    expect(dialog().getByLabelText('Code')).toHaveValue('SUMMER10');
    expect(stored('coupons')).toEqual([]);
  });

  it('keeps the exact moment of a timestamp until another day is chosen', async () => {
    const exact = { ...summer, expiryDate: '2099-12-31T12:00:00.000Z' };
    store('coupons', [exact]);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(dialog().getByText(/^Valid until Dec 31, 2099, .*M, or/)).toBeVisible();
    await fill(user, { Description: 'Another text' });
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(stored('coupons')).toEqual([{ ...exact, description: 'Another text' }]);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await fill(user, { 'Expiry Date': '2098-01-01' });
    expect(dialog().getByText('Valid to the end of this day.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(stored('coupons')).toMatchObject([{ expiryDate: '2098-01-01' }]);
  });

  it('is closed by Cancel without a change', async () => {
    store('coupons', [summer]);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await fill(user, { Code: 'WINTER' });
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored('coupons')).toEqual([summer]);
  });

  it('asks before Escape or Back throws away what was typed', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, router, address } = await openAdmin('/admin/coupons', 'Manage Coupons');
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    await user.keyboard('{Escape}');
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    await fill(user, { Code: 'SPRING' });
    await user.keyboard('{Escape}');
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(dialog().getByLabelText('Code')).toHaveValue('SPRING');
    await router.navigate('/admin/users');
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(address()).toBe('/admin/coupons');
    expect(dialog().getByLabelText('Code')).toHaveValue('SPRING');

    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    confirm.mockReturnValue(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
