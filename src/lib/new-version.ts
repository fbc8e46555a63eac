/** The built page's script. Its name changes with every version, because it names the files of all pages. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** How long the server may take to say which version it has, milliseconds. */
const LIMIT = 15_000;

/**
 * Looks whether the store on the server is another version than the one that runs here.
 * @returns that version's name; null when it is the same, or when the server's answer is not the store
 * @throws when there is no answer
 */
export async function findNewVersion(): Promise<string | null> {
  const here = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!here) return null;
  const signal = AbortSignal.timeout(LIMIT);
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' }, signal });
  const there = answer.ok ? ENTRY.exec(await answer.text())?.[1] : undefined;
  return there && here !== there ? there : null;
}
