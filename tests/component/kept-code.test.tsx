import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage, pageOf } from '@/app/lazy-page';
import { keptCode, LazyCode } from '@/lib/lazy-code';
import { KeptCodeNotice } from '@/ui/code-missing';
import { Input } from '@/ui/input';
import { ToastOutlet } from '@/ui/toast-outlet';
import { toast, visibleToast } from '@/ui/toast-store';
import { useLazyCode } from '@/ui/use-lazy-code';
import { expectedConsole } from '@tests/setup/browser';
import { networkIdle, server } from '@tests/support/server';
import { expectToast } from '@tests/support/toasts';

/**
 * Browsers that keep a failed import for the life of a page: the file can be had again, and `import()` goes on failing.
 */
const FILE = `${window.location.origin}/assets/notes.js`;
const missing = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);

const Notes = () => <h1>Notes</h1>;
let isKept: boolean;
let isServerUp: boolean;
let reload: () => void;

beforeEach(() => {
  isKept = true;
  isServerUp = true;
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  expectedConsole.push('Error loading the notes:');
  server.use(http.get(FILE, () => (isServerUp ? HttpResponse.text('') : HttpResponse.error())));
  return () => keptCode.set([]);
});

const load = () =>
  isKept || !isServerUp
    ? Promise.reject<{ default: typeof Notes }>(missing)
    : Promise.resolve({ default: Notes });

function open(element: React.ReactNode, typed = '') {
  const page = (
    <main id="main">
      {element}
      <Input aria-label="Email" defaultValue={typed} />
      <ToastOutlet />
      <KeptCodeNotice />
    </main>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return userEvent.setup();
}

const lookAgain = () => window.dispatchEvent(new Event('online'));

describe('a page whose code the browser does not ask for again', () => {
  const openPage = (typed?: string) => {
    const Page = lazyPage(new LazyCode('the notes', load), pageOf);
    return open(<Page />, typed);
  };

  it.each<[string, (user: ReturnType<typeof userEvent.setup>) => unknown]>([
    ['Retry', (user) => user.click(screen.getByRole('button', { name: 'Retry' }))],
    ['itself when the network is back', lookAgain],
  ])('is brought by a reload, by %s', async (_by, tryAgain) => {
    isServerUp = false;
    const user = openPage();
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    expect(reload).not.toHaveBeenCalled();
    isServerUp = true;
    await tryAgain(user);
    await expect.poll(() => vi.mocked(reload).mock.calls.length).toBe(1);
    expect(visibleToast.get()).toBeNull();
  });

  it('is not reloaded while the server is away', async () => {
    isServerUp = false;
    const user = openPage();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await networkIdle();
    expect(reload).not.toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('comes without a reload where the browser asks again', async () => {
    isServerUp = false;
    const user = openPage();
    await screen.findByRole('button', { name: 'Retry' });
    isServerUp = true;
    isKept = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    await networkIdle();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not reloaded over what somebody has typed: the person is asked', async () => {
    const user = openPage('nora@example.com');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    const button = await screen.findByRole('button', { name: 'Reload' });
    expect(screen.getByRole('alert')).toHaveTextContent('What you have typed would be lost.');
    expect(visibleToast.get()).toBeNull(); // it is said once
    expect(reload).not.toHaveBeenCalled();
    await user.click(button);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is reloaded once: after that the person is asked, and once more after it was there', async () => {
    const user = openPage();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect.poll(() => vi.mocked(reload).mock.calls.length).toBe(1);
    lookAgain();
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
    lookAgain();
    await networkIdle();
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(1);

    isKept = false;
    lookAgain();
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a part of a page whose code the browser does not ask for again', () => {
  const notes = () => new LazyCode('the notes', load);

  it('is offered by a notice with a reload, and the page stays as it is', async () => {
    const code = notes();
    const Part = () => <p>{useLazyCode(code).status}</p>;
    const user = open(<Part />);
    expect(await screen.findByText('failed')).toBeVisible();
    lookAgain();
    await expectToast(
      'A part of this page could not be loaded',
      'Reload the page to try again. What you have typed would be lost.',
    );
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not take the place of a notice with something to undo', async () => {
    const code = notes();
    const Part = () => <p>{useLazyCode(code).status}</p>;
    open(<Part />);
    expect(await screen.findByText('failed')).toBeVisible();
    toast({ title: 'Removed', action: { label: 'Undo', alt: 'Undo', run: () => {} } });
    lookAgain();
    await expect.poll(keptCode.get).toEqual(['the notes']);
    expect(visibleToast.get()?.title).toBe('Removed');
  });
});
