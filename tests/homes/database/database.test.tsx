import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openAdmin, shownNames } from '@tests/support/admin-screen';
import { stock } from '@tests/support/backend';
import {
  buildCoupon,
  buildOrder,
  buildProductRow,
  buildReview,
  buildSubscriber,
} from '@tests/support/builders';
import { entryWith } from '@tests/support/cards';
import { catchDownloads } from '@tests/support/downloads';
import { answer, refusal, rest } from '@tests/support/faults';
import { gate } from '@tests/support/gate';
import { giveRecords, recordsOf } from '@tests/support/home';
import { tables } from '@tests/support/record-handlers';
import { type Person, renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { findNotice } from '@tests/support/toasts';
import { expectedConsole } from '../../setup/browser';

const rpc = (name: string) => rest(`rpc/${name}`);

describe('the review of a product', () => {
  const fox = { id: 'fox', title: 'Sleepy Fox', price: 4 };
  async function open(as: Person, records: Parameters<typeof giveRecords>[0] = {}) {
    giveRecords(records);
    stock([buildProductRow({ ...fox, rating: 4, reviews: 2 })]);
    const view = renderRoute('/product/fox', { as });
    await screen.findByRole('heading', { level: 1, name: 'Sleepy Fox' });
    return view;
  }
  const bought = { orders: [buildOrder({ userId: 'user-1', items: [{ ...fox, image: '', quantity: 1 }] })] };

  it.each(['visitor', 'user'] as const)('is for owners: a %s is told so', async (as) => {
    await open(as);
    expect(await screen.findByText(/^Reviews are for owners/)).toBeVisible();
    expect(screen.queryByLabelText('Comment')).toBeNull();
  });

  it('is posted once by an owner, stands in the list, and the figures are read again', async () => {
    const { user } = await open('user', bought);
    const comment = await screen.findByLabelText<HTMLTextAreaElement>('Comment');
    expect(comment.maxLength).toBe(2000);
    await user.type(comment, 'So sleepy!');
    await user.click(screen.getByRole('radio', { name: '3 stars' }));
    stock([buildProductRow({ ...fox, rating: 3.7, reviews: 3 })]);
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(await findNotice('Review posted!')).toBeVisible();
    expect(screen.getByText('You have reviewed this product. Thank you!')).toHaveFocus();
    expect(
      within(await screen.findByRole('list', { name: 'Reviews' })).getByText('So sleepy!'),
    ).toBeVisible();
    expect(await screen.findByText('(3 reviews)')).toBeVisible();
    expect(recordsOf('reviews')).toMatchObject([{ rating: 3, userName: 'Sam Shopper' }]);
  });

  it('that is refused keeps what was typed; sent twice, it is there', async () => {
    const { user } = await open('user', bought);
    expectedConsole.push('Error sending a review:');
    await user.type(await screen.findByLabelText('Comment'), 'Again');
    answer('post', rest('reviews'), () => refusal(403, { code: '42501', message: 'no' }), 1);
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(await findNotice('Review not posted')).toHaveTextContent('for those who have ordered');
    expect(screen.getByLabelText('Comment')).toHaveValue('Again');
    answer('post', rest('reviews'), () => refusal(409, { code: '23505', message: 'twice' }), 1);
    await user.click(screen.getByRole('button', { name: 'Submit Review' }));
    expect(await findNotice('Review posted!')).toBeVisible();
  });

  it('says when it is not known whether one may, and asks again', async () => {
    expectedConsole.push('Error asking whether a product may be reviewed:');
    giveRecords(bought);
    answer('post', rpc('may_review'), () => refusal(500), 1);
    stock([buildProductRow(fox)]);
    const { user } = renderRoute('/product/fox', { as: 'user' });
    const alert = await screen.findByText('Whether you may review this product is not known.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Comment')).toBeVisible();
  });
});

