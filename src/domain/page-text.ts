/** The pages whose text an admin may add to. */
export type PageName = 'about' | 'faq' | 'license';

/** What stands in the admin's editor until somebody writes something. */
export const DEFAULT_TEXTS: Record<PageName, string> = {
  about: 'Default About Us content.',
  faq: 'Default FAQ content.',
  license: 'Default License Info content.',
};

/** Whether a text is shown on its page: one that says something, and is not the placeholder. */
export const isShown = (page: PageName, text: string): boolean =>
  text.trim() !== '' && text !== DEFAULT_TEXTS[page];
