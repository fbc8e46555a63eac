import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { openAdmin, shownNames } from '@tests/support/admin-screen';
import { backend, stock } from '@tests/support/backend';
import { buildCategory, buildCoupon, buildProductRow } from '@tests/support/builders';
import { store, stored } from '@tests/support/storage';
import { expectToast, findNotice } from '@tests/support/toasts';
import { rowOf } from '@tests/support/cards';
import { sentTo } from '@tests/support/requests';
import { answer, refusal, rest } from '@tests/support/faults';

const animals = buildCategory({ id: 'animals', name: 'Animals' });
const row = (id: string, title: string, fields: Record<string, unknown> = {}) =>
  buildProductRow({ id, title, category_id: 'animals', ...fields });
const fox = row('fox', 'Sleepy Fox', {
  image: '/fox.svg',
  keywords: ['fox', 'sleep'],
  price: 4,
  downloads: 7,
});
const owl = row('owl', 'Night Owl', { price: 2, downloads: 9, created_at: '2026-03-01T10:00:00+00:00' });

async function openProducts() {
  stock([fox, owl], [animals]);
  const view = await openAdmin(paths.adminProducts, 'Manage Products');
  await screen.findByRole('heading', { name: 'Night Owl' });
  return view;
}

describe('the product list', () => {
  it.each([
    ['Newest', ['Night Owl', 'Sleepy Fox']],
    ['Most Downloaded', ['Night Owl', 'Sleepy Fox']],
    ['Price: Low to High', ['Night Owl', 'Sleepy Fox']],
    ['Price: High to Low', ['Sleepy Fox', 'Night Owl']],
    ['Title: A to Z', ['Night Owl', 'Sleepy Fox']],
  ])('is sorted by %s', async (order, expected) => {
    const { user } = await openProducts();
    await user.selectOptions(screen.getByLabelText('Sort products by'), 'Price: High to Low');
    await user.selectOptions(screen.getByLabelText('Sort products by'), order);
    await waitFor(() => expect(shownNames('All Products')).toEqual(expected));
  });

  it('of 5,000 sorts a search', async () => {
    stock(
      Array.from({ length: 5000 }, (_, at) => row(`p${at}`, `Number ${5000 - at}`, { price: at % 10 })),
      [animals],
    );
    const { user } = await openAdmin(paths.adminProducts, 'Manage Products');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5,000 products'));
    await user.type(screen.getByLabelText('Search products'), 'number 432');
    await user.selectOptions(screen.getByLabelText('Sort products by'), 'Title: A to Z');
    await waitFor(() =>
      expect(shownNames('All Products').slice(0, 2)).toEqual(['Number 432', 'Number 4320']),
    );
  });
});

describe('the product form', () => {
  it('shows the picture of the address; the placeholder where there is none', async () => {
    const { user } = await openProducts();
    await user.click(screen.getByRole('button', { name: 'Edit Sleepy Fox' }));
    const preview = await screen.findByRole('img', { name: 'Preview of the main image' });
    expect(preview).toHaveAttribute('src', '/fox.svg');
    await user.clear(screen.getByLabelText('Main Image URL'));
    expect(screen.queryByRole('img', { name: 'Preview of the main image' })).toBeNull();
    await user.type(screen.getByLabelText('Main Image URL'), '/owl.svg');
    await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', '/owl.svg'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
  });

  it('has keywords, which are optional', async () => {
    const { user } = await openProducts();
    await user.click(screen.getByRole('button', { name: 'Edit Sleepy Fox' }));
    const field = await screen.findByLabelText('Keywords');
    expect(field).toHaveValue('fox, sleep');
    await user.clear(field);
    await user.type(field, 'red fox, Sleep,, sleep ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await findNotice('Success');
    expect(sentTo('PATCH', 'products')).toMatchObject([{ keywords: ['red fox', 'Sleep'] }]);
  });
});

/** Presses Undo in a notice, once the notices' place takes the pointer. */
async function undo(user: UserEvent, notice: HTMLElement) {
  const place = screen.getByRole('region', { name: /Notifications/ });
  await waitFor(() => expect(place).not.toHaveStyle({ pointerEvents: 'none' }));
  await user.click(within(notice).getByRole('button', { name: 'Undo' }));
}

describe('Undo', () => {
  it('brings a deleted product back: the same row, id and all', async () => {
    const { user } = await openProducts();
    const before = structuredClone(backend.products.find(({ id }) => id === 'fox'));
    await user.click(screen.getByRole('button', { name: 'Delete Sleepy Fox' }));
    const notice = await findNotice('Success');
    expect(notice).toHaveTextContent('Product deleted successfully');
    expect(backend.products.map(({ id }) => id)).toEqual(['owl']);
    await undo(user, notice);
    await waitFor(() => expect(rowOf('Sleepy Fox')).toBeVisible());
    await expectToast('Success', '"Sleepy Fox" is back');
    expect(backend.products.find(({ id }) => id === 'fox')).toEqual(before);
    expect(backend.products).toHaveLength(2);
  });

  it('brings a deleted category back', async () => {
    stock([], [animals]);
    const { user } = await openAdmin(paths.adminCategories, 'Manage Categories');
    await user.click(await screen.findByRole('button', { name: 'Delete Animals' }));
    const notice = await findNotice('Success');
    await undo(user, notice);
    expect(await screen.findByRole('heading', { name: 'Animals' })).toBeVisible();
    expect(backend.categories).toEqual([expect.objectContaining(animals)]);
  });

  it('that is refused says so', async () => {
    const { user } = await openProducts();
    await user.click(screen.getByRole('button', { name: 'Delete Sleepy Fox' }));
    const notice = await findNotice('Success');
    answer('post', rest('products'), () => refusal(400, { message: 'no room' }));
    await undo(user, notice);
    expect(await findNotice('Error')).toHaveTextContent('no room');
    expect(screen.queryByRole('heading', { name: 'Sleepy Fox' })).toBeNull();
  });

  it('is not offered for an edit', async () => {
    const { user } = await openProducts();
    await user.click(screen.getByRole('button', { name: 'Edit Sleepy Fox' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await findNotice('Success');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the coupon form', () => {
  it('generates a code, which may be replaced', async () => {
    store('coupons', [buildCoupon()]);
    const { user } = await openAdmin(paths.adminCoupons, 'Manage Coupons');
    await user.click(screen.getByRole('button', { name: 'Add Coupon' }));
    await user.click(await screen.findByRole('button', { name: 'Generate code' }));
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    const first = field.value;
    expect(first).toMatch(/^[A-Z2-9]{8}$/);
    await user.click(screen.getByRole('button', { name: 'Generate code' }));
    expect(field.value).not.toBe(first);
    const { value } = field;
    await user.type(screen.getByLabelText('Discount'), '5');
    fireEvent.input(screen.getByLabelText('Expiry Date'), { target: { value: '2099-01-31' } });
    await user.type(screen.getByLabelText('Description'), 'For friends');
    await user.click(screen.getByRole('button', { name: 'Create Coupon' }));
    await findNotice('Coupon created!');
    expect((stored('coupons') as { code: string }[]).map(({ code }) => code)).toContain(value);
  });
});
