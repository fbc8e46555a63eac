import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paper } from '@/lib/brand';
import { manifestFile, withBrandWords } from '../../src/build/brand-words';
import { codeOf, root, sources } from './sources';

/** What the store is called until somebody renames it. */
const FIRST_NAME = ['Ink', 'patch'].join('');

/** The texts of the repository; a file that was just removed is no longer one, though git names it until the commit. */
const texts = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '-zco', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => /\.(tsx?|mjs|css|html|json|sql|svg|webmanifest|toml|md|ya?ml)$/.test(path))
    .filter((path) => existsSync(join(root, path)));

describe("the shop's name", () => {
  it('stands in src/lib/brand.ts alone', () => {
    const naming = texts('src', 'tests', 'public', 'supabase', 'index.html')
      .filter((path) => !path.startsWith('supabase/migrations/')) // released ones are never edited
      .filter((path) => readFileSync(join(root, path), 'utf8').includes(FIRST_NAME));
    expect(naming.filter((path) => path !== 'src/lib/brand.ts')).toEqual([]); // there, it may be part of another
  });

  it('gets into index.html, whatever it is made of', () => {
    const words = { name: 'Quill & <Ink>', tagline: 'The "best" $& of it', blurb: 'One' };
    expect(withBrandWords('<title>%name% – %tagline%</title><meta content="%blurb%" />', words)).toBe(
      '<title>Quill &#38; &#60;Ink&#62; – The &#34;best&#34; $&#38; of it</title><meta content="One" />',
    );
    const page = withBrandWords(readFileSync(join(root, 'index.html'), 'utf8'), words);
    expect(page).toContain('<title>Quill &#38; ');
    expect(page).toContain('property="og:site_name" content="Quill &#38; ');
    expect(page).toContain('<noscript>Quill &#38; ');
    expect(page).not.toMatch(/%[\w-]+%/);
    expect(JSON.parse(manifestFile(words))).toMatchObject({ name: words.name, description: words.blurb });
  });
});

it("the page's colour is the same in the style sheet and in src/lib/brand.ts, which index.html takes it from", () => {
  const css = readFileSync(join(root, 'src/index.css'), 'utf8');
  const [light, dark] = [...css.matchAll(/--paper: ([^;]+);/g)].map(([, colour]) => colour);
  expect({ light, dark }).toEqual(paper);
  expect(readFileSync(join(root, 'index.html'), 'utf8')).not.toMatch(/#[0-9a-f]{6}\b/i);
});

it('the currency stands in src/lib/brand.ts alone', () => {
  /** Its code, an amount with its sign, hundredths, two decimals. */
  const dollars = /\bUSD\b|[ >]\$\d|\$\d[\d,]*\.\d\d|['"`>(]\$(?=['"`)<])|\/ 100\b(?!\) \* 100)|toFixed\(2\)/;
  const naming = sources.filter((source) => dollars.test(codeOf(source))).map(({ path }) => path);
  expect(naming.filter((path) => path !== 'lib/brand.ts')).toEqual([]);
});

it('no file holds what a merge left undecided', () => {
  const undecided = texts().filter((path) =>
    /^(<{7} |(> ?){7} ?\w)/m.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(undecided).toEqual([]);
});
