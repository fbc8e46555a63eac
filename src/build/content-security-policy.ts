import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Builds the policy for a page.
 * @param html the finished index.html: its inline scripts are allowed by hash, nothing else inline is
 * @param backendUrl the Supabase project, or '' for a backend at the page's own origin. What is no address is left
 *   out: src/lib/env.ts tells the person so, in the page
 */
export function policyFor(html: string, backendUrl: string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source));
  const connect = ["'self'"];
  if (URL.canParse(backendUrl)) {
    const { origin } = new URL(backendUrl);
    connect.push(origin, origin.replace(/^http/, 'ws'));
  }
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'", // Radix sets the scroll lock of an open dialog by a style element
    "img-src 'self' https: http: data:", // a shop's pictures may lie anywhere
    "font-src 'self'",
    ['connect-src', ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Puts the policy into the built page's head, before every script. The dev server needs inline scripts and gets none. */
export function contentSecurityPolicy(backendUrl: string): Plugin {
  return {
    name: 'inkpatch:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // right after the charset, which has to stand in the first 1,024 bytes
        return html.replace(
          /<meta charset="[^"]*" \/>/,
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(html, backendUrl)}" />`,
        );
      },
    },
  };
}
