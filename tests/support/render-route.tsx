import { render } from '@testing-library/react';
import userEvent, { type Options } from '@testing-library/user-event';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { routes } from '@/app/routes';
import { sessionKey } from '@/backend/client';
import { buildSession } from './auth-handlers';
import { backend, type StoredUser } from './backend';

export type Person = 'visitor' | 'user' | 'admin';

const PEOPLE: Record<Exclude<Person, 'visitor'>, StoredUser> = {
  user: {
    id: 'user-1',
    email: 'shopper@example.com',
    password: 'secret-1',
    created_at: '2026-01-05T09:00:00Z',
    user_metadata: { name: 'Sam Shopper', role: 'user' },
  },
  admin: {
    id: 'admin-1',
    email: 'admin@example.com',
    password: 'secret-2',
    created_at: '2026-01-01T09:00:00Z',
    user_metadata: { name: 'Ada Admin', role: 'admin' },
  },
};

/** Makes an account known to the mocked backend. */
export function register(person: Exclude<Person, 'visitor'>): StoredUser {
  const account = structuredClone(PEOPLE[person]);
  if (!backend.users.some((user) => user.id === account.id)) backend.users.push(account);
  return account;
}

/** Leaves a session in this browser, as an earlier visit would have. */
export function signInBefore(account: StoredUser): void {
  localStorage.setItem(sessionKey(), JSON.stringify(buildSession(account)));
}

interface RenderOptions {
  /** Who is signed in when the page opens. */
  as?: Person;
  userEvent?: Options;
}

let visits = 0;

/** Opens an address of the real route table, with the real providers, on the mocked network. */
export function renderRoute(path: string, { as = 'visitor', userEvent: options }: RenderOptions = {}) {
  if (as !== 'visitor') signInBefore(register(as));
  visits += 1;
  // A key of its own, as each page load has one: what the store keeps by history entry must not reach the next test.
  const entry = {
    pathname: '/',
    search: '',
    hash: '',
    state: null,
    ...parsePath(path),
    key: `visit-${visits}`,
  };
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...view,
    router,
    user: userEvent.setup(options),
    /** Where the router is now, e.g. `/products?view=list`. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
