import { brand } from '@/lib/brand';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectedConsole } from '@tests/setup/browser';
import { renderRoute } from '@tests/support/render-route';
import { networkIdle, server } from '@tests/support/server';

/** Where the store itself lies, which names the version it is. */
const FRONT_PAGE = `${window.location.origin}/`;

const HEADING = 'Unexpected Application Error!';

/** What the terms page does in the test that is running. */
const terms = vi.hoisted(() => ({ draw: (): null => null }));
vi.mock('@/pages/site/terms', () => ({ default: () => terms.draw() }));

function throwing(error: unknown) {
  expectedConsole.push('Ink spilled', 'React Router caught', 'dynamically imported');
  terms.draw = () => {
    throw error;
  };
  return renderRoute('/terms-of-service');
}

describe('an unknown address', () => {
  it('shows the error page with 404 Not Found, inside header and footer', async () => {
    renderRoute('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '404 Not Found' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByLabelText('Error stack')).toBeNull();
    await expect.poll(() => document.title).toBe(`${HEADING} – ${brand.name}`);
  });

  it.each([
    ['Go Home', '/'],
    ['Browse Collection', '/products'],
  ])('offers a way out: %s', async (name, address) => {
    const page = renderRoute('/no/such/page');
    await page.user.click(await screen.findByRole('link', { name }));
    await expect.poll(page.address).toBe(address);
    await expect.poll(() => screen.queryByRole('heading', { name: HEADING })).toBeNull();
  });

  it('below /admin and /product is no other', async () => {
    renderRoute('/product/1/2');
    expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible();
  });
});

describe('a thrown error', () => {
  it('shows its message and its stack, inside header and footer', async () => {
    const error = new Error('Ink spilled');
    throwing(error);
    expect(await screen.findByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Ink spilled' })).toBeVisible();
    expect(screen.getByLabelText('Error stack')).toHaveTextContent('route-errors.test.tsx');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });

  it('is over on the next page', async () => {
    const { user } = throwing(new Error('Ink spilled'));
    await user.click(await screen.findByRole('link', { name: 'Go Home' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: `${brand.tagline} for all you make` }),
    ).toBeVisible();
  });

  it('that is no Error shows as text', async () => {
    throwing('Ink spilled everywhere');
    expect(await screen.findByRole('heading', { level: 2, name: 'Ink spilled everywhere' })).toBeVisible();
    expect(screen.queryByLabelText('Error stack')).toBeNull();
  });

  describe('of a part that could not be loaded', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: /assets/terms.js');
    const page = (script: string) => HttpResponse.html(`<script type="module" src="${script}"></script>`);

    beforeEach(() => {
      const script = document.createElement('script');
      script.type = 'module';
      script.setAttribute('src', '/assets/index-old.js');
      document.head.append(script);
      return () => script.remove();
    });

    it('offers to reload for the new version that the server has', async () => {
      server.use(http.get(FRONT_PAGE, () => page('/assets/index-new.js')));
      throwing(missing);
      expect(await screen.findByText(/^The store has been updated since/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go Home' })).toBeVisible();
    });

    it.each<[string, () => Response]>([
      ['while the server is down', () => HttpResponse.error()],
      ['of the same version', () => page('/assets/index-old.js')],
    ])('%s speaks of no update', async (_when, reply) => {
      server.use(http.get(FRONT_PAGE, reply));
      throwing(missing);
      expect(await screen.findByText(/^A part of this page could not be loaded/)).toBeVisible();
      await networkIdle();
      expect(screen.queryByText(/updated/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    });
  });
});
