import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { backend } from '@tests/support/backend';
import { type Person, register, renderRoute } from '@tests/support/render-route';
import { networkIdle } from '@tests/support/server';
import { auth, hold } from '@tests/support/faults';
import { leaveExpiredSession } from '@tests/support/sessions';
import { watchPage } from '@tests/support/sightings';

/** Which admin modules were fetched: in a browser each is a chunk of its own. */
const fetched = vi.hoisted((): string[] => []);
const stub = vi.hoisted(() => (name: string) => () => {
  fetched.push(name);
  return { default: () => null };
});
vi.mock('@/pages/admin/shared/admin-layout', stub('admin-layout'));
vi.mock('@/pages/admin/dashboard', stub('dashboard'));
vi.mock('@/pages/admin/products', stub('products'));
vi.mock('@/pages/admin/categories', stub('categories'));
vi.mock('@/pages/admin/users', stub('users'));
vi.mock('@/pages/admin/orders', stub('orders'));
vi.mock('@/pages/admin/coupons', stub('coupons'));
vi.mock('@/pages/admin/reviews', stub('reviews'));
vi.mock('@/pages/admin/newsletter', stub('newsletter'));
vi.mock('@/pages/admin/pages', stub('pages'));

const routes = [
  paths.admin,
  paths.adminProducts,
  paths.adminCategories,
  paths.adminUsers,
  paths.adminOrders,
  paths.adminCoupons,
  paths.adminReviews,
  paths.adminNewsletter,
  paths.adminPages,
];
const outsiders: Person[] = ['visitor', 'user'];

afterEach(() => {
  fetched.length = 0;
});

/**
 * Leaves a session whose token has run out: the lookup has to ask the server, which answers when told to.
 * @returns lets it answer
 */
function signInWithSlowLookup(person: Exclude<Person, 'visitor'>): () => void {
  leaveExpiredSession(register(person));
  return hold('post', auth('token'));
}

it.each(outsiders.flatMap((person) => routes.map((route) => [person, route] as const)))(
  'shows a %s no admin screen at %s, and fetches neither its code nor its data',
  async (person, route) => {
    renderRoute(route, { as: person });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
    await expect.poll(() => document.title).toContain('Access Denied');
    await networkIdle();
    expect(fetched).toEqual([]);
    expect(backend.requests.filter((line) => /products|categories|newsletter/.test(line))).toEqual([]);
  },
);

it.each<Person>(['visitor', 'user', 'admin'])(
  'has nothing at an unknown admin address for a %s',
  async (as) => {
    renderRoute(`${paths.admin}/nope`, { as });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    expect(fetched).toEqual([]);
  },
);

it('waits for the session lookup and denies a user then', async () => {
  const answerLookup = signInWithSlowLookup('user');
  renderRoute(paths.adminProducts);
  await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  answerLookup();
  expect(await screen.findByText('Access Denied')).toBeVisible();
  expect(fetched).toEqual([]);
});

it('waits for the session lookup and lets an admin in then, without a word of denial', async () => {
  const answerLookup = signInWithSlowLookup('admin');
  const denials = watchPage((text) => text.includes('Access Denied'));
  renderRoute(paths.adminProducts);
  await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  expect(fetched).toEqual([]);
  answerLookup();
  await expect.poll(() => fetched).toContain('admin-layout');
  expect(denials).toEqual([]);
});
