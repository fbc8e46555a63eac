/**
 * Completes an address as a browser would.
 * @param base where it stands, absolute
 * @returns null for what does not lead to the web: another scheme, or no address at all
 */
export function webAddress(text: string, base: string): string | null {
  if (!URL.canParse(text, base)) return null;
  const { protocol, href } = new URL(text, base);
  return /^https?:$/.test(protocol) ? href : null;
}

/** Stands for the page that an address is relative to: where it lies changes nothing about the kind of the address. */
const ANY_PAGE = 'https://page.invalid';

/**
 * True for what may become an image: an address of the web, one that is relative to the page, and data of an image type.
 * Read as the browser reads it, which skips control characters and line breaks.
 */
export function isImageAddress(text: string): boolean {
  if (!URL.canParse(text, ANY_PAGE)) return false;
  const { protocol, pathname } = new URL(text, ANY_PAGE);
  return /^https?:$/.test(protocol) || (protocol === 'data:' && /^image\//i.test(pathname));
}
