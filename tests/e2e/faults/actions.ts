import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { badgeName } from '../../support/badge-name';
import { ALL_RESULTS, card, takenOver } from '../fixtures';
import type { Member } from './bench';

/** What a person does with the store, and what they see. */

/** Waits for the products. */
export const shelf = (page: Page) => expect(page.getByText(ALL_RESULTS)).toBeVisible();

export const addToCart = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: 'Add to Cart' }).click();

export const toggleWish = (page: Page, title: string) =>
  card(page, title)
    .getByRole('button', { name: /wishlist$/ })
    .click();

export const badge = (page: Page, count: number) =>
  expect(page.getByRole('link', { name: badgeName('Cart', count), exact: true })).toBeVisible();

/** Notes of what is not saved, in the browser. */
export const unsavedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved_')));

export const signedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

export async function logOut(page: Page, member: Member): Promise<void> {
  await page.getByRole('button', { name: member.email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await signedOut(page);
}

/** Signs in where the page is, without loading it anew. */
export async function logIn(page: Page, member: Member): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Waits until the page knows that its next save has failed; what it has to tell of it is drawn then. */
export async function saveFails(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => message.text().startsWith('Error saving'));
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Presses Retry where it still is: a page that is looked at again mends itself too, and a click that waits for the button
 * would wait for nothing.
 */
export const pressRetry = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Retry' })
    .evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());

/** Tells the page that it is looked at again. */
export const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Goes to an address inside the app, as a link would, without loading the page anew. */
export async function goTo(page: Page, address: string): Promise<void> {
  await takenOver(page);
  const isOtherPage = await page.evaluate((to) => {
    const from = window.location.pathname;
    document.title = 'on the way';
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return from !== window.location.pathname;
  }, address);
  if (isOtherPage) await expect(page).not.toHaveTitle('on the way');
  await expect(page.locator('main h1').first()).toBeVisible();
}
