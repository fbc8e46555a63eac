import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Connect, type Plugin, type ResolvedConfig } from 'vite';
import { isFileName, readNewest } from './built-products.ts';
import { linkPictures } from './link-pictures.ts';
import { adminPaths, pageRoutes, paths } from '../lib/paths.ts';
import type { HeadTag, RenderedPage } from '../lib/rendered-page.ts';
import { escapeHtml } from './escape-html.ts';

/** The page without content: for addresses that have no file of their own. Hosts give it, see static-host-files.ts. */
export const SHELL = 'shell/index.html';

/** Stands in index.html before the style sheet, which a script behind it would wait for. */
const MARKER = '<!-- built page -->';

/**
 * Looks whether the file is that of the address (a host may give one in place of another), and notes which buttons are
 * pressed before the app is there: src/app/early-input.ts presses them again. With a query or a state of its history
 * entry, an address may show more than its file: the app then draws it itself.
 */
const HEAD_SCRIPT = `(function (root, here) {
  var path = null;
  try {
    path = decodeURIComponent(here.pathname).replace(/(.)\\/+$/, '$1');
  } catch (error) {}
  if (root.dataset.page !== path || here.search || (history.state && history.state.usr)) {
    root.classList.add('elsewhere');
    return;
  }
  var pressed = [];
  function note(event) {
    var button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
  }
  document.addEventListener('click', note, true);
  window.inkpatchTakeClicks = function () {
    document.removeEventListener('click', note, true);
    return pressed;
  };
})(document.documentElement, location);`;

/** Puts an element of the head in the place of the one that the template has, or at the end. */
function withTag(html: string, [name, key, of, attribute, value]: HeadTag): string {
  const present = new RegExp(`<${name}\\s[^>]*${key}="${of}"[^>]*>\\s*`);
  const element =
    value === null ? '' : `<${name} ${key}="${of}" ${attribute}="${escapeHtml(value)}" />\n    `;
  return present.test(html)
    ? html.replace(present, () => element)
    : html.replace('</head>', () => `${element}</head>`);
}

/**
 * The file of a page.
 * @param template the finished index.html, whose `#root` is empty
 * @param path the page's address, decoded
 */
export function pageFile(template: string, path: string, page: RenderedPage): string {
  const { html, note, head } = page;
  const data =
    head.data === null ? '' : `<script type="application/ld+json" data-built>${head.data}</script>`;
  return head.tags
    .reduce(withTag, template)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace('</head>', () => `${data}</head>`)
    .replace(/<noscript>.*?<\/noscript>/, '') // of the shell: a page says for itself what needs a script
    .replace('<html lang="en"', (start) => `${start} data-page="${escapeHtml(path)}"`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div>` +
        (note ? `\n    <script type="application/json" id="${note.name}">${note.json}</script>` : ''),
    );
}

/** `/about` becomes `about.html`: hosts give that for the address without a slash at its end. */
export const fileOf = (path: string): string =>
  path === paths.home ? 'index.html' : `${path.slice(1)}.html`;

const KNOWN = [...pageRoutes.map(({ path }) => path), ...adminPaths].map(
  (pattern) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`),
);

/** An address without its query, its encoding and the slash at its end; null for what is not well encoded. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, '')).replace(/(.)\/+$/, '$1');
  } catch {
    return null;
  }
}

/**
 * `vite preview` as a host that was told everything: a page's file for its address, the shell for what has none, with 404
 * where nothing lies at all.
 */
function servePages(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request.originalUrl ?? '');
    if (!request.headers.accept?.includes('text/html') || /\.\w+$/.test(path ?? '')) return next();
    const file = path === null ? SHELL : fileOf(path);
    const isBuilt = file !== SHELL && existsSync(join(folder, file));
    const isKnown = path !== null && KNOWN.some((pattern) => pattern.test(path));
    response.writeHead(isBuilt || isKnown ? 200 : 404, { 'Content-Type': 'text/html' });
    response.end(readFileSync(join(folder, isBuilt ? file : SHELL)));
  };
}

type RenderPage = (path: string) => Promise<RenderedPage>;

