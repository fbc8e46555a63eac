import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths, productPattern } from '@/lib/paths';
import { Spinner } from '@/ui/spinner';
import { Layout } from './layout';
import { notFound } from './not-found';
import { RouteError } from './route-error';

type PageModule = { default: ComponentType };

/** A route whose code is fetched before it is shown. */
function page(path: string, load: () => Promise<PageModule>): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: (await load()).default }),
  };
}

/** The route table of the spec's section 2. */
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
          page(paths.dashboard, () => import('@/pages/account/dashboard')),
          page(paths.wishlist, () => import('@/pages/account/wishlist')),
          page(paths.about, () => import('@/pages/site/about')),
          page(paths.faq, () => import('@/pages/site/faq')),
          page(paths.contact, () => import('@/pages/site/contact')),
          page(paths.license, () => import('@/pages/site/license')),
          page(paths.terms, () => import('@/pages/site/terms')),
          page(paths.privacy, () => import('@/pages/site/privacy')),
          {
            path: `${paths.admin}/*`,
            lazy: async () => {
              const { AdminArea, findScreen } = await import('./admin-routes');
              return { Component: AdminArea, loader: findScreen };
            },
          },
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  },
];
