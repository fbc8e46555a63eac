import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Build, buildStore } from './build';

/**
 * Kilobytes (1,000 bytes) of script after gzip until the page shows what it is for: what they are, and 2 % more. Some 2 of
 * them are what stands in when a file can't be had (plain menus and notices, a page that offers Retry), 5 the part of the
 * hosted service's client that reads rows, 1 what takes built pages over, 1 what brings back the place in a list, 1 what
 * draws long lists as outlines, 0.4 what brings code back that a browser won't ask for again, 0.2 the way to what comes
 * later still: reviews, and fields under the header.
 */
const BUDGETS: [page: string, kilobytes: number][] = [
  ['src/pages/site/home.tsx', 134.5],
  ['src/pages/shop/products.tsx', 150.5],
  ['src/pages/shop/new-arrivals.tsx', 145],
  ['src/pages/shop/best-sellers.tsx', 145],
  ['src/pages/shop/product.tsx', 152.5],
];

/** What no first page needs, by where it lies. */
const LATER: [what: string, where: RegExp][] = [
  ['supabase-js', /@supabase\/(?!postgrest-js)/],
  ['Radix', /@radix-ui\//],
  ['the CSV library', /node_modules\/papaparse\//],
  ['admin screens', /src\/(pages\/admin|app\/admin|backend\/admin|domain\/admin)/],
  ['pages of the account', /src\/pages\/account\//],
  ['the checkout', /src\/pages\/shop\/checkout/],
];

let build: Build;
beforeAll(async () => {
  build = await buildStore();
}, 120_000);
afterAll(() => rmSync(build.folder, { recursive: true, force: true }));

describe.each(BUDGETS)('%s', (page, kilobytes) => {
  it(`needs at most ${kilobytes} KB of script`, () => {
    const bytes = build.filesOf(page).reduce((sum, file) => sum + build.sizeOf(file), 0);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
    expect(bytes / 1000).toBeGreaterThan(90); // less would mean that not everything was found
  });

  it('has its files named in the head, all of them', () => {
    const [entry, ...rest] = build.filesOf(page);
    expect(build.html).toContain(`src="/${entry}"`);
    expect(rest.filter((file) => !build.html.includes(`"/${file}"`))).toEqual([]);
  });

  it.each(LATER)('comes without %s', (_what, where) => {
    const modules = build.filesOf(page).flatMap(build.modulesOf);
    expect(modules).toContain(page);
    expect(modules.filter((path) => where.test(path))).toEqual([]);
  });
});

it('knows what comes later by the right names', () => {
  const all = [
    'src/pages/admin/shared/admin-layout.tsx',
    'src/pages/admin/orders.tsx',
    'src/pages/admin/coupons.tsx',
  ]
    .concat(['src/pages/account/login.tsx', 'src/pages/shop/checkout.tsx', 'src/ui/menu.tsx'])
    .concat(['node_modules/@supabase/supabase-js/dist/index.mjs'])
    .flatMap((page) => build.filesOf(page))
    .flatMap(build.modulesOf);
  const missing = LATER.filter(([, where]) => !all.some((path) => where.test(path)));
  expect(missing.map(([what]) => what)).toEqual([]);
  // and of the two homes of the records, the one that was chosen alone
  const homes = all.map((path) => /src\/homes\/(browser|database)\//.exec(path)?.[1]).filter(Boolean);
  expect([...new Set(homes)]).toEqual(['browser']);
});

it('carries one style sheet of at most 12.2 KB', () => {
  const sheets = [...build.html.matchAll(/rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"/g)].map(
    ([, file = '']) => file,
  );
  expect(sheets).toHaveLength(1);
  expect(build.sizeOf(sheets[0] ?? '') / 1000).toBeLessThanOrEqual(12.2);
});

it.each([
  ['shell/index.html', 4],
  ['index.html', 9],
  ['about.html', 8],
  ['products.html', 8],
])('has %s in at most %d KB', (file, kilobytes) => {
  expect(build.sizeOf(file) / 1000).toBeLessThanOrEqual(kilobytes);
});
