/** The size in pixels of the bitmaps that the build makes for shared links: networks like them wider than high. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;
