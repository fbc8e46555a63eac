import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { RenderedPage } from '@/lib/rendered-page';
import { takeHead } from '@/ui/page-head';
import { withoutPreloads } from './without-preloads';
import { Providers } from './providers';
import { routes } from './routes';

/**
 * Renders a page of the route table as whoever comes first sees it: nobody in particular, with no data yet. One at a time:
 * a page notes its head while it is rendered.
 * @param path as it stands in an address
 * @throws whatever the page throws, and an Error where the address leads nowhere
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://page.invalid${path}`));
  if (context instanceof Response) throw new Error(`It answers with status ${context.status}.`);
  for (const failure of Object.values<unknown>(context.errors ?? {})) throw failure;
  takeHead();
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    { onError: () => {} }, // it throws
  );
  const html = await new Response(prelude).text();
  return { html: withoutPreloads(html), head: takeHead() };
}
