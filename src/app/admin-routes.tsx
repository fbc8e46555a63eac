import { createElement } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { Late } from '@/lib/late';
import { paths } from '@/lib/paths';
import { AdminGate } from './admin-gate';
import { latePage, type PageModule, pageOf } from './late-page';
import { notFound } from './not-found';

/** Unlike the shop's pages these are fetched when they are drawn, which the gate above them decides. */
function adminPage(path: string, load: () => Promise<PageModule>): RouteObject {
  const element = createElement(latePage(new Late(`the page ${path}`, load), pageOf));
  return path === paths.admin
    ? { index: true, element }
    : { path: path.slice(paths.admin.length + 1), element };
}

const AdminLayout = latePage(
  new Late('the admin layout', () => import('@/pages/admin/shared/admin-layout')),
  pageOf,
);

const adminRoutes: RouteObject[] = [
  {
    element: <AdminGate />,
    children: [
      {
        element: <AdminLayout />,
        children: [
          adminPage(paths.admin, () => import('@/pages/admin/dashboard')),
          adminPage(paths.adminProducts, () => import('@/pages/admin/products')),
          adminPage(paths.adminCategories, () => import('@/pages/admin/categories')),
          adminPage(paths.adminUsers, () => import('@/pages/admin/users')),
          adminPage(paths.adminOrders, () => import('@/pages/admin/orders')),
          adminPage(paths.adminCoupons, () => import('@/pages/admin/coupons')),
          adminPage(paths.adminReviews, () => import('@/pages/admin/reviews')),
          adminPage(paths.adminNewsletter, () => import('@/pages/admin/newsletter')),
          adminPage(paths.adminPages, () => import('@/pages/admin/pages')),
        ],
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
