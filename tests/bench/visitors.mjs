const ACCOUNTS = {
  shopper: ['shopper@example.com', 'demo-shopper-1'],
  admin: ['admin@example.com', 'demo-admin-1'],
};

const DAY = 86_400_000;
const daysAgo = (days) => new Date(Date.now() - days * DAY).toISOString();
const range = (length) => Array.from({ length }, (_, index) => index);

/** What the admin screens and the dashboard list: they read local storage. */
function records(userId) {
  return {
    orders: range(6).map((index) => ({
      id: String(Date.parse(daysAgo(index))),
      userId,
      items: [{ id: '1', title: 'Sleepy Fox', image: '/clipart/sleepy-fox.svg', price: 4.5, quantity: 1 }],
      total: 4.5,
      status: 'completed',
      createdAt: daysAgo(index),
      billingInfo: {
        firstName: 'Ines',
        lastName: 'Inker',
        email: 'ines@example.com',
        address: '1 Ink Lane',
        city: 'Porto',
        zipCode: '4000-001',
      },
    })),
    reviews: range(6).map((index) => ({
      id: String(index),
      productId: '1',
      userId,
      userName: 'Ines Inker',
      rating: 5 - (index % 5),
      comment: 'Prints beautifully on linen, and the outline stays crisp.',
      createdAt: daysAgo(index),
    })),
    coupons: range(4).map((index) => ({
      id: String(index),
      code: `PATCH${index}`,
      discount: 10,
      type: 'percentage',
      expiryDate: '2099-12-31',
      usageLimit: null,
      usedCount: index,
      isActive: true,
      description: 'For a first order',
      createdAt: daysAgo(index),
    })),
    newsletter_subscribers: range(6).map((index) => ({
      id: String(index),
      email: `reader-${index}@example.com`,
      subscribedAt: daysAgo(index * 9),
    })),
  };
}

async function signedIn(browser, base, [email, password]) {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  return { context, page };
}

async function fillLists(page) {
  await page.goto('/products');
  const cards = page.getByRole('article');
  for (const index of range(3)) await cards.nth(index).getByRole('button', { name: 'Add to Cart' }).click();
  for (const index of range(4))
    await cards
      .nth(index)
      .getByRole('button', { name: /to wishlist$/ })
      .click();
  await page.waitForLoadState('networkidle');
}

/**
 * What the browser holds for each kind of visitor.
 * @returns Playwright storage states: a visitor without anything, a shopper with a filled cart, wishlist and orders, an
 *   admin with rows in every list
 */
export async function prepareVisitors(browser, base) {
  const visitors = { visitor: { cookies: [], origins: [] } };
  for (const [role, account] of Object.entries(ACCOUNTS)) {
    const { context, page } = await signedIn(browser, base, account);
    if (role === 'shopper') await fillLists(page);
    const userId = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name));
      return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').user.id;
    });
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    }, records(userId));
    visitors[role] = await context.storageState();
    await context.close();
  }
  return visitors;
}
