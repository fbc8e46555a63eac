import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectedConsole } from '@tests/setup/browser';
import { renderRoute } from '@tests/support/render-route';

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
    await expect.poll(() => document.title).toBe(`${HEADING} – Inkpatch`);
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
    expect(await screen.findByRole('heading', { level: 1, name: /Clipart with character/ })).toBeVisible();
  });

  it('that is no Error shows as text', async () => {
    throwing('Ink spilled everywhere');
    expect(await screen.findByRole('heading', { level: 2, name: 'Ink spilled everywhere' })).toBeVisible();
    expect(screen.queryByLabelText('Error stack')).toBeNull();
  });

  it('of a page that a new version has replaced offers to reload', async () => {
    throwing(new TypeError('Failed to fetch dynamically imported module: /assets/terms.js'));
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toBeVisible();
  });
});
