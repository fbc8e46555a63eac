import { createListeners } from './observable';
import { readTabText, removeTabText, writeTabText } from './tab-storage';

/** Under what the browser's tab remembers for what it was loaded anew. */
const markOf = (reason: string) => `reloaded_for ${reason}`;

const leaving = createListeners();

/** For what only this page holds: the listener puts it where the page that comes finds it. */
export const beforeReload = leaving.add;

/** Loads the page anew. */
export function reload(): void {
  leaving.tell();
  window.location.reload();
}

/** Whether somebody has typed something that a reload would lose. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=button])',
  );
  return [...fields].some((field) => field.value !== '');
}

/** False when it was done before, or when the tab can't remember that it was. */
const mayReload = (reasons: string[]): boolean =>
  reasons.some((reason) => readTabText(markOf(reason)) === null) &&
  reasons.every((reason) => writeTabText(markOf(reason), 'yes'));

/**
 * Loads the page anew, at most once a tab for each reason, and never over what somebody has typed.
 * @param reasons a version of the store, or code that this page can't get any more
 * @returns false when it does not
 */
export function reloadOnce(reasons: string[]): boolean {
  if (hasTyped() || !mayReload(reasons)) return false;
  reload();
  return true;
}

/** The reload has helped: should the same happen again, it may be done again. */
export const forgetReload = (reason: string): void => removeTabText(markOf(reason));
