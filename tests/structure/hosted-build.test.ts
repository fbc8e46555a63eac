import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '../../src/build/built-pages';
import { policyFor } from '../../src/build/content-security-policy';
import { escapeHtml } from '../../src/build/escape-html';
import { siteOriginOf, sitemapFiles } from '../../src/build/search-engine-files';
import { headersFile, vercelFile } from '../../src/build/static-host-files';
import { formatPrice, plainAmount, toCents } from '@/domain/money';
import { brand } from '@/lib/brand';
import { adminPaths, pageRoutes, productPattern } from '@/lib/paths';
import { buildWith } from '../support/build';
import { root } from './sources';

/** Products, of which the project gives two at a time to whoever has the key. */
const SOLD = [
  {
    id: 'fox',
    created_at: '2026-03-01T10:00:00Z',
    title: 'Fox <3',
    description: 'A fox & "friends".',
    price: '4.5',
    image: '/clipart/fox.svg',
    images: ['/clipart/fox.svg', '/photos/fox.png'],
  },
  { id: 'a&b', created_at: null, title: 'No file can be called so' },
  { id: 'owl', created_at: '2026-05-04T23:00:00Z', title: 'Owl', image: '/clipart/owl.svg' },
  { id: 'barn-owl', created_at: null, title: 'Barn owl', image: '/clipart/barn-owl.svg' },
  { id: 'two-owls', created_at: null, title: 'Two owls', image: '/clipart/barn-owl.svg' },
];
const project = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://project');
  const isKnown = url.pathname === '/rest/v1/products' && request.headers.apikey === 'public-anon-key';
  const from = Number(url.searchParams.get('offset'));
  response.writeHead(isKnown ? 200 : 401).end(JSON.stringify(SOLD.slice(from, from + 2)));
});

