import { expect, SHOPPER, signIn, test } from './fixtures';
import { ADMIN_ROUTES } from './accessibility/routes';

// what is tried by hand is refused, which the browser logs
test.use({ expectedConsole: [/40[13] .*\/rest\/v1\//] });

test("a user's session gets nothing of the admin, typed by hand or called by hand", async ({ page }) => {
  await signIn(page, SHOPPER);
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) answers.push(response.text().catch(() => ''));
  });
  for (const route of ADMIN_ROUTES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  }
  const scripts = await Promise.all(answers);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => /Manage (Products|Coupons|Users)/.test(text))).toEqual([]);

  const refusals = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? '';
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string };
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`/rest/v1/${path}`, {
        method,
        headers: {
          apikey: 'sb_publishable_local_dev',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return [
        response.status,
        (await response.json().catch(() => null)) as { code?: string } | unknown[] | null,
      ] as const;
    };
    return {
      insert: await call('POST', 'products', { title: 'Mine', price: 1 }),
      update: await call('PATCH', 'products?price=gte.0', { price: 0 }),
      remove: await call('DELETE', 'categories?slug=eq.animals'),
      subscribers: await call('GET', 'newsletter_subscribers?select=*'),
      carts: await call('GET', 'carts?select=user_id'),
    };
  });
  expect(refusals.insert).toMatchObject([403, { code: '42501' }]);
  expect(refusals.update).toEqual([200, []]);
  expect(refusals.remove).toEqual([200, []]);
  expect(refusals.subscribers).toEqual([200, []]);
  const rows = refusals.carts[1] as { user_id: string }[];
  expect(rows.every((row) => row.user_id === '00000000-0000-4000-a000-000000000002')).toBe(true);
});
