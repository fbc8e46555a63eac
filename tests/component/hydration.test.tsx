import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from '@/app/app';
import { loadPage } from '@/app/built-page';
import { renderPage } from '@/app/render-page';
import { pageRoutes, paths } from '@/lib/paths';
import { expectedConsole } from '@tests/setup/browser';
import { backend } from '@tests/support/backend';
import { buildProduct } from '@tests/support/builders';
import { register, signInBefore } from '@tests/support/render-route';

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

/** Takes over a page that was built, as main.tsx does. What React warns of fails the test. */
async function takeOver(path: string, html: string) {
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  container.id = 'root';
  container.innerHTML = html;
  document.body.append(container);
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
