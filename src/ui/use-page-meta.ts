import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/lib/brand';
import { siteOrigin } from '@/lib/env';
import { webAddress } from '@/lib/web-address';

export interface PageMetaOptions {
  /** Address of the picture that stands for the page where it is shared. */
  picture?: string | undefined;
  /** True for what a search engine shall not list: an address without content of its own. */
  isUnlisted?: boolean;
}

/** The picture of pages that have none of their own (public/og.png). */
const SHOP_PICTURE = '/og.png';

/** Sets an attribute of the head's element, which is made where there is none; null removes the element. */
function tag(name: 'meta' | 'link', key: string, of: string, attribute: string, value: string | null): void {
  const element = document.head.querySelector(`${name}[${key}="${of}"]`);
  if (value === null) {
    element?.remove();
  } else if (element) {
    element.setAttribute(attribute, value);
  } else {
    const made = document.createElement(name);
    made.setAttribute(key, of);
    made.setAttribute(attribute, value);
    document.head.append(made);
  }
}

/** Says what the page is to the browser, to search engines and to those with whom its address is shared. */
export function usePageMeta(
  title: string,
  description: string = brand.blurb,
  { picture = SHOP_PICTURE, isUnlisted = false }: PageMetaOptions = {},
): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const full = `${title} – ${brand.name}`;
    // without the query: a list that is filtered or sorted is the same page
    const address = siteOrigin + (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
    document.title = full;
    tag('meta', 'name', 'description', 'content', description);
    tag('meta', 'name', 'robots', 'content', isUnlisted ? 'noindex' : null);
    tag('link', 'rel', 'canonical', 'href', isUnlisted ? null : address);
    tag('meta', 'property', 'og:title', 'content', full);
    tag('meta', 'property', 'og:description', 'content', description);
    tag('meta', 'property', 'og:url', 'content', address);
    tag(
      'meta',
      'property',
      'og:image',
      'content',
      webAddress(picture, siteOrigin) ?? siteOrigin + SHOP_PICTURE,
    );
  }, [title, description, picture, isUnlisted, pathname]);
}
