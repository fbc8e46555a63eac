import type { Page } from '@playwright/test';
import { addToCart, badge, logOut, pressRetry, shelf, signedOut } from './actions';
import { CARTS, expect, LOGOUT, type Session, SESSION_KEY, test, TOKEN, USER } from './bench';
import { BROKEN, faults } from './network';

const EXPIRED = () => faults.status(401, { code: 'PGRST303', message: 'JWT expired' });
const REFUSED = () => faults.status(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'gone' });
const NOBODY = () => faults.status(403, { code: 403, error_code: 'user_not_found', msg: 'gone' });

const changeSession = (page: Page, change: Partial<Session>) =>
  page.evaluate(
    ([key, changes]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...session, ...changes }));
    },
    [SESSION_KEY, change] as const,
  );
const hasSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key) !== null, SESSION_KEY);

test('a token that expires', async ({ bench }) => {
  const member = await bench.join();
  const page = await bench.open(member);
  await addToCart(page, 'Sleepy Fox');
  let lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });

  // while the page was away: it is renewed at once
  await changeSession(page, { expires_at: Math.floor(Date.now() / 1000) - 60 });
  await page.reload();
  await badge(page, 1);
  await expect(page.getByRole('button', { name: member.email })).toBeVisible();

  // in the middle, by the server's clock alone: renewed after the refusal, and the save goes out
  bench.network.break('POST', CARTS, EXPIRED(), 1);
  bench.network.break(
    'GET',
    USER,
    faults.status(403, { code: 403, error_code: 'bad_jwt', msg: 'expired' }),
    1,
  );
  const renewals = bench.network.count('POST /auth/v1/token');
  await addToCart(page, 'Barn Owl at Night');
  lost += await bench.expectStored(member, { 'Sleepy Fox': 1, 'Barn Owl at Night': 1 });
  await expect.poll(() => bench.network.count('POST /auth/v1/token')).toBe(renewals + 1);
  await expect(page.getByRole('button', { name: member.email })).toBeVisible();

  // and a server that refuses every token is not asked for ever
  bench.network.break('GET', USER, faults.status(403, { code: 403, error_code: 'bad_jwt', msg: 'expired' }));
  bench.network.break('POST', CARTS, EXPIRED());
  await addToCart(page, 'Hedgehog with Apple');
  await expect.poll(() => bench.network.count('POST /auth/v1/token')).toBe(renewals + 3);
  await badge(page, 3);
  bench.network.heal();
  await addToCart(page, 'Hedgehog with Apple');
  lost += await bench.expectStored(member, {
    'Sleepy Fox': 1,
    'Barn Owl at Night': 1,
    'Hedgehog with Apple': 2,
  });
  bench.note('token expiring', 3, 'renewed, the save goes out', lost);
});

test('a refresh that is refused, and one that has no answer', async ({ bench }) => {
  const member = await bench.join();
  await bench.store(member, [{ id: 'kept', title: 'Kept', price: 1, quantity: 1 }]);
  const page = await bench.open(member, '/cart');
  await badge(page, 1);
  await changeSession(page, { expires_at: Math.floor(Date.now() / 1000) - 60 });
  // while the server is down, nobody is told to log in: it is asked again
  bench.network.break('POST', TOKEN, faults.status(503, 'down'), 3);
  await page.reload();
  await expect.poll(() => bench.network.count('POST /auth/v1/token')).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toHaveCount(0);
  expect(await hasSession(page), 'a session is no less because the server is down').toBe(true);
  await badge(page, 1);

  await changeSession(page, { expires_at: Math.floor(Date.now() / 1000) - 60 });
  bench.network.heal();
  bench.network.break('POST', TOKEN, REFUSED());
  await page.reload();
  await signedOut(page);
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await expect.poll(() => hasSession(page)).toBe(false);
  bench.note(
    'refresh refused',
    2,
    'signed out, the cart stays',
    await bench.expectStored(member, { Kept: 1 }),
  );
});

test('a session that is revoked, and an account that is deleted', async ({ bench }) => {
  const cases: [string, () => void][] = [
    [
      'revoked elsewhere',
      () => {
        bench.network.break('POST', CARTS, EXPIRED());
        const gone = { code: 403, error_code: 'session_not_found', msg: 'gone' };
        bench.network.break('GET', USER, faults.status(403, gone));
      },
    ],
    [
      'account deleted',
      () => {
        const broken = { code: '23503', message: 'violates foreign key constraint "carts_user_id_fkey"' };
        bench.network.break('POST', CARTS, faults.status(409, broken));
        bench.network.break('GET', USER, NOBODY());
      },
    ],
  ];
  for (const [scenario, begin] of cases) {
    const member = await bench.join();
    bench.network.heal();
    const page = await bench.open(member);
    await addToCart(page, 'Sleepy Fox');
    let lost = await bench.expectStored(member, { 'Sleepy Fox': 1 });
    begin();
    await addToCart(page, 'Barn Owl at Night');
    await signedOut(page);
    await badge(page, 0);
    await expect.poll(() => hasSession(page)).toBe(false);
    lost += await bench.expectStored(member, { 'Sleepy Fox': 1 });
    bench.note(scenario, 1, 'signed out here', lost);
    await page.context().close();
  }
});

test('a sign-out with the server down', async ({ bench }) => {
  let lost = 0;
  const ways = BROKEN.filter(([name]) => ['500', '429', 'no answer'].includes(name));
  for (const [, act] of ways) {
    bench.network.heal();
    const member = await bench.join();
    const page = await bench.open(member);
    await addToCart(page, 'Sleepy Fox');
    lost += await bench.expectStored(member, { 'Sleepy Fox': 1 });
    bench.network.break('POST', LOGOUT, act());
    await logOut(page, member);
    await expect.poll(() => hasSession(page)).toBe(false);
    await page.reload();
    await signedOut(page);
    await page.context().close();
  }
  bench.note('sign-out with the server down', ways.length, 'signed out here', lost);
});

test('a backend that is not well at all', async ({ bench }) => {
  for (const [, act] of BROKEN) {
    bench.network.heal();
    const member = await bench.join();
    bench.network.break('GET', /\/rest\/v1\//, act());
    const page = await bench.open(member, '/search?query=fox');
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    bench.network.heal();
    await pressRetry(page);
    await expect(page.getByRole('link', { name: 'Sleepy Fox' })).toBeVisible();
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();
    await shelf(page);
    await page.context().close();
  }
  bench.note('backend answers 429, 500, HTML …', BROKEN.length, 'says so, and offers to retry', 0);
});
