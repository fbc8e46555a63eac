import { createElement } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { LazyCode } from '@/lib/lazy-code';
import { adminPaths, paths } from '@/lib/paths';
import { AdminGate } from './admin-gate';
import { lazyPage, type PageModule, pageOf } from './lazy-page';
import { notFound } from './not-found';

const screens = import.meta.glob<PageModule>('../pages/admin/*.tsx');

/** Unlike the shop's pages these are fetched when they are drawn, which the gate above them decides. */
function adminPage(path: string): RouteObject {
  const below = path.slice(paths.admin.length + 1);
  const load = screens[`../pages/admin/${below || 'dashboard'}.tsx`];
  if (!load) throw new Error(`No module holds the screen ${path}.`);
  const element = createElement(lazyPage(new LazyCode(`the page ${path}`, load), pageOf));
  return below ? { path: below, element } : { index: true, element };
}

const AdminLayout = lazyPage(
  new LazyCode('the admin layout', () => import('@/pages/admin/shared/admin-layout')),
  pageOf,
);

const adminRoutes: RouteObject[] = [
  {
    element: <AdminGate />,
    children: [
      {
        element: <AdminLayout />,
        children: adminPaths.map(adminPage),
      },
    ],
  },
];

/** Everything at and below `/admin`. A chunk of its own, so that shoppers don't carry its table of screens. */
export function AdminArea() {
  return useRoutes(adminRoutes);
}

/**
 * Whether there is a screen at an address. @param below the address, after `/admin/`
 * @throws Response 404 where there is none
 */
export function findScreen(below: string): null {
  return matchRoutes(adminRoutes, `/${below}`) ? null : notFound();
}
