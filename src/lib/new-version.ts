import { readTabText, writeTabText } from './tab-storage';

/** The built page's script. Its name changes with every version, because it names the files of all pages. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Under what the browser's tab remembers for which version it was loaded anew. */
const MARK = 'reloaded_for';

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

/** Whether somebody has typed something that a reload would lose. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=button])',
  );
  return [...fields].some((field) => field.value !== '');
}

/** False when it was done before, or when the tab can't remember that it was. */
function mayReload(version: string): boolean {
  return readTabText(MARK) !== version && writeTabText(MARK, version);
}

/**
 * Loads the page anew for a version of the store, at most once a tab, and never over what somebody has typed.
 * @returns false when it does not
 */
export function reloadOnce(version: string): boolean {
  if (hasTyped() || !mayReload(version)) return false;
  window.location.reload();
  return true;
}
