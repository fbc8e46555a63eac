import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { adminPaths, pageRoutes, paths } from '@/lib/paths';
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

/** Which rooms each may import. */
const MAY_IMPORT: Record<Room, readonly Room[]> = {
  app: ROOMS.filter((room) => room !== 'build'),
  pages: ['pages', 'features', 'homes', 'sync', 'backend', 'records', 'domain', 'ui', 'lib'],
  features: ['features', 'homes', 'sync', 'backend', 'records', 'domain', 'ui', 'lib'],
  homes: ['homes', 'sync', 'backend', 'records', 'domain', 'lib'],
  sync: ['sync', 'backend', 'records', 'domain', 'lib'],
  backend: ['backend', 'domain', 'lib'],
  records: ['records', 'domain', 'lib'],
  ui: ['ui', 'lib'],
  domain: ['domain', 'lib'],
  lib: ['lib'],
  build: ['build', 'backend', 'lib'],
};

const roomOf = (path: string): Room | undefined => ROOMS.find((room) => path.startsWith(`${room}/`));

/** Every import that crosses from one file of ours to another. */
const steps = sources.flatMap((source) =>
  source.imports.flatMap((target) => (roomOf(target) ? [{ from: source.path, to: target }] : [])),
);

const files = (test: RegExp) =>
  sources
    .filter((source) => test.test(codeOf(source)))
    .map((source) => source.path)
    .sort();

describe('rooms', () => {
  it('see the imports at all', () => {
    expect(steps.length).toBeGreaterThan(200);
  });

  it('hold everything but the entry', () => {
    expect(sources.filter(({ path }) => !roomOf(path)).map(({ path }) => path)).toEqual(['main.tsx']);
  });

  it('import only rooms below them', () => {
    const wrong = steps.filter(({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)];
      return here && there && !MAY_IMPORT[here].includes(there);
    });
    expect(wrong).toEqual([]);
  });

  it('keep features apart: another one only through features/auth', () => {
    const featureOf = (path: string) => /^features\/([^/]+)/.exec(path)?.[1];
    const wrong = steps.filter(({ from, to }) => {
      const [here, there] = [featureOf(from), featureOf(to)];
      return here && there && here !== there && there !== 'auth';
    });
    expect(wrong).toEqual([]);
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

it('the admin has a module for each of its addresses', () => {
  const screens = sources
    .filter(({ path }) => /^pages\/admin\/[^/]+\.tsx$/.test(path))
    .map(({ path }) => path);
  const wanted = adminPaths.map((path) => `pages/admin/${path.split('/')[2] ?? 'dashboard'}.tsx`);
  expect(wanted.sort()).toEqual(screens.sort());
});

describe('one owner each', () => {
  it('of supabase-js: backend', () => {
    const users = sources.filter(({ imports }) => imports.includes('@supabase/supabase-js'));
    expect(users.map(({ path }) => roomOf(path))).toEqual(users.map(() => 'backend'));
    expect(users.length).toBeGreaterThan(0);
  });

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
