import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isBuildTime } from '@/lib/env';
import type { HeadTag } from '@/lib/rendered-page';
import { headOf, noteHead, type PageMetaOptions } from './page-head';

/** Sets an attribute of the head's element, which is made where there is none; without a value the element goes. */
function writeTag([name, key, of, attribute, value]: HeadTag): void {
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
  description?: string,
  { picture, isUnlisted = false }: PageMetaOptions = {},
): void {
  const { pathname } = useLocation();
  if (isBuildTime) noteHead(headOf(title, description, { picture, isUnlisted }, pathname));
  useEffect(() => {
    const head = headOf(title, description, { picture, isUnlisted }, pathname);
    document.title = head.title;
    head.tags.forEach(writeTag);
    document.head.querySelector('script[data-built]')?.remove(); // the build's data: the page brings today's
  }, [title, description, picture, isUnlisted, pathname]);
}
