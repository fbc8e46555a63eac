import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from '@/app/app';
import { loadPage } from '@/app/built-page';
import { renderPage } from '@/app/render-page';
import { renderProduct } from '@/app/render-product';
import { pageRoutes, paths } from '@/lib/paths';
import type { RenderedPage } from '@/lib/rendered-page';
import { expectedConsole } from '@tests/setup/browser';
import { backend, stock } from '@tests/support/backend';
import { buildProduct, buildProductRow } from '@tests/support/builders';
import { answer, hold, refusal, rest } from '@tests/support/faults';
import { register, signInBefore } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';

const built = pageRoutes.filter(({ isBuilt }) => isBuilt).map(({ path }) => path);

let root: Root | undefined;
beforeEach(() => {
  expectedConsole.push('Detected multiple renderers'); // it is rendered and taken over in one process
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/**
 * Takes over a page that was built, as main.tsx does. What React warns of fails the test.
 * @param meanwhile happens when the app has begun and has drawn nothing yet
 */
async function takeOver(path: string, html: string, note?: RenderedPage['note'], meanwhile = () => {}) {
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  container.id = 'root';
  container.innerHTML = html;
  document.body.append(container);
  if (note) {
    const script = Object.assign(document.createElement('script'), {
      type: 'application/json',
      id: note.name,
    });
    script.textContent = note.json;
    document.body.append(script);
  }
  const faults: unknown[] = [];
  await loadPage(path);
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <App isBuilt />
      </StrictMode>,
      { onRecoverableError: (error) => faults.push(error) },
    );
    meanwhile();
    await Promise.resolve();
  });
  return faults;
}

const render = async (path: string) => (await renderPage(path)).html;

describe.each(built)('the built page %s', (path) => {
  it('is taken over as it is by a visitor', async () => {
    const html = await render(path);
    expect(html).toContain('<h1');
    expect(await takeOver(path, html)).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'Sign Up' })).not.toEqual([]);
  });

  it('is taken over by a member with a dark theme, a full cart and a wishlist', async () => {
    const html = await render(path);
    const account = register('user');
    const fox = buildProduct({ id: 'fox' });
    backend.carts.set(account.id, [{ ...fox, quantity: 3 }]);
    backend.wishlists.set(account.id, [fox]);
    signInBefore(account);
    localStorage.setItem('vite-ui-theme', 'dark');
    expect(await takeOver(path, html)).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Switch to light theme' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Wishlist, 1 item' })).toBeInTheDocument();
    localStorage.removeItem('vite-ui-theme');
  });
});

it('what was typed, chosen and pressed before the script was there counts', async () => {
  const taken = takeOver(paths.login, await render(paths.login));
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  email.value = 'ada@example.com';
  window.inkpatchTakeClicks = () => [screen.getByRole('button', { name: 'Sign In' })];
  expect(await taken).toEqual([]);
  // the form was sent: what is missing is told, and what is there is not
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  expect(email).toBeValid();
  expect(email).toHaveValue('ada@example.com');
});

it('what is typed while the app takes the page over counts', async () => {
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  const type = () => void (email().value = 'ada@example.com');
  window.inkpatchTakeClicks = () => []; // taken once what was typed has been told
  expect(await takeOver(paths.login, await render(paths.login), undefined, type)).toEqual([]);
  await expect.poll(() => window.inkpatchTakeClicks).toBeUndefined();
  act(() => screen.getByRole('button', { name: 'Sign In' }).click());
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  expect(email()).toBeValid();
  expect(email()).toHaveValue('ada@example.com');
});

describe('the built page of a product', () => {
  const row = buildProductRow({
    id: 'fox',
    title: 'Fox </script><b>',
    price: 4.5,
    downloads: 12_345,
    reviews: 1200,
    created_at: '2026-03-01T23:30:00Z',
  });
  const path = paths.product('fox');
  const built = async () => {
    const page = (await renderProduct(row, '2026-11-20'))?.page;
    if (!page) throw new Error('It is a product.');
    return page;
  };
  const DAY = 'on Nov 20, 2026';

  it('shows it as of the build, is taken over, and gives way to today’s', async () => {
    const { html, note } = await built();
    expect(html).toContain('$4.50');
    expect(html).toContain(DAY);
    expect(note?.json).not.toContain('<');
    stock([{ ...row, price: 5 }]);
    const open = hold('get', rest('products'));
    expect(await takeOver(path, html, note)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Fox </script><b>' })).toBeVisible();
    expect(screen.getByText(DAY)).toBeVisible();
    open();
    expect((await screen.findAllByText('$5.00')).length).toBeGreaterThan(0);
    expect(screen.queryByText(DAY)).toBeNull();
  });

  it('stays as of the build where there is no answer', async () => {
    const { html, note } = await built();
    expectedConsole.push('Error fetching product:', 'Error fetching');
    answer('get', rest('products'), () => refusal(503));
    expect(await takeOver(path, html, note)).toEqual([]);
    await networkIdle();
    expect(screen.getByText(DAY)).toBeVisible();
  });

  it('puts today’s into the cart, never that of the build', async () => {
    const { html, note } = await built();
    const account = register('user');
    signInBefore(account);
    stock([{ ...row, price: 5 }]);
    const open = hold('get', rest('products'));
    await takeOver(path, html, note);
    await screen.findByRole('button', { name: account.email });
    screen.getAllByRole('button', { name: /Add to Cart/ })[0]?.click();
    open();
    await expect.poll(() => backend.carts.get(account.id)).toMatchObject([{ id: 'fox', price: 5 }]);
  });
});
