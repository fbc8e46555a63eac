import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { fileOf } from '../../src/build/built-pages';
import { escapeHtml } from '../../src/build/escape-html';
import { productFrom } from '@/domain/product';
import { shortDescription } from '@/domain/product-data';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { buildWith } from '../support/build';

const SITE = 'https://shop.test';

it('of each product of the seed a crawler reads what it is, without a script', async () => {
  const { url, anonKey } = inject('supabase');
  const answer = await fetch(`${url}/rest/v1/products?select=*,categories(name)`, {
    headers: { apikey: anonKey },
  });
  const rows = (await answer.json()) as { id: string }[];
  const seed = rows.filter(({ id }) => id.startsWith('00000000-0000-4000-9000-')); // other tests add theirs
  expect(seed.length).toBeGreaterThan(40);
  // What the build says of pictures isn't asked: products of other tests, with pictures that aren't there, may stand beside.
  const { folder } = await buildWith({
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: anonKey,
    VITE_SITE_URL: SITE,
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));

  for (const row of seed) {
    const product = productFrom(row);
    if (!product) throw new Error(`No product: ${row.id}`);
    const path = paths.product(product.id);
    const html = readFileSync(join(folder, fileOf(path)), 'utf8');
    const read = (pattern: RegExp) => pattern.exec(html)?.[1];
    const title = escapeHtml(`${product.title} – ${brand.name}`);
    const description = escapeHtml(shortDescription(product) ?? '');
    expect({
      title: read(/<title>([^<]*)<\/title>/),
      description: read(/<meta name="description" content="([^"]*)"/),
      canonical: read(/<link rel="canonical" href="([^"]*)"/),
      sharedTitle: read(/<meta property="og:title" content="([^"]*)"/),
      sharedText: read(/<meta property="og:description" content="([^"]*)"/),
      sharedAddress: read(/<meta property="og:url" content="([^"]*)"/),
    }).toEqual({
      title,
      description,
      canonical: SITE + path,
      sharedTitle: title,
      sharedText: description,
      sharedAddress: SITE + path,
    });
    const picture = read(
      /<meta property="og:image" content="https:\/\/shop\.test\/(assets\/link-picture-[^"]*\.png)"/,
    );
    expect(
      readFileSync(join(folder, picture ?? 'none'))
        .subarray(1, 4)
        .toString(),
      path,
    ).toBe('PNG');
    const data = JSON.parse(
      read(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/) ?? '{}',
    ) as object;
    expect(data, path).toMatchObject({ '@type': 'Product', name: product.title });
  }
}, 120_000);