describe('a build for a hosted project', () => {
  let folder: string;
  let host: string;
  let stderr: string;
  let files: { name: string; text: string }[];

  beforeAll(async () => {
    await new Promise<void>((listening) => void project.listen(0, '127.0.0.1', listening));
    host = `127.0.0.1:${(project.address() as AddressInfo).port}`;
    ({ folder, stderr } = await buildWith({
      VITE_SUPABASE_URL: `http://${host}/`,
      VITE_SUPABASE_ANON_KEY: 'public-anon-key',
      VITE_SITE_URL: 'https://shop.test/',
    }));
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|html|css|json|xml|txt)$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  }, 120_000);
  afterAll(() => {
    project.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const textOf = (wanted: string) => files.find(({ name }) => name === wanted)?.text ?? '';
  const naming = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

  it('talks to that project with that key', () => {
    expect(naming(new RegExp(`http://${host}`))).not.toEqual([]);
    expect(naming(/public-anon-key/)).not.toEqual([]);
  });

  it('tells static hosts the policy of the page', () => {
    const headers = readFileSync(join(folder, '_headers'), 'utf8');
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(headers).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
  });

  describe('tells Netlify the way to the empty page', () => {
    const lines = () =>
      readFileSync(join(folder, '_redirects'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' '));

    /** As Netlify reads the lines: a file, or else the first line that fits; `/product/*` fits `/product` as well. */
    const answerTo = (path: string): string => {
      if (existsSync(join(folder, fileOf(path)))) return `200 ${fileOf(path)}`;
      const line = lines().find(([from = '']) => new RegExp(`^${from.replace('/*', '(/.*)?')}$`).test(path));
      return `${line?.[2]?.replace('!', '')} ${line?.[1]}`;
    };

    it('for each address without a file, also for products that came after the build', () => {
      const drawn = [
        ...pageRoutes.flatMap(({ path, isBuilt }) => (isBuilt || path === productPattern ? [] : [path])),
        ...adminPaths,
        '/product/newer',
      ];
      expect(drawn.filter((path) => answerTo(path) !== '200 /shell/index.html')).toEqual([]);
      expect(answerTo('/product/fox')).toBe('200 product/fox.html');
    });

    it('with 404 for an address that leads nowhere, and without a page for a file of another build', () => {
      const nowhere = ['/none', '/cart/none', '/products/none', '/admin/none', '/about/none'];
      expect(nowhere.filter((path) => answerTo(path) !== '404 /shell/index.html')).toEqual([]);
      expect(answerTo('/assets/older.js')).toBe('404 /assets/404.html');
    });

    it('passes over no file, and leads Cloudflare Pages past none: it follows lines that it knows before files', () => {
      const forced = lines().filter(([, , status]) => status?.endsWith('!'));
      expect(forced.filter(([from = '']) => existsSync(join(folder, fileOf(from))))).toEqual([]);
      const known = lines().filter(
        ([from, to, status = '']) =>
          /^(200|30[12378])$/.test(status) && !(from?.endsWith('/*') && to?.endsWith('/index.html')),
      );
      expect(known).toEqual([]);
    });
  });

  it('has an answer for missing files of its own, where the host takes the nearest 404.html', () => {
    expect(textOf('assets/404.html')).toContain('Not Found');
  });

  it('contains nothing of the embedded backend', () => {
    expect(naming(/sb_publishable_local_dev|pglite|supalite|demo-shopper-1|demo-admin-1/i)).toEqual([]);
    expect(naming(/VITE_SUPABASE_URL:\s*window\.location\.origin/)).toEqual([]);
  });

  it('allows connections to itself and to that project only, and no inline script but its own', () => {
    const html = textOf('index.html');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain(`connect-src 'self' http://${host} ws://${host};`);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/=]+')+$/);
  });

  it('lists its pages and all its products for search engines', () => {
    const sitemap = textOf('sitemap.xml');
    const listed = pageRoutes.flatMap(({ path, crawlers }) => (crawlers === 'listed' ? [path] : []));
    expect(listed).toContain('/privacy-policy');
    expect([...sitemap.matchAll(/<loc>https:\/\/shop\.test([^<]*)</g)].map(([, path]) => path)).toEqual([
      ...listed,
      '/product/fox',
      '/product/a%26b',
      '/product/owl',
      '/product/barn-owl',
      '/product/two-owls',
    ]);
    expect(sitemap).toContain('/product/fox</loc><lastmod>2026-03-01</lastmod>');
    expect(sitemap).toContain('/product/a%26b</loc></url>');
  });

  it('has a file for each product, that says what it is without a script', () => {
    const fox = textOf('product/fox.html');
    expect(fox).toContain(`<title>Fox &#60;3 – ${escapeHtml(brand.name)}</title>`);
    expect(fox).toContain('<meta name="description" content="A fox &#38; &#34;friends&#34;." />');
    expect(fox).toContain('<link rel="canonical" href="https://shop.test/product/fox" />');
    expect(fox).toContain('<meta property="og:url" content="https://shop.test/product/fox" />');
    expect(fox).toContain('<meta property="og:image" content="https://shop.test/photos/fox.png" />');
    const data = /<script type="application\/ld\+json" data-built>(.*?)<\/script>/.exec(fox)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ name: 'Fox <3', offers: { price: plainAmount(toCents(4.5)) } });
    expect(fox).toContain('data-page="/product/fox"');
    const shown = /<div id="root">(.*<h1[^>]*>Fox &lt;3<\/h1>.*)<\/div>/.exec(fox)?.[1];
    expect(shown).toContain(`${escapeHtml(formatPrice(4.5))}<span`);
    expect(shown).toMatch(/>on \w{3} \d+, \d{4}</);
    expect(shown).toMatch(/<noscript[^>]*><p[^>]*>Buying needs JavaScript\.<\/p><\/noscript>/);
    const note = /<script type="application\/json" id="built-product">(.*?)<\/script>/.exec(fox)?.[1] ?? '';
    expect(JSON.parse(note)).toMatchObject({ row: SOLD[0], day: new Date().toISOString().slice(0, 10) });
    expect(files.filter(({ name }) => name.startsWith('product/'))).toHaveLength(4);
  });

  it('draws a bitmap of a product’s drawing for shared links, once, and says its size and what it shows', async () => {
    const sharedPicture = (page: string) =>
      Object.fromEntries(
        [...textOf(page).matchAll(/<meta property="og:(image[^"]*)" content="([^"]*)"/g)].map(
          ([, name = '', content = '']) => [name, content] as const,
        ),
      );
    const { image = '', ...details } = sharedPicture('product/barn-owl.html');
    expect(details).toEqual({ 'image:alt': 'Barn owl', 'image:width': '1200', 'image:height': '630' });
    expect(sharedPicture('product/two-owls.html')).toMatchObject({ image, 'image:alt': 'Two owls' });
    const bitmaps = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.png'));
    expect(bitmaps.map((name) => `https://shop.test/assets/${name}`)).toEqual([image]);
    const picture = sharp(join(folder, new URL(image).pathname));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const pixelsOf = (image: Sharp) => image.removeAlpha().raw().toBuffer();
    const drawing = await pixelsOf(sharp(join(root, 'public/clipart/barn-owl.svg')).resize(550));
    const middle = await pixelsOf(picture.extract({ left: 325, top: 40, width: 550, height: 550 }));
    const differences = [...middle].map((value, position) => Math.abs(value - (drawing[position] ?? 0)));
    expect(differences.reduce((sum, difference) => sum + difference, 0) / drawing.length).toBeLessThan(3);
  });

  it('shares the shop’s picture for a product whose drawing it can’t find', () => {
    const owl = textOf('product/owl.html');
    expect(owl).toContain('<meta property="og:image" content="https://shop.test/og.png" />');
    expect(owl).not.toMatch(/og:image:(alt|width|height)/);
    expect(stderr).toContain('1, the first is /clipart/owl.svg: ');
  });

  it('names the sitemap and keeps crawlers off what shows a stranger nothing', () => {
    const robots = textOf('robots.txt');
    expect(robots).toContain('Sitemap: https://shop.test/sitemap.xml');
    for (const path of ['/admin', '/cart', '/checkout', '/dashboard', '/wishlist'])
      expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).not.toMatch(/Disallow: \/(products?|search)?\n/);
  });

  it('shares its picture with the address that other sites need', () => {
    expect(textOf('index.html')).toContain('<meta property="og:image" content="https://shop.test/og.png" />');
  });

  it('lists the routes and says why where the project does not answer as it should', async () => {
    const { folder: other, stderr: said } = await buildWith({
      VITE_SUPABASE_URL: `http://${host}`,
      VITE_SUPABASE_ANON_KEY: 'another-key',
    });
    expect(said).toContain('VITE_SITE_URL is not set: sitemap.xml names paths without a host');
    expect(said).toMatch(/sitemap\.xml lists no products: http:\/\/.* could not be read .*401/);
    expect(said).toMatch(/Products have no pages of their own: http:\/\/.* could not be read .*401/);
    const sitemap = readFileSync(join(other, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('<loc>/products/best-sellers</loc>');
    expect(sitemap).not.toContain('/product/');
    expect(readFileSync(join(other, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
    rmSync(other, { recursive: true });
  }, 60_000);
});

describe('the files for search engines', () => {
  it('divide a sitemap that is too long, and name its parts', () => {
    const pages = ['/a', '/b', '/c'].map((path) => ({ path }));
    const files = sitemapFiles('https://shop.test', pages, 2);
    expect(files.map(({ name }) => name)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files[0]?.source).toContain('<sitemap><loc>https://shop.test/sitemap-2.xml</loc></sitemap>');
    expect(files[1]?.source).toContain('/b</loc>');
    expect(files[2]?.source).toContain('/c</loc>');
    expect(files[2]?.source).not.toContain('/b</loc>');
  });

  it('escape what would end an element', () => {
    expect(sitemapFiles('', [{ path: "/<&'>" }])[0]?.source).toContain('<loc>/&#60;&#38;&#39;&#62;</loc>');
  });

  it('take no site that is no address', () => {
    expect(siteOriginOf('HTTPS://Shop.test/')).toBe('https://shop.test');
    expect(siteOriginOf('')).toBe('');
    expect(() => siteOriginOf('https://shop.test/store')).toThrow('VITE_SITE_URL has a path');
    expect(() => siteOriginOf('shop.test')).toThrow('VITE_SITE_URL is not a web address: "shop.test".');
  });
});

describe('the files for static hosts', () => {
  const policy = "default-src 'self'; frame-ancestors 'none'";

  it('set the policy and the other headers on everything, and keep built files for ever', () => {
    const file = headersFile(policy);
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; frame-ancestors 'none'\n/);
    for (const name of [
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Referrer-Policy: ',
      'Permissions-Policy: ',
    ])
      expect(file).toContain(`  ${name}`);
    expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  });

  it('say the same to Vercel', () => {
    const { headers, rewrites, ...addresses } = JSON.parse(vercelFile(policy)) as {
      rewrites: { source: string; destination: string }[];
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(headers[0]?.headers).toContainEqual({ key: 'Content-Security-Policy', value: policy });
    expect(addresses).toEqual({ cleanUrls: true, trailingSlash: false });
    expect(new RegExp(`^${rewrites[0]?.source}$`).test('/product/1')).toBe(true);
    expect(new RegExp(`^${rewrites[0]?.source}$`).test('/assets/index.js')).toBe(false);
  });
});

describe('the policy', () => {
  it('changes its hash with the script', () => {
    expect(policyFor('<script>one</script>', '')).not.toBe(policyFor('<script>two</script>', ''));
  });

  it('hashes inline scripts only', () => {
    expect(policyFor('<script type="module" src="/main.js"></script>', '')).toContain("script-src 'self';");
  });
});
