import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const src = join(root, 'src');

export interface Source {
  /** Path below src, e.g. `ui/button.tsx`. */
  path: string;
  text: string;
  /** Modules it imports, dynamically too. Own ones as paths below src, packages by name. */
  imports: string[];
}

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g;

function resolveImport(from: string, name: string): string {
  if (name.startsWith('@/home/')) return `homes/browser/${name.slice(7)}`;
  if (name.startsWith('@/')) return name.slice(2);
  if (name.startsWith('.')) return relative(src, resolve(src, from, '..', name));
  return name;
}

/** All sources of the store. */
export const sources: Source[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join(src, path), 'utf8');
    return {
      path,
      text,
      imports: [...text.matchAll(IMPORT)].map(([, name = '']) => resolveImport(path, name)),
    };
  });

/** The text without comments, where a name in prose is no use of it. */
export function codeOf({ text }: Source): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
