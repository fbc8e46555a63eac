import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paper } from '@/lib/brand';
import { renderRoute } from '@tests/support/render-route';
import { blockStorage } from '@tests/support/storage';
import { withBrandWords } from '../../src/build/brand-words';

const KEY = 'vite-ui-theme';
const root = document.documentElement;

/** The system's colours, which a test may change. */
const system = { isDark: false, listeners: new Set<() => void>() };

function setSystem(isDark: boolean) {
  system.isDark = isDark;
  act(() => system.listeners.forEach((listener) => listener()));
}

beforeEach(() => {
  system.isDark = false;
  system.listeners.clear();
  root.className = '';
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return media === '(prefers-color-scheme: dark)' && system.isDark;
    },
    media,
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
  }));
});

const toggle = (to: 'light' | 'dark') => screen.findByRole('button', { name: `Switch to ${to} theme` });

describe('the theme', () => {
  it('toggles between dark and light and is kept under vite-ui-theme', async () => {
    const { user } = renderRoute('/faq');
    await user.click(await toggle('dark'));
    await waitFor(() => expect(root).toHaveClass('dark', { exact: true }));
    expect(localStorage.getItem(KEY)).toBe('dark');
    await user.click(await toggle('light'));
    await waitFor(() => expect(root).toHaveClass('light', { exact: true }));
    expect(localStorage.getItem(KEY)).toBe('light');
  });

  it.each([null, 'system', 'purple'])('follows the system while the choice is %s', async (stored) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    system.isDark = true;
    renderRoute('/faq');
    await toggle('light');
    await waitFor(() => expect(root).toHaveClass('dark'));
    setSystem(false);
    await toggle('dark');
    await waitFor(() => expect(root).toHaveClass('light', { exact: true }));
    expect(localStorage.getItem(KEY)).toBe(stored);
  });

  it('follows the system no more once it was chosen', async () => {
    localStorage.setItem(KEY, 'light');
    renderRoute('/faq');
    await toggle('dark');
    setSystem(true);
    await waitFor(() => expect(root).toHaveClass('light', { exact: true }));
  });

  it('follows a change in another tab', async () => {
    renderRoute('/faq');
    await toggle('dark');
    localStorage.setItem(KEY, 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    await toggle('light');
    await waitFor(() => expect(root).toHaveClass('dark', { exact: true }));
  });
});

describe('the script before the first paint', () => {
  const html = withBrandWords(readFileSync('index.html', 'utf8'));
  const page = new DOMParser().parseFromString(html, 'text/html');

  const script = page.querySelector('script');

  /** Runs what index.html runs before anything is drawn. Returns the colour it gave to the browser's frame. */
  function runScript() {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'theme-color';
    runInNewContext(script?.textContent ?? '', { localStorage, matchMedia, document });
    meta.remove();
    return meta.content;
  }

  it('comes before everything that is drawn, and waits for nothing', () => {
    expect(script?.parentElement).toBe(page.head);
    expect(script?.getAttributeNames()).toEqual([]);
    expect(page.querySelector('head script ~ script, head link[rel=stylesheet] ~ script')).toBeNull();
  });

  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
    ['purple', true, 'dark'],
  ])('with %s stored and a dark system %s, paints %s', (stored, isDark, shown) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    system.isDark = isDark;
    const colour = runScript();
    expect(root).toHaveClass(shown, { exact: true });
    expect(colour).toBe(shown === 'dark' ? paper.dark : '');
  });

  it('does without storage', () => {
    blockStorage();
    system.isDark = true;
    runScript();
    expect(root).toHaveClass('dark', { exact: true });
  });
});
