import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { drawnPaths } from '../../src/build/static-host-files';
import { adminPaths, pageRoutes, paths } from '@/lib/paths';
import { STORED_CATALOG } from '@/records/stored-catalog-mark';
import { zones } from '../../eslint.config.js';
import { codeOf, root, sources } from './sources';

const ROOMS = [
  'app',
  'pages',
  'features',
  'homes',
  'sync',
  'backend',
  'records',
  'domain',
  'ui',
  'lib',
  'build',
] as const;
type Room = (typeof ROOMS)[number];

const roomOf = (path: string): Room | undefined => ROOMS.find((room) => path.startsWith(`${room}/`));

const files = (test: RegExp) =>
  sources
    .filter((source) => test.test(codeOf(source)))
    .map((source) => source.path)
    .sort();

describe('rooms', () => {
  it('hold everything but the entry', () => {
    expect(sources.filter(({ path }) => !roomOf(path)).map(({ path }) => path)).toEqual(['main.tsx']);
  });

  // lint holds them, so that an editor tells at once; here, that it would
  it.each([
    ['ui/button.tsx', '@/domain/product', false],
    ['ui/button.tsx', '../lib/text', true],
    ['ui/button.tsx', '../pages/shop/cart', false],
    ['domain/money.ts', '@/lib/brand', true],
    ['domain/money.ts', '@/records/orders', false],
    ['domain/money.ts', '@/home/checkout', false],
    ['features/ownership/use-owns.ts', '@/home/own-orders', true],
    ['backend/lists.ts', '@supabase/supabase-js', true],
    ['sync/journal.ts', '@supabase/supabase-js', false],
    ['sync/journal.ts', '@/features/cart/cart', false],
    ['features/cart/cart.ts', '@/features/auth/auth-context', true],
    ['features/cart/cart.ts', '../wishlist/wishlist', false],
    ['features/cart/cart.ts', '../auth/auth-context', true],
    ['features/cart/cart.ts', '@/features/wishlist/wishlist', false],
    ['features/cart/cart.ts', '@/pages/shop/cart', false],
    ['pages/shop/cart.tsx', '@/app/header', false],
    ['app/header.tsx', '@/pages/shop/cart', true],
    ['lib/text.ts', '@/domain/product', false],
    ['build/page.ts', '@/ui/button', false],
    ['build/page.ts', '../backend/public-reads.ts', true],
    ['build/page.ts', '../backend/client.ts', false],
  ])('%s may import %s: %s', (path, target, isAllowed) => {
    const typescript = { files: ['**/*.{ts,tsx}'] };
    const found = new Linter().verify(`import '${target}';`, [typescript, ...zones], {
      filename: `src/${path}`,
    });
    expect(found.map(({ ruleId }) => ruleId)).toEqual(isAllowed ? [] : ['no-restricted-imports']);
  });

  it('have each their zone in the lint configuration', () => {
    const folders = zones.flatMap(({ files }) => files);
    expect(ROOMS.filter((room) => !folders.some((folder) => folder.startsWith(`src/${room}/`)))).toEqual([]);
  });

  it('have no barrel files', () => {
    expect(sources.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path))).toEqual([]);
  });

  it('name files in kebab case', () => {
    expect(
      sources.map(({ path }) => path).filter((path) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*\.tsx?$/.test(path)),
    ).toEqual([]);
  });

  it('keep files short: nine in ten under 150 lines, none above 250', () => {
    const lengths = sources.map(({ path, text }) => ({ path, lines: text.split('\n').length }));
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
    expect(lengths.filter(({ lines }) => lines < 150).length / lengths.length).toBeGreaterThanOrEqual(0.9);
  });
});

it('the table of pages names every page, and each has its module', () => {
  const modules = sources
    .map(({ path }) => /^pages\/((?:shop|account|site)\/[^/]+)\.tsx$/.exec(path)?.[1])
    .filter((module) => module !== undefined);
  expect(pageRoutes.map(({ module }) => module).sort()).toEqual(modules.sort());
});

it('the server of DEPLOY.md gives the empty page for each address that no file is built for', () => {
  const text = readFileSync(join(root, 'supabase/DEPLOY.md'), 'utf8');
  const patterns = [...text.matchAll(/location ~ (\S+) \{\s+try_files [^;]* \/shell\/index\.html;/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  );
  const isDrawn = (path: string) => patterns.some((pattern) => pattern.test(path));
  expect([...drawnPaths, paths.product('any')].filter((path) => !isDrawn(path))).toEqual([]);
  const others = pageRoutes.flatMap(({ path, isBuilt }) => (isBuilt ? [path] : []));
  const nowhere = ['/none', '/cart/none', '/admin/none', '/product', '/product/a/b', '/products/none'];
  expect([...others, ...nowhere].filter(isDrawn)).toEqual([]);
});

it('the admin has a module for each of its addresses', () => {
  const screens = sources
    .filter(({ path }) => /^pages\/admin\/[^/]+\.tsx$/.test(path))
    .map(({ path }) => path);
  const wanted = adminPaths.map((path) => `pages/admin/${path.split('/')[2] ?? 'dashboard'}.tsx`);
  expect(wanted.sort()).toEqual(screens.sort());
});

describe('one owner each', () => {
  it('of localStorage: records, and the store of the session', () => {
    const wrong = files(/\blocalStorage\b/).filter((path) => roomOf(path) !== 'records');
    expect(wrong).toEqual(['backend/session-store.ts']);
  });

  it('of import.meta.env: lib/env', () => {
    expect(files(/import\.meta\.env/)).toEqual(['lib/env.ts']);
  });

  it('of route strings: lib/paths', () => {
    const firstParts = new Set(
      [...pageRoutes.map(({ path }) => path), paths.admin].map((path) => path.split('/')[1]).filter(Boolean),
    );
    const route = new RegExp(`['"\`]/(${[...firstParts].join('|')})(/[^'"\`]*)?['"\`]`);
    expect(files(route)).toEqual(['lib/paths.ts']);
  });
});

describe('the top level', () => {
  it('holds what the house needs and nothing else', () => {
    // what git does not track is the owner's affair: .env, an export, a licence about to be added
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
    const names = new Set(tracked.filter(Boolean).map((path) => path.split('/')[0]));
    const mayBeAdded = ['LICENSE', 'LICENSE.md', '.env.production'];
    expect([...names].filter((name) => !mayBeAdded.includes(name ?? '')).sort()).toEqual([
      '.ci',
      '.editorconfig',
      '.env.example',
      '.gitignore',
      '.npmrc',
      '.prettierignore',
      '.prettierrc.json',
      'CHANGELOG.md',
      'README.md',
      'docs',
      'eslint.config.js',
      'index.html',
      'package-lock.json',
      'package.json',
      'public',
      'src',
      'supabase',
      'tailwind.config.ts',
      'tests',
      'tsconfig.json',
      'vite.config.ts',
    ]);
  });
});

it('the page itself knows a first visit by the mark of the stored catalogue', () => {
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain(
    `localStorage.getItem('${STORED_CATALOG}')`,
  );
});
