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
