import type { Page } from '@playwright/test';
import { expectNoViolations, stillness } from '../accessibility/axe';
import { notice, unique } from '../fixtures';
import { type Bench, expect, test } from '../faults/bench';
import { faults } from '../faults/network';
import { reach } from '../keys';

/** What only the store has whose records are at home in the database: axe in both themes and sizes, and keys alone. */

/** A product whose figures no other test reads, and its price. */
const HUMMINGBIRD = { id: '00000000-0000-4000-9000-000000000206', price: 4.25 };
const ADDRESS = `/product/${HUMMINGBIRD.id}`;
const MAY_REVIEW = /\/rpc\/may_review$/;
const PAGE_TEXTS = /\/rest\/v1\/page_texts$/;
const SUBSCRIBERS = /\/rpc\/list_subscribers$/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string): Promise<void> {
  await reach(page, button(page, name).first());
  await page.keyboard.press('Enter');
}

/** Opens a page as an admin. */
async function openAdmin(bench: Bench, path: string): Promise<Page> {
  const page = await bench.open(await bench.admin(), path);
  await stillness(page);
  return page;
}

/** Readers of the newsletter whose addresses have a word in common; the newest come first in the list. */
async function subscribe(bench: Bench, count: number): Promise<string> {
  const word = unique('reader').replaceAll(' ', '-');
  await bench.add(
    'newsletter_subscribers',
    Array.from({ length: count }, (_, n) => ({ email: `${word}-${n}@example.com` })),
  );
  return word;
}

test.beforeEach(() => test.setTimeout(180_000));

test('who has not ordered a product reads why there is no form', async ({ bench }) => {
  const page = await bench.open(null, ADDRESS);
  await expect(page.getByText(/^Reviews are for owners/)).toBeVisible();
  await expectNoViolations(page, 'may not review');
});

test('an owner writes a review by keys; the note that comes instead of the form has the focus', async ({
  bench,
}) => {
  const member = await bench.join();
  await bench.order(member, HUMMINGBIRD);
  const page = await bench.open(member, ADDRESS);
  await expect(page.getByLabel('Comment')).toBeVisible();
  await expectNoViolations(page, 'may review');

  const stars = (name: string) => page.getByRole('radio', { name, exact: true });
  await reach(page, stars('5 stars'));
  await page.keyboard.press('ArrowLeft');
  await expect(stars('4 stars')).toBeChecked();
  await press(page, 'Submit Review');
  const comment = page.getByLabel('Comment');
  await expect(comment).toBeFocused();
  await expect(comment).toHaveAccessibleDescription('This field is required.');
  await page.keyboard.type('Typed without a mouse');
  await press(page, 'Submit Review');
  await expect(notice(page, 'Review posted!')).toBeVisible();
  await expect(page.getByText('You have reviewed this product. Thank you!')).toBeFocused();
  await expectNoViolations(page, 'has reviewed');
});

