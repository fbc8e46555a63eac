import type { Plugin } from 'vite';
import { brand, paper } from '../lib/brand.ts';
import { escapeHtml } from './escape-html.ts';

interface Words {
  name: string;
  tagline: string;
  blurb: string;
}

const MANIFEST = 'site.webmanifest';

/** The page with the shop's words in the place of `%name%`, `%tagline%` and `%blurb%`, and its colours in that of `%paper-light%` and `%paper-dark%`. */
export function withBrandWords(html: string, words: Words = brand): string {
  return html
    .replace(/%paper-(light|dark)%/g, (_all, theme: keyof typeof paper) => paper[theme])
    .replace(/%(name|tagline|blurb)%/g, (_all, key: keyof Words) => escapeHtml(words[key]));
}

/** What a telephone's home screen shows. */
export function manifestFile({ name, blurb }: Words = brand): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name,
    short_name: name,
    description: blurb,
    start_url: '/',
    display: 'browser',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [icon(192), icon(512)],
  });
}

/** Puts the shop's name and words, which stand in src/lib/brand.ts alone, into index.html and the manifest. */
export function brandWords(): Plugin {
  return {
    name: 'inkpatch:brand-words',
    transformIndexHtml: { order: 'pre', handler: (html) => withBrandWords(html) },
    configureServer({ middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(manifestFile());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifestFile() });
    },
  };
}
