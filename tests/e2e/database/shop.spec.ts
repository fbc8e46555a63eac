import type { Page } from '@playwright/test';
import { fillCheckout, notice, unique } from '../fixtures';
import { addToCart, badge } from '../faults/actions';
import { expect, test } from '../faults/bench';

const FOX = '/product/00000000-0000-4000-9000-000000000201';

/** As when somebody comes back to a page after a while. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('an admin makes a coupon, a shopper orders with it and reviews the product, and the admin sees and hides that', async ({
  bench,
}) => {
  const owner = await bench.admin();
  const member = await bench.join();
  const code = unique('half').toUpperCase().replaceAll(' ', '-');
  const comment = unique('Soft ears');

  const coupons = await bench.open(owner, '/admin/coupons');
  const orders = await bench.tab(coupons.context(), '/admin/orders');
  await expect(orders.getByText(/of \d+ orders|^\d+ orders$/)).toBeVisible();
  await expect(orders.getByText(member.email)).toHaveCount(0);
  await coupons.getByRole('button', { name: 'Add Coupon' }).click();
  const form = coupons.getByRole('dialog');
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Discount').fill('50');
  await form.getByLabel('Expiry Date').fill('2099-12-31');
  await form.getByLabel('Description').fill('Half of everything');
  await form.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(notice(coupons, 'Coupon created!')).toBeVisible();

  // another browser
  const shop = await bench.open(member);
  await addToCart(shop, 'Sleepy Fox');
  await badge(shop, 1);
  await bench.expectStored(member, { 'Sleepy Fox': 1 });
  await shop.goto('/checkout');
  await shop.getByLabel('Coupon code').fill(code.toLowerCase());
  await shop.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(shop.getByText(`Discount (${code})`)).toBeVisible();
  await fillCheckout(shop);
  await shop.getByRole('button', { name: /^Complete Order/ }).click();
  await expect(shop).toHaveURL('/dashboard');
  await expect(shop.getByText(`Discount (${code})`)).toBeVisible(); // on the receipt

  await comeBack(orders);
  await expect(orders.getByText(member.email)).toBeVisible();
  await comeBack(coupons);
  await expect(coupons.getByRole('listitem').filter({ hasText: code })).toContainText('Usage1 / Unlimited');

  // a second device
  const device = await bench.open(member, '/dashboard');
  await expect(device.getByRole('button', { name: /^Receipt for order/ })).toHaveCount(1);
  await device.goto(FOX);
  const figures = device.getByText(/^\(\d+ reviews\)$/).first();
  await expect(figures).toHaveText('(387 reviews)');
  await device.getByRole('radio', { name: '4 stars' }).check();
  await device.getByLabel('Comment').fill(comment);
  await device.keyboard.press('Tab');
  await device.keyboard.press('Enter');
  await expect(notice(device, 'Review posted!')).toBeVisible();
  await expect(device.getByText('You have reviewed this product. Thank you!')).toBeFocused();
  await expect(device.getByRole('list', { name: 'Reviews' })).toContainText(comment);
  await expect(figures).toHaveText('(388 reviews)');

  const visitor = await bench.open(null, FOX);
  await visitor.getByRole('heading', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded();
  await expect(visitor.getByText(comment)).toBeVisible();
  await expect(visitor.getByText(/^Reviews are for owners/)).toBeVisible();

  await coupons.goto('/admin/reviews');
  const row = coupons.getByRole('listitem').filter({ hasText: comment });
  await expect(row).toContainText('Sleepy Fox');
  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(notice(coupons, 'Review hidden')).toBeVisible();
  await expect(row.getByText('Hidden')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/^\(387 reviews\)$/).first()).toBeVisible();
  await visitor.getByRole('heading', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded();
  await expect(visitor.getByRole('list', { name: 'Reviews' })).toBeVisible();
  await expect(visitor.getByText(comment)).toHaveCount(0);
  bench.note('two browsers and the owner', 1, 'each sees what the other did', 0);
});

test('a page text is read by every visitor, and asked for by the pages that show one alone', async ({
  bench,
}) => {
  const text = unique('We draw on Sundays too.');
  const visitor = await bench.open(null, '/');
  await visitor.goto('/contact');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  expect(bench.network.calls.filter((call) => call.includes('page_texts'))).toEqual([]);

  const admin = await bench.open(await bench.admin(), '/admin/pages');
  const editor = admin.getByRole('textbox', { name: 'About Us' });
  await expect(editor).toHaveValue('Default About Us content.');
  await editor.fill(text);
  await admin.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(notice(admin, 'Page Saved!')).toBeVisible();
  await visitor.goto('/about');
  await expect(visitor.getByText(text)).toBeVisible();

  await admin.goto('/admin');
  await expect(admin.getByText('Total Orders')).toBeVisible();
  await expect(admin.getByText('Coming Soon')).toHaveCount(0);
  bench.note('a page text for everybody', 1, 'read where it is shown', 0);
});