test('who can not be told whether they may review tries again by keys, and reads on there', async ({
  bench,
}) => {
  bench.network.break('POST', MAY_REVIEW, faults.status(500), 1);
  const page = await bench.open(await bench.join(), ADDRESS);
  await expect(page.getByText('Whether you may review this product is not known.')).toBeVisible();
  await expectNoViolations(page, 'not known');
  await press(page, 'Retry');
  await expect(page.getByText(/^Reviews are for owners/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customer Reviews' })).toBeFocused();
});

test('an admin hides a review and shows it again by keys; the button keeps the focus', async ({ bench }) => {
  const member = await bench.join();
  const comment = unique('Soft paws');
  await bench.order(member, HUMMINGBIRD);
  await bench.add('reviews', [{ product_id: HUMMINGBIRD.id, rating: 4, comment }], member);
  const page = await openAdmin(bench, '/admin/reviews');
  const row = page.getByRole('listitem').filter({ hasText: comment });
  const hide = row.getByRole('button', { name: 'Hide' });
  await reach(page, hide);
  await expect(hide).toHaveAccessibleDescription('Ruby Hummingbird');
  await page.keyboard.press('Enter');
  await expect(row.getByText('Hidden')).toBeVisible();
  const show = row.getByRole('button', { name: 'Show' });
  await expect(show).toBeFocused();
  await expectNoViolations(page, 'a hidden review');
  await page.keyboard.press('Enter');
  await expect(row.getByText('Hidden')).toBeHidden();
  await expect(hide).toBeFocused();
});

test("an admin waits for a page's text, tries again by keys, and goes on there", async ({ bench }) => {
  const release = bench.network.hold('GET', PAGE_TEXTS, 3);
  const page = await openAdmin(bench, '/admin/pages');
  const about = page.getByRole('textbox', { name: 'About Us' });
  await expect(about).toHaveAttribute('placeholder', 'Loading…');
  await expectNoViolations(page, 'page texts on their way');
  bench.network.break('GET', PAGE_TEXTS, faults.status(500), 3);
  await page.reload();
  release();
  await expect(button(page, 'Retry')).toHaveCount(3);
  await expectNoViolations(page, 'page texts that did not come');
  await press(page, 'Retry');
  await expect(about).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(about).toBeFocused();
});

test('an admin reads that somebody else has written the same text, and takes that one, by keys', async ({
  bench,
}) => {
  const page = await openAdmin(bench, '/admin/pages');
  const other = await bench.tab(page.context(), '/admin/pages');
  const license = (of: Page) => of.getByRole('textbox', { name: 'License Info' });
  await expect(license(page)).toBeEnabled();
  await expect(license(other)).toBeEnabled();
  const theirs = unique('Their words');
  await license(other).fill(theirs);
  await button(other, 'Save Changes').last().click();
  await expect(notice(other, 'Page Saved!')).toBeVisible();

  await page.bringToFront();
  await reach(page, license(page));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('My words');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Somebody else has changed this text meanwhile\. Saving/)).toBeVisible();
  await expect(license(page)).toHaveValue('My words');
  await expectNoViolations(page, 'a text that somebody else has changed');
  await press(page, 'Use the other version');
  await expect(license(page)).toHaveValue(theirs);
  await expect(license(page)).toBeFocused();
});

test('a long list goes on by keys: after a page that did not come, and where the last one is empty', async ({
  bench,
}) => {
  const word = await subscribe(bench, 100);
  const page = await openAdmin(bench, '/admin/newsletter');
  await reach(page, page.getByRole('searchbox', { name: 'Search subscribers' }));
  await page.keyboard.type(word);
  const rows = page.getByRole('table', { name: 'All Subscribers' }).locator('tbody').getByRole('row');
  await expect(page.getByText(/^50\+ of/)).toBeVisible();
  await expect(rows).toHaveCount(50);
  await expectNoViolations(page, 'a list with more');

  bench.network.break('POST', SUBSCRIBERS, faults.status(500), 1);
  await press(page, 'Show more');
  const alert = page.getByText('The list could not be loaded.');
  await expect(alert).toBeInViewport();
  await expect(button(page, 'Show more')).toBeFocused();
  await expectNoViolations(page, 'a list that did not go on');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(100);
  await expect(alert).toBeHidden();
  await expect(button(page, 'Show more')).toBeFocused();
  await page.keyboard.press('Enter'); // nobody knew that these were all
  await expect(button(page, 'Show more')).toBeHidden();
  await expect(rows.last().getByRole('button', { name: 'Remove' })).toBeFocused();
});

test('an export is begun, watched and cancelled by keys, which stay where they are', async ({ bench }) => {
  const page = await openAdmin(bench, '/admin/newsletter');
  await expect(page.getByRole('table', { name: 'All Subscribers' })).toBeVisible();
  const release = bench.network.hold('POST', SUBSCRIBERS);
  await press(page, 'Export List CSV');
  await expect(page.getByRole('progressbar', { name: /^0 of / })).toBeVisible();
  await expect(button(page, 'Cancel Export')).toBeFocused();
  await expectNoViolations(page, 'an export');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(button(page, 'Export List CSV')).toBeFocused();
  release();

  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('newsletter-subscribers.csv');
  await expect(notice(page, 'Subscribers exported!')).toBeVisible();
  await expect(button(page, 'Export List CSV')).toBeFocused();
});
