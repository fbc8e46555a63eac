import { median } from './report.mjs';
import { firstCard, openPage } from './page-speed.mjs';

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A browser in which somebody is signed in already. */
function signedIn(origin) {
  const expiresAt = Math.floor(Date.now() / 1000) + 36_000;
  const user = {
    id: 'bench-user',
    email: 'bench@example.com',
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: {},
    user_metadata: { name: 'Bea Bench', role: 'user' },
    created_at: '2026-01-01T00:00:00Z',
  };
  const session = {
    access_token: `${encode({ alg: 'none' })}.${encode({ sub: user.id, exp: expiresAt })}.x`,
    refresh_token: 'bench',
    token_type: 'bearer',
    expires_in: 36_000,
    expires_at: expiresAt,
    user,
  };
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'sb-127-auth-token', value: JSON.stringify(session) }] }],
  };
}

/** From the press of 'Add to Cart' until the badge shows, and until the backend has the cart. */
export async function measureCart({ browser, backend, bases, report, rounds }) {
  backend.stock(100);
  const times = { badge: [], saved: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage(browser, { cpu: 4, storageState: signedIn(bases.store) });
    try {
      await firstCard(page, `${bases.store}/products`);
      await page.getByRole('button', { name: 'bench@example.com' }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        addEventListener(
          'click',
          () => {
            window.bench.pressed = performance.now();
            const look = () => {
              if (document.querySelector('header a[aria-label="Cart, 1 item"]'))
                window.bench.badge = performance.now() - window.bench.pressed;
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      });
      const saved = page.waitForResponse(
        (response) => response.url().includes('/carts') && response.request().method() === 'POST',
      );
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await saved;
      const { badge, total } = await page.evaluate(() => ({
        badge: window.bench.badge,
        total: performance.now() - window.bench.pressed,
      }));
      times.badge.push(badge);
      times.saved.push(total);
    } finally {
      await close();
    }
  }
  report.add('add to cart until the badge shows, slow 4G, 4x CPU', 'ms', { store: median(times.badge) });
  report.add('… until it is saved', 'ms', { store: median(times.saved) });
}
