import { expect, newAccount, register, test } from './fixtures';

/** Parts of the browser that a setting may block. Then they are no less there: touching them throws. */
const FEATURES = ['BroadcastChannel', 'locks', 'indexedDB', 'localStorage', 'sessionStorage'] as const;

// the client of the backend tells of it, and does without
test.use({ expectedConsole: [/Failed to create a new BroadcastChannel/] });

for (const feature of FEATURES)
  test(`a shopper registers and fills the cart in a browser that blocks ${feature}`, async ({ page }) => {
    await page.addInitScript((name) => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      if (name === 'BroadcastChannel') Object.defineProperty(window, name, { value: refuse });
      else Object.defineProperty(name === 'locks' ? Navigator.prototype : window, name, { get: refuse });
    }, feature);
    await register(page, newAccount());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await page.waitForLoadState('networkidle'); // saved

    await page.reload();
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    // without local storage nobody stays signed in, and the page says so as to any visitor
    const sign = feature === 'localStorage' ? 'Login' : 'Cart, 1 item';
    await expect(page.getByRole('banner').getByRole('link', { name: sign })).toBeVisible();
  });