describe('an admin', () => {
  it('hides a review and shows it again', async () => {
    giveRecords({ reviews: [buildReview({ comment: 'Rude words' })] });
    const { user } = await openAdmin('/admin/reviews', 'Manage Reviews');
    const row = within(await entryWith('Rude words'));
    await user.click(row.getByRole('button', { name: 'Hide' }));
    expect(await findNotice('Review hidden')).toBeVisible();
    expect(tables.reviews[0]?.isHidden).toBe(true);
    expect(await row.findByText('Hidden')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Show' }));
    expect(await findNotice('Review shown')).toBeVisible();
    expect(tables.reviews[0]?.isHidden).toBe(false);
  });

  it('sees how many users and orders there are', async () => {
    giveRecords({ orders: [buildOrder(), buildOrder()] });
    await openAdmin('/admin', 'Admin Dashboard');
    await waitFor(() => expect(screen.getByText('Total Orders').closest('li')).toHaveTextContent('2'));
    expect(screen.queryByText('Coming Soon')).toBeNull();
  });

  it('is told when a list can not be had, and tries again', async () => {
    expectedConsole.push('Error loading orders:');
    giveRecords({ orders: [buildOrder({ id: '55555555' })] });
    answer('post', rpc('list_orders'), () => refusal(500), 1);
    const { user } = await openAdmin('/admin/orders', 'Manage Orders');
    const alert = await screen.findByText('The list could not be loaded.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shownNames('All Orders')).toEqual(['Order #55555555']));
  });

  it('is told when somebody else has written a page text meanwhile, and keeps the own one', async () => {
    giveRecords({});
    tables.texts.set('about', { text: 'Before', version: 1 });
    const { user } = await openAdmin('/admin/pages', 'Manage Pages');
    const editor = screen.getByRole('textbox', { name: 'About Us' });
    await waitFor(() => expect(editor).toHaveValue('Before'));
    tables.texts.set('about', { text: 'Theirs', version: 2 });
    await user.type(editor, ' and mine');
    const save = () => user.click(screen.getAllByRole('button', { name: 'Save Changes' })[0] as HTMLElement);
    await save();
    expect(await findNotice('Not saved')).toBeVisible();
    expect(editor).toHaveValue('Before and mine');
    expect(await screen.findByText(/^Somebody else has changed this text meanwhile/)).toBeVisible();
    await save();
    expect(await findNotice('Page Saved!')).toBeVisible();
    expect(tables.texts.get('about')?.text).toBe('Before and mine');
  });

  it('is told when somebody else has changed a coupon meanwhile; what was typed stays, and theirs too', async () => {
    giveRecords({ coupons: [buildCoupon({ code: 'SPRING10', discount: 10, description: 'Before' })] });
    const { user } = await openAdmin('/admin/coupons', 'Manage Coupons');
    await user.click(within(await entryWith('SPRING10')).getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Coupon' }));
    Object.assign(tables.coupons[0] ?? {}, { description: 'Theirs', version: 2 });

    await user.clear(dialog.getByLabelText('Discount'));
    await user.type(dialog.getByLabelText('Discount'), '15');
    await user.type(dialog.getByLabelText('Description'), ' and mine');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await findNotice('Error')).toHaveTextContent(
      'Another admin has changed this coupon in the meantime. Nothing was saved: look at it again first.',
    );
    expect(dialog.getByLabelText('Discount')).toHaveValue('15');
    expect(dialog.getByLabelText('Description')).toHaveValue('Before and mine');
    expect(recordsOf('coupons')).toMatchObject([{ discount: 10, description: 'Theirs' }]);
    expect(await screen.findByText('Theirs')).toBeInTheDocument(); // on the card behind the form
  });

  it('gets a long list in pages of 50, and exports all of it, with progress and a way out', async () => {
    const readers = Array.from({ length: 1002 }, (_, n) =>
      buildSubscriber({
        email: `r${n}@example.com`,
        subscribedAt: new Date(1.7e12 + n * 1000).toISOString(),
      }),
    );
    giveRecords({ newsletter_subscribers: readers });
    const sizes: unknown[] = [];
    const { passed, open: release } = gate();
    answer('post', rpc('list_subscribers'), async (request) => {
      const { take } = (await request.clone().json()) as { take: number };
      sizes.push(take);
      if (take === 1000) await passed;
      return undefined;
    });
    const { user } = await openAdmin('/admin/newsletter', 'Manage Newsletter');
    await screen.findByText('r1001@example.com');
    expect(sizes).toEqual([50]);

    const saved = catchDownloads();
    const exportAll = () => user.click(screen.getByRole('button', { name: 'Export List CSV' }));
    await exportAll();
    expect(await screen.findByRole('progressbar', { name: '0 of 1,002' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel Export' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await exportAll();
    release();
    expect(await findNotice('Subscribers exported!')).toBeVisible();
    expect((await saved.table()).rows).toHaveLength(1003);
  });
});

it.each([
  ['/contact', 0],
  ['/license', 1],
])('the page %s asks for page texts %i times', async (path, times) => {
  giveRecords({});
  let asked = 0;
  answer('get', rest('page_texts'), () => {
    asked += 1;
    return undefined;
  });
  renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  await networkIdle();
  expect(asked).toBe(times);
});
