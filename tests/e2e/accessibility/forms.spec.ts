import type { Locator, Page } from '@playwright/test';
import {
  ADMIN,
  expect,
  fillCheckout,
  newAccount,
  notice,
  register,
  SHOPPER,
  signIn,
  test,
} from '../fixtures';
import { open } from './routes';

const REQUIRED = 'This field is required.';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The field is marked, and what it is described by is there to be read. */
async function expectWrong(control: Locator, message: string) {
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  const texts = () =>
    control.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => {
        const described = document.getElementById(id);
        return described?.checkVisibility() ? described.innerText : `nothing to see of ${id}`;
      }),
    );
  await expect.poll(texts).toContain(message);
}

/** The focus is on the first wrong field, which says so. */
async function expectFirstWrong(control: Locator, message: string) {
  await expect(control).toBeFocused();
  await expectWrong(control, message);
}

const fillAll = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};
const expectKept = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
};

/** The checkout of a new account with something in the cart; gives the button that completes the order. */
async function openCheckout(page: Page): Promise<Locator> {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await open(page, '/products');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await open(page, '/checkout');
  return page.getByRole('button', { name: /^Complete Order - \$/ });
}

test.describe('register', () => {
  const create = async (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

  test('goes to the first wrong field, tells it, and keeps what was typed', async ({ page }) => {
    await open(page, '/register');
    await create(page);
    await expectFirstWrong(field(page, 'Full Name'), REQUIRED);
    for (const label of ['Email', 'Password', 'Confirm Password'])
      await expectWrong(field(page, label), REQUIRED);

    const typed = { 'Full Name': 'Ines', Email: 'nobody', Password: 'ink', 'Confirm Password': 'oink' };
    await fillAll(page, typed);
    await expect(field(page, 'Full Name')).not.toHaveAttribute('aria-invalid');
    await create(page);
    await expectFirstWrong(field(page, 'Email'), 'Enter an e-mail address such as you@example.com.');
    await expectKept(page, typed);

    await fillAll(page, { Email: newAccount().email });
    await create(page);
    await expect(notice(page, 'Password mismatch')).toContainText('Passwords do not match');
    await expectFirstWrong(field(page, 'Confirm Password'), 'Passwords do not match');
    await fillAll(page, { 'Confirm Password': 'ink' });
    await create(page);
    await expect(notice(page, 'Password too short')).toBeVisible();
    await expectFirstWrong(field(page, 'Password'), 'Password must be at least 6 characters long');
    await expectKept(page, { 'Full Name': 'Ines', Password: 'ink', 'Confirm Password': 'ink' });
  });

  test.describe('an address that is taken', () => {
    test.use({ expectedConsole: [/\/auth\/v1\/signup/] });
    test('keeps what was typed, and the focus', async ({ page }) => {
      const typed = {
        'Full Name': 'Ines',
        Email: SHOPPER.email,
        Password: 'paper-and-ink',
        'Confirm Password': 'paper-and-ink',
      };
      await open(page, '/register');
      await fillAll(page, typed);
      await create(page);
      await expect(notice(page, 'Registration failed')).toBeVisible();
      await expectKept(page, typed);
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeFocused();
    });
  });
});

test('the checkout goes to the first wrong field, tells it, and keeps what was typed', async ({ page }) => {
  const order = await openCheckout(page);
  await order.click();
  await expectFirstWrong(field(page, 'Address'), REQUIRED);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(8); // address and name of the account are filled in
  await fillCheckout(page);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);

  await fillAll(page, { City: '  ', CVV: '' });
  await order.click();
  await expectFirstWrong(field(page, 'City'), REQUIRED);
  await expectWrong(field(page, 'CVV'), REQUIRED);
  await fillAll(page, { Email: 'ines@' });
  await order.click();
  await expectFirstWrong(field(page, 'Email'), 'Enter an e-mail address such as you@example.com.');
  await expectKept(page, {
    Email: 'ines@',
    'First Name': 'Ines',
    'Card Number': '4242 4242 4242 4242',
    'Expiry Date': '12/30',
  });
});

