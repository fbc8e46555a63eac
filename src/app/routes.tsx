import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { Late } from '@/lib/late';
import { paths, productPattern } from '@/lib/paths';
import { Spinner } from '@/ui/spinner';
import { latePage, type PageModule, pageOf } from './late-page';
import { Layout } from './layout';
import { notFound } from './not-found';
import { RouteError } from './route-error';

/** A route whose code is fetched before it is shown. The router keeps what `lazy` answers, so that never is a failure. */
function page(path: string, load: () => Promise<PageModule>): RouteObject {
  const code = new Late(`the page ${path}`, load);
  const Component = latePage(code, pageOf);
  return {
    path,
    lazy: async () => {
      await code.prepare();
      return { Component };
    },
  };
}

const adminArea = new Late('the admin area', () => import('./admin-routes'));
const AdminArea = latePage(adminArea, ({ AdminArea }) => AdminArea);

/** An address below /admin without a screen is unknown, whoever asks. */
async function findAdminScreen({ params }: LoaderFunctionArgs): Promise<null> {
  await adminArea.prepare();
  return adminArea.getState().value?.findScreen(params['*'] ?? '') ?? null;
}

/** All addresses of the store. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />, // a page that fails leaves header and footer standing
        HydrateFallback: () => <Spinner label="Loading…" className="min-h-[70dvh]" />,
        children: [
          page(paths.home, () => import('@/pages/site/home')),
          page(paths.products, () => import('@/pages/shop/products')),
          page(paths.newArrivals, () => import('@/pages/shop/new-arrivals')),
          page(paths.bestSellers, () => import('@/pages/shop/best-sellers')),
          page(productPattern, () => import('@/pages/shop/product')),
          page(paths.search, () => import('@/pages/shop/search')),
          page(paths.cart, () => import('@/pages/shop/cart')),
          page(paths.checkout, () => import('@/pages/shop/checkout')),
          page(paths.login, () => import('@/pages/account/login')),
          page(paths.register, () => import('@/pages/account/register')),
          page(paths.forgotPassword, () => import('@/pages/account/forgot-password')),
          page(paths.resetPassword, () => import('@/pages/account/reset-password')),
          page(paths.confirmEmail, () => import('@/pages/account/confirm-email')),
          page(paths.dashboard, () => import('@/pages/account/dashboard')),
          page(paths.wishlist, () => import('@/pages/account/wishlist')),
          page(paths.about, () => import('@/pages/site/about')),
          page(paths.faq, () => import('@/pages/site/faq')),
          page(paths.contact, () => import('@/pages/site/contact')),
          page(paths.license, () => import('@/pages/site/license')),
          page(paths.terms, () => import('@/pages/site/terms')),
          page(paths.privacy, () => import('@/pages/site/privacy')),
          { path: `${paths.admin}/*`, loader: findAdminScreen, Component: AdminArea },
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  },
];
