import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const MOST = 150;

type Role = Parameters<Page['getByRole']>[0];

/** Presses a key until the control has the focus. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never reached ${await target.evaluate((element) => element.outerHTML)}`);
}

/** Tabs to the first control of this role and name. */
export const tabTo = (page: Page, role: Role, name: string | RegExp): Promise<void> =>
  reach(page, page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first());
