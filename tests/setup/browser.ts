import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { resetClient } from '@/backend/client';
import { forgetProducts } from '@/backend/products';
import { dismissToast } from '@/ui/toast-store';
import { clearBackend } from '@tests/support/backend';
import { openGates } from '@tests/support/gate';
import { networkIdle, server } from '@tests/support/server';
import { installBrowserStandIns } from './browser-stand-ins';

// The first page of a file brings its code along, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** What a test said it expects on the console; everything else there fails it. */
export const expectedConsole: (string | RegExp)[] = [];

/** Each test has a client of its own, as each page would; supabase-js counts them as one page's. */
const alwaysExpected = [/Multiple GoTrueClient instances/];

const unexpected: string[] = [];

function watchConsole(method: 'error' | 'warn') {
  vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
    const text = parts
      .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
      .join(' ');
    const isExpected = [...alwaysExpected, ...expectedConsole].some((expected) =>
      typeof expected === 'string' ? text.includes(expected) : expected.test(text),
    );
    if (!isExpected) unexpected.push(`console.${method}: ${text}`);
  });
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  installBrowserStandIns();
  watchConsole('error');
  watchConsole('warn');
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  openGates();
  await networkIdle(); // what is under way would be counted, and logged, in the next test
  await resetClient();
  forgetProducts();
  dismissToast();
  server.resetHandlers();
  clearBackend();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  vi.restoreAllMocks();
  const found = unexpected.splice(0);
  expectedConsole.length = 0;
  expect(found, 'unexpected console output').toEqual([]);
});
