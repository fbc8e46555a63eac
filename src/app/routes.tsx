import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { LazyCode } from '@/lib/lazy-code';
import { pageRoutes, paths } from '@/lib/paths';
import { Spinner } from '@/ui/spinner';
import { lazyPage, type PageModule, pageOf } from './lazy-page';
import { Layout } from './layout';
import { notFound } from './not-found';
import { RouteError } from './route-error';

/** What lies at the root of an area is a page, and its code is a file of its own. */
const pages = import.meta.glob<PageModule>('../pages/{shop,account,site}/*.tsx');

/** A route whose code is fetched before it is shown. The router keeps what `lazy` answers, so that never is a failure. */
function page(path: string, load: (() => Promise<PageModule>) | undefined): RouteObject {
  if (!load) throw new Error(`No module holds the page ${path}.`);
  const code = new LazyCode(`the page ${path}`, load);
  const Component = lazyPage(code, pageOf);
  return {
    path,
    lazy: async () => {
      await code.prepare();
      return { Component, handle: code.getState().status === 'here' };
    },
  };
}

const adminArea = new LazyCode('the admin area', () => import('./admin-routes'));
const AdminArea = lazyPage(adminArea, ({ AdminArea }) => AdminArea);

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
          ...pageRoutes.map(({ path, module }) => page(path, pages[`../pages/${module}.tsx`])),
          { path: `${paths.admin}/*`, loader: findAdminScreen, Component: AdminArea },
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  },
];
