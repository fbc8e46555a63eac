import type { Plugin } from 'vite';
import {
  allCategories,
  createReader,
  firstProducts,
  mostDownloadedProducts,
  newestProducts,
  oneProduct,
  type Reader,
} from '../backend/public-reads.ts';
import { READ_LIMIT } from '../backend/time-limit.ts';
import { type PageRoute, pageRoutes } from '../lib/paths.ts';
import { RANKING_SIZE } from '../lib/ranking-size.ts';

/** Stands in index.html before anything that would hold up a script there. */
const MARKER = '<!-- early requests -->';

/** Stands in an address for the last part of the page's. */
const ID = '-id-'; // of letters that no address encodes

type Read = (reader: Reader) => PromiseLike<unknown>;

const READS: Record<NonNullable<PageRoute['early']>, Read[]> = {
  script: [],
  catalogue: [firstProducts, allCategories],
  newest: [(reader) => newestProducts(reader, RANKING_SIZE)],
  bestSelling: [(reader) => mostDownloadedProducts(reader, RANKING_SIZE)],
  product: [(reader) => oneProduct(reader, ID)],
};

/** A pattern of the router, as what an address has to match: `/product/:id` takes any last part. */
const addressOf = (pattern: string) =>
  pattern === '/' ? '^/$' : `^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`;

/** Chunk names by module, with all that a chunk imports. */
type Bundle = Record<
  string,
  { type: string; facadeModuleId?: string | null; imports?: string[]; isEntry?: boolean }
>;

/**
 * What a page's head names. A page that waits for an answer asks for the app first: HTTP/1.1 has six connections, and
 * behind the chunks it would stand in line. Any other is painted without it, and gives the line to the style sheet.
 */
function filesOf(bundle: Bundle, { module, early }: PageRoute): string[] {
  const chunks = chunksOf(bundle, module);
  if (!early || READS[early].length === 0) return chunks;
  const app = Object.keys(bundle).filter((name) => bundle[name]?.isEntry);
  return [...app.map((name) => `/${name}`), ...chunks];
}

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

/** What a read would send: what follows `/rest/v1/` in its address, and its headers. */
async function requestOf(read: Read, anonKey: string): Promise<[string, unknown]> {
  let request: [string, unknown] | undefined;
  const note: typeof fetch = (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input);
    request = [href.split('/rest/v1/')[1] ?? '', init?.headers];
    return Promise.resolve(Response.json([]));
  };
  await read(createReader('http://backend.invalid', anonKey, note));
  if (!request) throw new Error('A read sent nothing.');
  return request;
}

/**
 * The script for the head: for the address at hand it starts the reads and asks for the files of the page.
 * @param base address of the API, '' for the page's own origin
 */
async function earlyScript(
  base: string,
  anonKey: string,
  filesOf: (page: PageRoute) => string[],
): Promise<string> {
  const table = await Promise.all(
    pageRoutes.flatMap((page) =>
      page.early
        ? Promise.all(READS[page.early].map((read) => requestOf(read, anonKey))).then((reads) => ({
            path: addressOf(page.path),
            files: filesOf(page),
            reads,
          }))
        : [],
    ),
  );
  return `(function (pages, base, here) {
  var early = (window.inkpatchEarly = {});
  var answers = [];
  pages.forEach(function (page) {
    if (!new RegExp(page.path).test(here)) return;
    page.reads.forEach(function (read) {
      var resource = read[0].replace('${ID}', here.split('/')[2]);
      var answer = (early[resource] = fetch(base + '/rest/v1/' + resource, {
        headers: read[1],
        signal: AbortSignal.timeout && AbortSignal.timeout(${READ_LIMIT}),
      }));
      answers.push(answer.catch(function () {}));
    });
    page.files.forEach(function (href) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.appendChild(link);
    });
  });
  if (answers.length) window.inkpatchFirstAnswers = Promise.all(answers);
})(${JSON.stringify(table)}, ${JSON.stringify(base)}, location.pathname);`;
}

/** Asks for the style sheet first of all. It stays where it is: scripts behind it wait for it. */
function withEarlyStyle(html: string): string {
  const style = /<link rel="stylesheet"([^>]*)>/.exec(html)?.[1];
  if (!style) throw new Error('index.html names no style sheet.');
  return html.replace(MARKER, () => `<link rel="preload" as="style"${style}>\n    ${MARKER}`);
}

/** Starts what the first picture needs from the head of the built page, a round trip before the bundle could. */
export function earlyRequests(base: string, anonKey: string): Plugin {
  return {
    name: 'inkpatch:early-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const script = await earlyScript(base, anonKey, (page) => filesOf(bundle ?? {}, page));
        return withEarlyStyle(html).replace(MARKER, () => `<script>${script}</script>`);
      },
    },
  };
}
