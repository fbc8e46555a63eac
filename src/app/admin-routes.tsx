import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Spinner } from '@/ui/spinner';

type PageModule = { default: ComponentType };

/** Unlike the shop's pages these are fetched when they are drawn, which the gate above them decides. */
function adminPage(path: string, load: () => Promise<PageModule>): RouteObject {
  const Page = lazy(load);
  const element = (
    <Suspense fallback={<Spinner label="Loading…" />}>
      <Page />
    </Suspense>
  );
  return path === paths.admin ? { index: true, element } : { path, element };
}

export const adminRoutes: RouteObject[] = [adminPage(paths.admin, () => import('@/pages/admin/dashboard'))];
