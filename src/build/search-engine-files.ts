import type { Plugin } from 'vite';
import { createReader, soldBetween } from '../backend/public-reads.ts';
import { type PageRoute, pageRoutes, paths } from '../lib/paths.ts';
import { readRows } from './read-rows.ts';

const pathsOf = (wanted: PageRoute['crawlers']) =>
  pageRoutes.flatMap(({ path, crawlers }) => (crawlers === wanted ? [path] : []));

/** What shows nothing to a stranger. */
const DISALLOWED = [paths.admin, ...pathsOf('disallowed')];

/** More addresses a sitemap may not hold. */
const MAX_ADDRESSES = 50_000;
const PATIENCE_MS = 15_000;

export interface ListedPage {
  /** The page's path, as it stands in an address. */
  path: string;
  /** The day it was added, as year-month-day: rows know no later one. */
  day?: string;
}

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/**
 * The sitemap's files.
 * @param origin of the store, without a trailing slash; '' writes paths alone, which only some engines take
 * @returns `sitemap.xml`, which names further files where there are more addresses than one may hold
 */
export function sitemapFiles(
  origin: string,
  pages: readonly ListedPage[],
  size = MAX_ADDRESSES,
): { name: string; source: string }[] {
  const urlSet = (part: readonly ListedPage[]) =>
    xml(
      'urlset',
      part.map(({ path, day }) => {
        const changed = day ? `<lastmod>${escapeXml(day)}</lastmod>` : '';
        return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
      }),
    );
  if (pages.length <= size) return [{ name: 'sitemap.xml', source: urlSet(pages) }];
  const parts = Array.from({ length: Math.ceil(pages.length / size) }, (_, position) => ({
    name: `sitemap-${position + 1}.xml`,
    source: urlSet(pages.slice(position * size, (position + 1) * size)),
  }));
  const index = xml(
    'sitemapindex',
    parts.map(({ name }) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`),
  );
  return [{ name: 'sitemap.xml', source: index }, ...parts];
}

const xml = (root: string, lines: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');

/** @param origin see `sitemapFiles`; '' leaves the sitemap out, which has to be named with its host */
function robotsFile(origin: string): string {
  return [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

/** The address of the store as the environment names it, or '' where it names none. @throws Error for what is no address */
export function siteOriginOf(raw: string): string {
  if (raw === '') return '';
  if (!/^https?:\/\//i.test(raw) || !URL.canParse(raw))
    throw new Error(`VITE_SITE_URL is not a web address: "${raw}". It looks like https://shop.example.com.`);
  const { origin, pathname } = new URL(raw);
  if (pathname !== '/')
    throw new Error(
      `VITE_SITE_URL has a path: "${raw}". The store has to be at the root of its address: ${origin}.`,
    );
  return origin;
}

interface SoldRow {
  id: string;
  created_at: string | null;
}

/**
 * Pages of all products.
 * @throws Error when the backend can't be reached, refuses, or does not answer in time
 */
async function soldPages(backendUrl: string, anonKey: string): Promise<ListedPage[]> {
  const reader = createReader(backendUrl, anonKey, fetch);
  const rows = await readRows<SoldRow>(
    (from, to, signal) => soldBetween(reader, from, to).abortSignal(signal),
    PATIENCE_MS,
  );
  return rows.map(({ id, created_at }) => {
    const day = created_at?.slice(0, 10);
    return { path: paths.product(id), ...(day && { day }) };
  });
}

/** Tells search engines what there is to find: routes, and the products of a backend that can be reached. */
export function searchEngineFiles(siteUrl: string, backendUrl: string, anonKey: string): Plugin {
  const origin = siteOriginOf(siteUrl);
  return {
    name: 'inkpatch:search-engine-files',
    apply: 'build',
    async generateBundle() {
      const pages: ListedPage[] = pathsOf('listed').map((path) => ({ path }));
      if (URL.canParse(backendUrl) && anonKey) {
        if (!origin)
          this.warn(
            'VITE_SITE_URL is not set: sitemap.xml names paths without a host, which search engines refuse.',
          );
        try {
          pages.push(...(await soldPages(backendUrl, anonKey)));
        } catch (error) {
          this.warn(`sitemap.xml lists no products: ${backendUrl} could not be read (${String(error)}).`);
        }
      }
      for (const { name, source } of sitemapFiles(origin, pages))
        this.emitFile({ type: 'asset', fileName: name, source });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsFile(origin) });
    },
    transformIndexHtml: (html) => html.replaceAll('content="/og.png"', `content="${origin}/og.png"`),
  };
}