test("the admin's product form goes to the wrong price, tells it, and keeps what was typed", async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await open(page, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const typed = { Title: 'Fox', Description: 'A fox.', 'Main Image URL': '/clipart/sleepy-fox.svg' };
  await fillAll(page, typed);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expectFirstWrong(field(page, 'Price'), 'Enter a number with two decimals at most, such as 4.50.');
  await page.keyboard.type('4.5');
  await expect(field(page, 'Price')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.type('e'); // no number any more
  await save.click();
  // while a dialog is open, the notice beside it is in sight only
  await expect(page.getByText('The price must be a number').first()).toBeVisible();
  await expectFirstWrong(field(page, 'Price'), 'Enter a number with two decimals at most, such as 4.50.');
  await expectKept(page, typed);
});

test('the contact form gives its button the focus back once the message is sent', async ({ page }) => {
  await open(page, '/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expectFirstWrong(field(page, 'Name'), REQUIRED);
  await fillAll(page, { Name: 'Ines', Email: 'ines@example.com', Subject: 'Ink', Message: 'Which one?' });
  await send.click();
  await expect(notice(page, 'Message Sent!')).toBeVisible();
  await expect(send).toBeFocused();
});

test.describe('login', () => {
  test('shows and hides the password without moving the caret or the focus', async ({ page }) => {
    await open(page, '/login');
    const password = field(page, 'Password');
    await password.fill('paper-ink');
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowLeft');
    for (const [name, type] of [
      ['Show password', 'text'],
      ['Hide password', 'password'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(password).toHaveAttribute('type', type);
      await expect(password).toBeFocused();
      const button = page.getByRole('button', { name: /^(Show|Hide) password$/ });
      await expect(button).not.toHaveAccessibleName(name);
      await page.keyboard.type('+'); // there, in the middle
    }
    await expect(password).toHaveValue('paper++-ink');

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  });

  test.describe('a wrong password', () => {
    test.use({ expectedConsole: [/\/auth\/v1\/token/] });
    test('keeps what was typed, and the focus', async ({ page }) => {
      await open(page, '/login');
      await fillAll(page, { Email: SHOPPER.email, Password: 'not-this-one' });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(notice(page, 'Login failed')).toBeVisible();
      await expectKept(page, { Email: SHOPPER.email, Password: 'not-this-one' });
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
    });
  });
});

test('browsers know what to fill in, and which keys to show', async ({ page }) => {
  /** Of each field of the page's form: name, type, autocomplete, inputmode. */
  const fields = () =>
    page
      .getByRole('main')
      .locator('form input')
      .evaluateAll((inputs) =>
        (inputs as HTMLInputElement[]).map((input) =>
          [input.name, input.type, input.autocomplete, input.inputMode].join(' ').trim(),
        ),
      );
  await open(page, '/login');
  await expect.poll(fields).toEqual(['email email username', 'password password current-password']);
  await open(page, '/register');
  await expect
    .poll(fields)
    .toEqual([
      'name text name',
      'email email username',
      'password password new-password',
      'confirmPassword password new-password',
    ]);
  await (await openCheckout(page)).waitFor();
  await expect.poll(fields).toEqual([
    'email email email',
    'firstName text given-name',
    'lastName text family-name',
    'address text street-address',
    'city text address-level2',
    'zipCode text postal-code',
    'country text country-name',
    'nameOnCard text cc-name',
    'cardNumber text cc-number numeric',
    'expiryDate text cc-exp', // its slash is on no numeric keyboard
    'cvv text cc-csc numeric',
    'coupon text off',
  ]);
});

for (const width of [1280, 390])
  test(`a field that gets the focus under the header comes into view with its label, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await open(page, '/contact');
    const subject = field(page, 'Subject');
    // as WebKit does, which scrolls no text field below what stands still
    const distance = () =>
      subject.evaluate(async (element: HTMLInputElement) => {
        element.blur();
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
        element.focus({ preventScroll: true });
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
        return (element.labels?.[0]?.getBoundingClientRect().top ?? 0) - header;
      });
    await expect.poll(distance).toBeGreaterThanOrEqual(0); // the page stands before what sees to it is here
    await expect(subject).toBeInViewport({ ratio: 1 });
  });
