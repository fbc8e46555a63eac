import type { Plugin } from 'vite';
import {
  ALL_CATEGORIES,
  FIRST_RANGE,
  NEWEST_PRODUCTS,
  oneProduct,
  partOf,
  readHeaders,
  type ReadRange,
} from '../backend/requests.ts';
import { type PageRoute, pageRoutes } from '../lib/paths.ts';

/** Stands in index.html before anything that would hold up a script there. */
const MARKER = '<!-- early requests -->';

/** Stands in a resource for the last part of the page's address. */
const ID = '{id}';

const READS: Record<NonNullable<PageRoute['early']>, { resource: string; range?: ReadRange }[]> = {
  script: [],
  catalogue: [{ resource: NEWEST_PRODUCTS, range: FIRST_RANGE }, { resource: ALL_CATEGORIES }],
  product: [{ resource: oneProduct(ID) }],
};

/** A pattern of the router, as what an address has to match: `/product/:id` takes any last part. */
const addressOf = (pattern: string) =>
  pattern === '/' ? '^/$' : `^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`;

/** Chunk names by module, with all that a chunk imports. */
type Bundle = Record<
  string,
  { type: string; facadeModuleId?: string | null; imports?: string[]; isEntry?: boolean }
>;

function chunksOf(bundle: Bundle, module: string): string[] {
  const page = Object.entries(bundle).find(([, chunk]) =>
    chunk.facadeModuleId?.endsWith(`/src/pages/${module}.tsx`),
  );
  if (!page) throw new Error(`No chunk holds ${module}: mend the table of pages in src/lib/paths.ts.`);
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (!chunk || chunk.isEntry || found.has(name)) return;
    found.add(name);
    chunk.imports?.forEach(visit);
  };
  visit(page[0]);
  return [...found].map((name) => `/${name}`);
}

/**
 * The script for the head: for the address at hand it starts the reads and the chunks of the page.
 * @param base address of the API, '' for the page's own origin
 */
export function earlyScript(base: string, anonKey: string, chunks: (module: string) => string[]): string {
  const table = pageRoutes.flatMap(({ path, module, early }) =>
    early
      ? {
          path: addressOf(path),
          chunks: chunks(module),
          reads: READS[early].map(({ resource, range }) => [
            partOf(resource, range),
            readHeaders(anonKey, range),
          ]),
        }
      : [],
  );
  return `(function (pages, base, here) {
  var early = (window.inkpatchEarly = {});
  var answers = [];
  pages.forEach(function (page) {
    if (!new RegExp(page.path).test(here)) return;
    page.reads.forEach(function (read) {
      var resource = read[0].replace('${ID}', here.split('/')[2]);
      var answer = (early[resource] = fetch(base + '/rest/v1/' + resource, { headers: read[1] }));
      answers.push(answer.catch(function () {}));
    });
    page.chunks.forEach(function (href) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.appendChild(link);
    });
  });
  if (answers.length) window.inkpatchFirstAnswers = Promise.all(answers);
})(${JSON.stringify(table)}, ${JSON.stringify(base)}, location.pathname);`;
}

/** Starts what the first picture needs from the head of the built page, a round trip before the bundle could. */
export function earlyRequests(base: string, anonKey: string): Plugin {
  return {
    name: 'inkpatch:early-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const script = earlyScript(base, anonKey, (module) => chunksOf(bundle ?? {}, module));
        return html.replace(MARKER, () => `<script>${script}</script>`);
      },
    },
  };
}
