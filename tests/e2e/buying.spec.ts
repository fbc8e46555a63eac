import type { Page } from '@playwright/test';
import { expect, fillCheckout, newAccount, notice, register, signIn, signUp, test } from './fixtures';

const PRODUCT = '/product/00000000-0000-4000-9000-000000000102';
const buyBar = (page: Page) => page.getByRole('group', { name: 'Buy' });
const pageButton = (page: Page) =>
  page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' });

test('Add to Cart is in sight on a tablet, and in reach on a telephone wherever one reads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(PRODUCT);
  await expect(pageButton(page)).toBeInViewport({ ratio: 1 });
  await expect(buyBar(page)).toHaveCount(0);
  await page.getByRole('heading', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(buyBar(page)).toBeInViewport({ ratio: 1 });
  await buyBar(page).getByRole('button', { name: 'Add to Cart' }).click();
  const box = await notice(page, 'Please log in').boundingBox();
  expect(box?.y).toBeLessThan(150); // not over the bar

  await page.setViewportSize({ width: 390, height: 844 });
  const picture = await page.getByRole('img', { name: 'Wildflower Bouquet' }).boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(0.6 * 844);
  await page.getByRole('heading', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded();
  await expect(buyBar(page)).toBeInViewport({ ratio: 1 });
  expect((await buyBar(page).boundingBox())?.height).toBe(64);
  await expect(buyBar(page).getByText('$14.00')).toBeVisible();
  await pageButton(page).scrollIntoViewIfNeeded();
  await expect(buyBar(page)).toHaveCount(0);
  await page.keyboard.press('End');
  const lastLine = page.getByText(/© 2024/);
  await expect(lastLine).toBeInViewport({ ratio: 0.9 });
  await expect(buyBar(page)).toBeInViewport({ ratio: 1 }); // over the footer as well, of which it covers nothing
  const end = await lastLine.boundingBox();
  const bar = await buyBar(page).boundingBox();
  expect(Math.round((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThanOrEqual(bar?.y ?? 0);
  const above = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name })
      .evaluate((link) => window.innerHeight - link.getBoundingClientRect().bottom);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0); // the key's scroll would undo the focus' one
  for (const name of ['New Arrivals', 'Terms of Service']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).focus();
    await expect.poll(() => above(name), { message: name }).toBeGreaterThanOrEqual(64);
  }
});

test('the bar comes as soon as a part of the button is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PRODUCT);
  await expect(pageButton(page)).toBeVisible();
  /** Leaves so many pixels of the window below the button, fewer than none if it is cut off. */
  const leave = (pixels: number) =>
    pageButton(page).evaluate(
      (button, below) =>
        window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + below),
      pixels,
    );
  await leave(-3);
  await expect(buyBar(page)).toBeInViewport({ ratio: 1 });
  await leave(1);
  await expect(buyBar(page)).toHaveCount(0);
});

test('a visitor is led from Add to Cart through the login back to the product, and on to the cart', async ({
  page,
}) => {
  const account = newAccount();
  await signUp(page.request, account);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PRODUCT);
  await pageButton(page).click();
  const toast = notice(page, 'Please log in');
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(150); // below the header, not over what one presses
  await toast.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Continue with Wildflower Bouquet' }).click();
  await expect(page).toHaveURL(PRODUCT);
  await pageButton(page).click();
  await notice(page, 'Added to cart!').getByRole('button', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { name: '1 Item' })).toBeVisible();
});

test('after paying the receipt is open, and what was bought stays in reach', async ({ page }) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.goto(PRODUCT);
  await pageButton(page).click();
  await expect(notice(page, 'Added to cart!')).toBeVisible();
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Billed to')).toBeVisible();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g), 'pages of the printed receipt').toHaveLength(1);
  const receipt = page.getByRole('region', { name: 'Items' });
  await receipt.getByRole('button', { name: 'Download Wildflower Bouquet' }).click();
  await expect(notice(page, 'not implemented')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'All purchases' }).getByRole('link', { name: 'Wildflower Bouquet' }),
  ).toBeVisible();
  const purchases = await page.getByRole('region', { name: 'All purchases' }).boundingBox();
  const list = await page.getByRole('list', { name: 'All purchases' }).boundingBox();
  const below = (box: typeof list) => (box?.y ?? NaN) + (box?.height ?? NaN);
  expect(below(purchases) - below(list)).toBeLessThan(24); // its padding, and nothing else
  await page.goto(PRODUCT);
  const buttons = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^(Download|Add to)/ });
  await expect(buttons.first()).toBeVisible();
  const top = (name: string) =>
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name })
      .evaluate((button) => button.getBoundingClientRect().top);
  // what one owns is downloaded first
  await expect.poll(async () => (await top('Download')) < (await top('Add to Cart'))).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('heading', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded();
  const bar = page.getByRole('group', { name: 'Download' });
  await expect(bar.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
});

test('Back to Products leads back to the filters, and to the place', async ({ page }) => {
  await page.goto('/products?category=00000000-0000-4000-8000-000000000001&view=list');
  const categories = page.getByRole('complementary', { name: 'Filters' });
  await categories.getByRole('button', { name: 'Animals' }).click();
  await expect(page.getByText('Showing 6 results')).toBeVisible();
  const address = page.url();
  await page.getByRole('list', { name: 'Products' }).getByRole('link').last().click();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Showing 6 results')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('on a telephone and a tablet, cart and checkout keep the total and the next step in reach', async ({
  page,
}) => {
  const account = newAccount();
  await register(page, account);
  await signIn(page, account);
  await page.setViewportSize({ width: 390, height: 700 });
  for (const title of ['owl', 'fern', 'rocket', 'latte', 'cabin', 'bicycle']) {
    await page.goto(`/products?search=${title}`);
    await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notice(page, 'Added to cart!')).toBeVisible();
  }
  await page.goto('/cart');
  const cartBar = page.getByRole('group', { name: 'Checkout' });
  for (const [width, height] of [
    [768, 1024],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).not.toBeInViewport();
    await expect(cartBar).toBeInViewport({ ratio: 1 });
  }
  await expect(cartBar.getByText(/^\$\d+\.\d\d$/)).toBeVisible();
  await cartBar.getByRole('link', { name: 'Checkout' }).click();

  await expect(page.getByLabel('First Name')).toHaveValue(account.name.split(' ')[0] ?? '');
  const city = await page.getByLabel('City').boundingBox();
  const zip = await page.getByLabel('ZIP Code').boundingBox();
  expect(zip?.y).toBe(city?.y);
  await page.getByRole('button', { name: /^6 items/ }).click();
  const lines = page.getByRole('list', { name: 'Items' });
  await expect(lines.getByRole('listitem')).toHaveCount(6);
  expect(await lines.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0); // none is hidden
  const orderBar = page.getByRole('group', { name: 'Order' });
  await orderBar.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeFocused(); // what is missing is said, under neither bar nor header
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeInViewport({ ratio: 1 });
});
