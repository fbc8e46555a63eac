import { type ComponentType, lazy } from 'react';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { AdminGate } from './admin-gate';
import { notFound } from './not-found';

type PageModule = { default: ComponentType };

/** Unlike the shop's pages these are fetched when they are drawn, which the gate above them decides. */
function adminPage(path: string, load: () => Promise<PageModule>): RouteObject {
  const Page = lazy(load);
  return path === paths.admin
    ? { index: true, element: <Page /> }
    : { path: path.slice(paths.admin.length + 1), element: <Page /> };
}

const AdminLayout = lazy(() => import('@/pages/admin/shared/admin-layout'));

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

/** An address without a screen is unknown, whoever asks. */
export function findScreen({ params }: LoaderFunctionArgs): null {
  return matchRoutes(adminRoutes, `/${params['*'] ?? ''}`) ? null : notFound();
}
