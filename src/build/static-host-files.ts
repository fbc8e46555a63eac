import type { Plugin } from 'vite';
import { adminPaths, pageRoutes, paths, productPattern } from '../lib/paths.ts';
import { SHELL } from './built-pages.ts';
import { policyFor } from './content-security-policy.ts';

/** Headers of every answer, beside the policy. */
const HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Names of built files hold their hash: they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(policy: string): string {
  const lines = Object.entries({ 'Content-Security-Policy': policy, ...HEADERS });
  return [
    '/*',
    ...lines.map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** Addresses of which no file is built, whatever the catalogue holds. */
export const drawnPaths: readonly string[] = [
  ...pageRoutes.flatMap(({ path, isBuilt }) => (isBuilt || path === productPattern ? [] : [path])),
  ...adminPaths,
];

/**
 * `_redirects` of Netlify: a file, or else the first line that fits. What leads nowhere is the shell with 404, in which the
 * app draws its error page; a product may be newer than the build.
 *
 * Cloudflare Pages reads the file too, and would follow a line before it looks for a file. These are none for it: it knows
 * neither 404 nor `200!`, which passes files over, and takes the way from `/*` to an index.html for a loop.
 */
export function redirectsFile(): string {
  return [
    '/assets/* /assets/404.html 404', // an old page that asks for a file of its own build must not get a page instead
    `${paths.product('')}* /${SHELL} 200`,
    ...drawnPaths.map((path) => `${path} /${SHELL} 200!`),
    `/* /${SHELL} 404`,
    '',
  ].join('\n');
}

/** `vercel.json`, for a deployment of the built folder. */
export function vercelFile(policy: string): string {
  const headers = Object.entries({ 'Content-Security-Policy': policy, ...HEADERS });
  return JSON.stringify(
    {
      cleanUrls: true, // about.html for /about
      trailingSlash: false,
      rewrites: [{ source: '/((?!assets/).*)', destination: '/shell' }],
      headers: [
        { source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) },
        { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
      ],
    },
    null,
    2,
  );
}

/**
 * What static hosts need to know about the built folder: headers, and the shell for every address that has no file. They
 * give about.html for /about by themselves.
 */
export function staticHostFiles(backendUrl: string): Plugin {
  return {
    name: 'inkpatch:static-host-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no index.html.');
        // a header may say what a meta element may not: who may frame the page
        const policy = `${policyFor(String(page.source), backendUrl)}; frame-ancestors 'none'`;
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('_headers', headersFile(policy));
        emit('_redirects', redirectsFile());
        // on Cloudflare Pages the nearest 404.html answers for what is missing, uncached
        emit('assets/404.html', '<!doctype html><title>Not Found</title>Not Found\n');
        emit('vercel.json', vercelFile(policy));
      },
    },
  };
}
