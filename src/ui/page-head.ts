import { brand } from '@/lib/brand';
import { siteOrigin } from '@/lib/env';
import type { PageHead } from '@/lib/rendered-page';
import { webAddress } from '@/lib/web-address';

export interface PageMetaOptions {
  /** Address of the picture that stands for the page where it is shared. */
  picture?: string | undefined;
  /** Of that picture in pixels, where it is known. */
  size?: { width: number; height: number } | undefined;
  /** True for what a search engine shall not list: an address without content of its own. */
  isUnlisted?: boolean;
}

/** The picture of pages that have none of their own (public/og.png). */
const SHOP_PICTURE = '/og.png';

/** What a page is to the browser, to search engines and to those with whom its address is shared. */
export function headOf(
  title: string,
  description: string = brand.blurb,
  { picture, size, isUnlisted = false }: PageMetaOptions,
  pathname: string,
): Omit<PageHead, 'data'> {
  const full = `${title} – ${brand.name}`;
  // without the query: a list that is filtered or sorted is the same page
  const address = siteOrigin + (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
  const own = picture === undefined ? null : webAddress(picture, siteOrigin);
  const sizeOf = (side: 'width' | 'height') => (own && size ? String(size[side]) : null);
  return {
    title: full,
    tags: [
      ['meta', 'name', 'description', 'content', description],
      ['meta', 'name', 'robots', 'content', isUnlisted ? 'noindex' : null],
      ['link', 'rel', 'canonical', 'href', isUnlisted ? null : address],
      ['meta', 'property', 'og:title', 'content', full],
      ['meta', 'property', 'og:description', 'content', description],
      ['meta', 'property', 'og:url', 'content', address],
      ['meta', 'property', 'og:image', 'content', own ?? siteOrigin + SHOP_PICTURE],
      ['meta', 'property', 'og:image:alt', 'content', own && title],
      ['meta', 'property', 'og:image:width', 'content', sizeOf('width')],
      ['meta', 'property', 'og:image:height', 'content', sizeOf('height')],
    ],
  };
}

/** Data as JSON-LD, in which no text can end the element early. */
export const jsonLd = (data: Record<string, unknown>): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const noted: PageHead = { title: '', tags: [], data: null };

/** Keeps what stands in the head of the page that is being rendered at build time, where no effect runs. */
export function noteHead(head: Partial<PageHead>): void {
  Object.assign(noted, head);
}

/** The head of the page that was rendered at build time; the next one starts without. */
export function takeHead(): PageHead {
  const head = { ...noted };
  Object.assign(noted, { title: '', tags: [], data: null });
  return head;
}