/** What src/app/render-product.ts exports. */
interface App {
  renderPage: RenderPage;
  drawingOf: (row: unknown) => string | null;
  renderProduct: (
    row: unknown,
    day: string,
    drawn?: string,
  ) => Promise<{ id: string; page: RenderedPage } | null>;
}

/** @throws Error that names the page, where it can't be rendered */
export function rendered<T>(render: (path: string) => Promise<T>, path: string): Promise<T> {
  return render(path).catch((cause: unknown) => {
    throw new Error(`The page ${path} could not be rendered: ${String(cause)}`, { cause });
  });
}

/** Bundles the app for Node, with the settings of the build that is under way, and hands over what renders its pages. */
async function withApp(config: ResolvedConfig, task: (app: App) => Promise<void>): Promise<void> {
  // in here, Node finds the packages that the app imports
  const folder = mkdtempSync(join(config.root, 'node_modules/.built-pages-'));
  try {
    await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: 'error',
      publicDir: false,
      resolve: { alias: config.resolve.alias },
      build: {
        ssr: join(config.root, 'src/app/render-product.ts'),
        outDir: folder,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    await task((await import(pathToFileURL(join(folder, 'render-product.mjs')).href)) as App);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Catalogue {
  /** The Supabase project; '' for the embedded backend, which is not there yet when the pages are built. */
  supabaseUrl: string;
  anonKey: string;
  /** Where the store will be on the web, '' where that is not said: other sites then find no picture of it. */
  siteOrigin: string;
  /** How many products get a file. */
  limit: number;
}

/**
 * Renders pages at build time, so that they paint, and can be read, before any script is there. The app takes them over.
 * What can't be rendered ends the build with the address of the page. Products get the head that crawlers and shared links
 * read, where the project can be asked for them.
 */
export function builtPages({ supabaseUrl, anonKey, siteOrigin, limit }: Catalogue): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'inkpatch:built-pages',
    configResolved(resolved) {
      config = resolved;
    },
    // after everything else: the embedded backend has pages of its own, which links in mails lead to
    configurePreviewServer:
      ({ middlewares, config: { root, build } }) =>
      () =>
        void middlewares.use(servePages(resolve(root, build.outDir))),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        !bundle ? html : html.replace(MARKER, () => `<script>${HEAD_SCRIPT}</script>`),
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no index.html.');
        const template = String(page.source);
        this.emitFile({ type: 'asset', fileName: SHELL, source: template });
        await withApp(config, async ({ renderPage, drawingOf, renderProduct }) => {
          for (const { path } of pageRoutes.filter(({ isBuilt }) => isBuilt)) {
            const source = pageFile(template, path, await rendered(renderPage, path));
            if (path === paths.home) page.source = source;
            else this.emitFile({ type: 'asset', fileName: fileOf(path), source });
          }
          if (!URL.canParse(supabaseUrl) || !anonKey || limit === 0) return;
          const day = new Date().toISOString().slice(0, 10);
          const rows = await readNewest(supabaseUrl, anonKey, limit).catch((error: unknown) => {
            this.warn(
              `Products have no pages of their own: ${supabaseUrl} could not be read (${String(error)}).`,
            );
            return [];
          });
          const drawings = siteOrigin ? rows.flatMap((row) => drawingOf(row) ?? []) : [];
          const gallery = { origin: siteOrigin, publicFolder: config.publicDir };
          const pictures = await linkPictures(drawings, gallery, (text) => this.warn(text));
          const drawn = new Map<string, string>();
          for (const [drawing, source] of pictures) {
            const file = this.emitFile({ type: 'asset', name: 'link-picture.png', source });
            drawn.set(drawing, `/${this.getFileName(file)}`);
          }
          for (const row of rows) {
            const address = paths.product(String((row as { id?: unknown }).id));
            const picture = drawn.get(drawingOf(row) ?? '');
            const product = await rendered(() => renderProduct(row, day, picture), address);
            if (!product || !isFileName(product.id)) continue;
            const path = paths.product(product.id);
            const source = pageFile(template, path, product.page);
            this.emitFile({ type: 'asset', fileName: fileOf(path), source });
          }
        });
      },
    },
  };
}
