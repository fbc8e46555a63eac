/**
 * Puts the focus somewhere sensible after a row has gone with it: on the first control of the row that took its place,
 * one that does more than choose it, or on the page's heading when it was the last one. A person who has moved on is
 * left alone.
 * @param list the element whose children are the rows
 * @param index where the row stood
 */
export function focusAfterRemoval(list: Element | null, index: number): void {
  if (document.activeElement !== document.body) return;
  const rows = list?.isConnected ? list.children : [];
  const row = rows[Math.min(index, rows.length - 1)];
  const control = row?.querySelector<HTMLElement>('a, button, input:not([type="checkbox"])');
  (control ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
