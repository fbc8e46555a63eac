import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWith } from '../support/build';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

export interface Build {
  folder: string;
  html: string;
  /** Script files by what has to be loaded for a page, the entry's first: the page's own and all that they import. */
  filesOf: (page: string) => string[];
  /** Bytes after gzip. */
  sizeOf: (file: string) => number;
  /** Sources that went into a file: paths below the repository. */
  modulesOf: (file: string) => string[];
}

const ENTRY = 'index.html';

/** Builds the store for a hosted project into a folder of its own, with what it takes to look into the result. */
export async function buildStore(): Promise<Build> {
  // nothing answers there: what the build asks for the sitemap stays on this machine
  const project = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', VITE_SUPABASE_ANON_KEY: 'public-anon-key' };
  const { folder } = await buildWith(project, ['--manifest', '--sourcemap']);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, ManifestChunk>;

  return {
    folder,
    html: read('index.html'),
    filesOf(page) {
      const found = new Set<string>();
      const visit = (key: string) => {
        const chunk = manifest[key];
        if (!chunk) throw new Error(`The build has no ${key}.`);
        if (found.has(chunk.file)) return;
        found.add(chunk.file);
        chunk.imports?.forEach(visit);
      };
      visit(ENTRY);
      visit(page);
      return [...found];
    },
    sizeOf: (file) => gzipSync(read(file), { level: 9 }).length,
    modulesOf(file) {
      const { sources } = JSON.parse(read(`${file}.map`)) as { sources: string[] };
      return sources.map((source) => source.replace(/^.*?(?=(?:node_modules|src)\/)/, ''));
    },
  };
}
