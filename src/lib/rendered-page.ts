/** An element of the head: which one it is, and what one of its attributes says; null for none. */
export type HeadTag = [
  name: 'meta' | 'link',
  key: string,
  of: string,
  attribute: 'content' | 'href',
  value: string | null,
];

/** What a page says of itself to the browser, to search engines and to those with whom its address is shared. */
export interface PageHead {
  title: string;
  tags: HeadTag[];
  /** What the page is about, as JSON-LD; null for nothing. */
  data: string | null;
}

/** A page as the build renders it. */
export interface RenderedPage {
  /** What stands in `#root`. */
  html: string;
  /** What the app takes the page over with, where it needs something: the name of its element, and JSON. */
  note?: { name: string; json: string };
  head: PageHead;
}
