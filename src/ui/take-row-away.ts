import { flushSync } from 'react-dom';
import { focusAfterRemoval } from './focus-after-removal';

/**
 * Draws a list without the row in which a button stands; the focus, if it stood there, goes on to the next row.
 * @param draw makes the state change
 */
export function takeRowAway(button: HTMLElement, draw: () => void): void {
  const row = button.closest('li, tbody > tr');
  const list = row?.parentElement ?? null;
  const index = row && list ? [...list.children].indexOf(row) : -1;
  flushSync(draw);
  focusAfterRemoval(list, index);
}
